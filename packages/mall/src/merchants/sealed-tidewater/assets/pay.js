import { call, money } from './store.js';

const root = document.querySelector('#checkout');
const el = (name) => root.querySelector(`[data-f="${name}"]`);
const provinceButton = root.querySelector('#province');
const payButton = document.querySelector('#pay');
let province = '';
let method = 'card';
let delivery = null;
const regions = JSON.parse(document.querySelector('#regions').textContent);
let asked = 0;

const details = () => ({
  email: el('email').value,
  news: el('news').checked,
  first: el('first').value,
  last: el('last').value,
  street: el('street').value,
  unit: el('unit').value,
  city: el('city').value,
  country: el('country').value,
  province,
  postal: el('postal').value,
  mobile: el('mobile').value,
  delivery,
});

// Province: a button with a list, because the options follow the country
function closeMenus() {
  for (const menu of root.querySelectorAll('.menu')) menu.remove();
  provinceButton.setAttribute('aria-expanded', 'false');
}
provinceButton.onclick = () => {
  if (provinceButton.getAttribute('aria-expanded') === 'true') {
    closeMenus();
    return;
  }
  closeMenus();
  provinceButton.setAttribute('aria-expanded', 'true');
  const list = document.createElement('ul');
  list.className = 'menu';
  list.setAttribute('role', 'listbox');
  for (const [code, name] of regions[el('country').value] ?? []) {
    const item = document.createElement('li');
    item.setAttribute('role', 'option');
    item.dataset.code = code;
    item.textContent = name;
    item.onclick = () => {
      province = code;
      provinceButton.firstElementChild.textContent = name;
      closeMenus();
      later();
    };
    list.append(item);
  }
  provinceButton.parentElement.append(list);
};
document.addEventListener('click', (event) => {
  if (!event.target.closest('.float')) closeMenus();
});
document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') closeMenus();
});

// Street suggestions; typing on or leaving the field makes them go away
const closeSuggestions = () => root.querySelector('.suggest')?.remove();
let suggestTimer;
el('street').addEventListener('input', () => {
  clearTimeout(suggestTimer);
  suggestTimer = setTimeout(async () => {
    const { found } = await call(`streets?q=${encodeURIComponent(el('street').value)}`);
    closeSuggestions();
    if (!found.length || document.activeElement !== el('street')) return;
    const list = document.createElement('ul');
    list.className = 'menu suggest';
    for (const place of found) {
      const item = document.createElement('li');
      item.textContent = `${place.street}, ${place.city}`;
      item.onmousedown = () => {
        el('street').value = place.street;
        el('city').value = place.city;
        el('postal').value = place.postal;
        closeSuggestions();
        later();
      };
      list.append(item);
    }
    el('street').parentElement.append(list);
  }, 220);
});
el('street').addEventListener('blur', () => closeSuggestions());

let timer;
function later() {
  clearTimeout(timer);
  timer = setTimeout(refresh, 250);
}

async function refresh() {
  asked += 1;
  const mine = asked;
  const quote = await call('checkout/quote', details());
  // Only the newest answer counts: an older one would undo what the buyer chose since.
  if (mine !== asked) return;
  const rows = [
    ['Subtotal', money(quote.subtotal)],
    ...(quote.discount ? [[`Promo ${quote.coupon}`, `−${money(quote.discount)}`]] : []),
    ['Delivery', quote.shipping === null ? '—' : quote.shipping ? money(quote.shipping) : 'Free'],
    [quote.taxName, quote.tax === null ? '—' : money(quote.tax)],
  ];
  root.querySelector('#rows').replaceChildren(
    ...rows.map(([name, value]) => {
      const row = document.createElement('div');
      row.className = 'money';
      row.innerHTML = `<span></span><span></span>`;
      row.firstChild.textContent = name;
      row.lastChild.textContent = value;
      return row;
    }),
  );
  for (const spot of document.querySelectorAll('[data-total]')) spot.textContent = money(quote.total);
  const box = root.querySelector('#ways');
  root.querySelector('#ways-hint').hidden = quote.ways.length > 0;
  box.replaceChildren(
    ...quote.ways.map((way) => {
      const label = document.createElement('label');
      label.className = 'ship';
      label.innerHTML = `<input type="radio" name="way"><span><span></span><br><span class="muted"></span></span><b></b>`;
      const [input, text, price] = label.children;
      input.value = way.id;
      input.checked = way.id === quote.delivery;
      text.firstChild.textContent = way.label;
      text.lastChild.textContent = way.when;
      price.textContent = way.price ? money(way.price) : 'Free';
      input.onchange = () => {
        delivery = way.id;
        refresh();
      };
      return label;
    }),
  );
  delivery = quote.delivery;
  payButton.disabled = quote.delivery === null;
}
for (const name of ['postal', 'country', 'city']) el(name).addEventListener('input', later);
el('country').addEventListener('change', () => {
  province = '';
  provinceButton.firstElementChild.textContent = 'Select';
});

root.querySelector('#summary-toggle').onclick = () => {
  const body = root.querySelector('#summary-body');
  body.hidden = !body.hidden;
};
root.querySelector('#promo-apply').onclick = async () => {
  const outcome = await call('checkout/promo', { code: root.querySelector('#promo').value });
  root.querySelector('#promo-said').textContent = outcome.message;
  refresh();
};

for (const tab of root.querySelectorAll('[role=tab]')) {
  tab.onclick = () => {
    method = tab.dataset.method;
    for (const other of root.querySelectorAll('[role=tab]')) {
      other.setAttribute('aria-selected', String(other === tab));
      document.getElementById(other.getAttribute('aria-controls')).hidden = other !== tab;
    }
  };
}
el('exp').addEventListener('input', (event) => {
  const digits = event.target.value.replace(/\D/g, '').slice(0, 4);
  event.target.value = digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits;
});

function showWrong(wrong) {
  for (const box of root.querySelectorAll('.float')) {
    const name = box.querySelector('[data-f]')?.dataset.f;
    const text = wrong[name] ?? '';
    box.classList.toggle('bad', text !== '');
    box.querySelector('.why')?.remove();
    if (!text) continue;
    const why = document.createElement('div');
    why.className = 'why';
    why.textContent = text;
    box.append(why);
  }
  root.querySelector('.bad')?.scrollIntoView({ block: 'center' });
}

payButton.onclick = async () => {
  payButton.disabled = true;
  const card =
    method === 'card'
      ? { number: el('pan').value, exp: el('exp').value, code: el('code').value, holder: el('holder').value }
      : null;
  const outcome = await call('checkout/pay', { ...details(), method, card }).catch(() => ({
    error: 'Connection lost. Try again.',
  }));
  if (outcome.go) {
    location.href = outcome.go;
    return;
  }
  payButton.disabled = false;
  showWrong(outcome.wrong ?? {});
  const toast = root.querySelector('.toast');
  toast.hidden = !outcome.error;
  toast.textContent = outcome.error ?? '';
  if (outcome.error) toast.scrollIntoView({ block: 'center' });
};
refresh();
