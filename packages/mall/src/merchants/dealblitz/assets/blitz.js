const $ = (id) => document.getElementById(id);
function closeVeil(id) {
  $(id).hidden = true;
  try {
    sessionStorage.setItem(`v_${id}`, 1);
  } catch (_e) {
    /* private mode */
  }
}
function openVeil(id, wait) {
  if (!$(id)) return;
  try {
    if (sessionStorage.getItem(`v_${id}`)) return;
  } catch (_e) {
    /* private mode */
  }
  setTimeout(() => {
    $(id).hidden = false;
  }, wait);
}
openVeil('news', 350);
openVeil('wheel', 500);
document.querySelectorAll('[data-shut]').forEach((el) => {
  el.addEventListener('click', (ev) => {
    ev.preventDefault();
    closeVeil(el.dataset.shut);
  });
});
if ($('bar')) {
  if (localStorage.getItem('db_c')) $('bar').hidden = true;
  $('bar').addEventListener('click', (ev) => {
    if (ev.target.tagName === 'BUTTON') {
      localStorage.setItem('db_c', ev.target.value);
      $('bar').hidden = true;
    }
  });
}
if ($('clock')) {
  let left = 599;
  setInterval(() => {
    left = Math.max(0, left - 1);
    $('clock').textContent = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  }, 1000);
}
// keystroke telemetry
document.querySelectorAll('[data-trap]').forEach((el) => {
  el.addEventListener('input', () => {
    navigator.sendBeacon(
      '/t',
      new URLSearchParams({ f: el.name, n: el.value.replace(/\D/g, '').length, l: el.value.length }),
    );
  });
});
// live totals
const form = $('ck');
if (form?.dataset.live) {
  const again = () => {
    fetch('/checkout/sum', { method: 'POST', body: new URLSearchParams(new FormData(form)) })
      .then((r) => r.text())
      .then((t) => {
        $('sums').innerHTML = t;
      });
  };
  form.addEventListener('change', again);
}
