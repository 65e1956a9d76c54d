/* global shop, on, holders, settlers, settle */
const spaced = {
  card: (text) =>
    text
      .replace(/\D/g, '')
      .slice(0, 16)
      .replace(/(\d{4})(?=\d)/g, '$1 '),
  expiry: (text) =>
    text
      .replace(/\D/g, '')
      .slice(0, 4)
      .replace(/^(\d{2})(?=\d)/, '$1 / '),
  postcode: (text) => text.toUpperCase(),
  phone: (text) => text.replace(/[^\d+ ()-]/g, ''),
};
on('input', '[data-mask]', (field) => {
  const text = spaced[field.dataset.mask](field.value);
  if (text !== field.value) field.value = text;
});

/** The frames hand the card to their own site; the page learns only that they did. */
holders.push(async (form) => {
  const token = form.querySelector('[data-card-token]');
  const frames = [...form.querySelectorAll('[data-card-frame]')].filter((frame) => frame.offsetParent);
  if (!token || frames.length === 0) return;
  await new Promise((done) => {
    let open = frames.length;
    const hear = ({ data, origin }) => {
      if (origin !== shop.payment || data?.kept !== token.dataset.cardToken) return;
      open -= 1;
      if (open > 0) return;
      removeEventListener('message', hear);
      done();
    };
    addEventListener('message', hear);
    for (const frame of frames) frame.contentWindow.postMessage({ keep: token.dataset.cardToken }, shop.payment);
  });
  token.value = token.dataset.cardToken;
});
addEventListener('message', async ({ data, source, origin }) => {
  if (data?.go && origin === shop.payment) location.assign(data.go);
  const form = document.querySelector('[data-frame-form]');
  if (!form || data?.keep !== form.dataset.frameForm) return;
  const body = new URLSearchParams([...new FormData(form)]);
  body.append('key', form.dataset.frameForm);
  await fetch('/frame/keep', { method: 'POST', body });
  source.postMessage({ kept: form.dataset.frameForm }, origin);
});

/** Card fields that arrive after the page. */
settlers.push(() => {
  for (const box of document.querySelectorAll('[data-late]')) {
    const ms = Number(box.dataset.late);
    box.removeAttribute('data-late');
    setTimeout(() => {
      box.previousElementSibling?.remove();
      box.hidden = false;
      settle();
    }, ms);
  }
});
