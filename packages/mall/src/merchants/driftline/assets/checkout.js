import { bag, refreshBag } from './bag.js';
import { $, boot, call, esc, go, money, pressable, toast } from './core.js';
import { dropdown } from './dropdown.js';
import { expiryMask, numberMask, rules } from './fields.js';
import { showCaptcha, verifyWithBank } from './overlays.js';

const provinces = 'AB BC MB NB NL NS ON PE QC SK'.split(' ').map((code) => [code, code]);
const states = Object.entries(boot.states);

const field = (id, label, attributes = '') =>
  `<div class="fl" data-f="${id}"><input id="f-${id}" placeholder=" " ${attributes}><span>${label}</span><small class="fl__err"></small></div>`;

const formHtml = () => `<div class="co"><div class="co__form">
  <h2>Contact</h2>${field('email', 'Email', 'type="email" autocomplete="email"')}
  <label class="check"><input type="checkbox" id="f-news"> Send me new arrivals now and then</label>
  <h2>Ship to</h2><div id="dd-country"></div>${field('name', 'Full name', 'autocomplete="name"')}${field('street', 'Address', 'autocomplete="address-line1"')}${field('unit', 'Apt / unit (optional)', 'autocomplete="address-line2"')}
  <div class="trio">${field('city', 'City', 'autocomplete="address-level2"')}<div id="dd-state"></div>${field('zip', 'ZIP', 'autocomplete="postal-code"')}</div>${field('phone', 'Phone', 'type="tel" autocomplete="tel"')}
  <h2>Delivery speed</h2><div class="speeds"></div>
  <h2>Card</h2>${field('number', 'Card number', 'inputmode="numeric" autocomplete="cc-number"')}<div class="duo">${field('expiry', 'MM / YY', 'inputmode="numeric" autocomplete="cc-exp"')}${field('cvc', 'CVC', 'inputmode="numeric" autocomplete="cc-csc" maxlength="4"')}</div>${field('holder', 'Name on card', 'autocomplete="cc-name"')}
  <div class="err" role="alert"></div><div class="cta pay" role="button" tabindex="0">Pay now</div></div>
  <aside class="co__sum"></aside></div>`;

function summaryHtml({ totals, code, pending }) {
  const amount = (cents) => (pending ? '<i class="spin"></i>' : money(cents));
  const row = (label, figure) => `<div class="row"><span>${label}</span><span>${figure}</span></div>`;
  const items = bag.items.map((item) =>
    row(
      `${item.quantity} × ${esc(item.title)} <span class="muted">${esc(item.variant ?? '')}</span>`,
      money(item.unitPrice * item.quantity),
    ),
  );
  return `<h2>Summary</h2>${items.join('')}
      <div class="promo"><input id="f-code" placeholder="Discount code" aria-label="Discount code" value="${esc(code)}"><div class="apply" role="button" tabindex="0">Apply</div></div>
      ${totals?.couponError ? `<div class="err">${esc(totals.couponError)}</div>` : ''}
      <hr>${row('Subtotal', money(bag.subtotal))}${totals?.discount ? row(`Discount (${esc(totals.coupon)})`, `−${money(totals.discount)}`) : ''}
      ${row('Delivery', amount(totals?.shipping))}${row('Estimated tax', amount(totals?.tax))}
      <div class="row row--total" aria-busy="${pending}"><span>Total</span><span class="total">${amount(totals?.total)}</span></div>`;
}

function speedHtml({ id, label, days: [first, last], price }, chosen) {
  const time = first === last ? `${first} business day` : `${first}–${last} business days`;
  return `<div class="speed" role="radio" tabindex="0" aria-checked="${id === chosen}" data-id="${id}"><b>${label}</b><span class="muted">${time}</span><span>${money(price)}</span></div>`;
}

export async function checkout(main) {
  await refreshBag();
  if (bag.count === 0) {
    main.innerHTML =
      '<section class="narrow"><h1>Your bag is empty</h1><p><a href="/" data-link>Back to the shop</a></p></section>';
    return;
  }
  const form = { country: 'US', state: '', shipping: 'economy', code: '' };
  main.innerHTML = formHtml();

  const value = (id) => $(`#f-${id}`, main).value.trim();
  const address = () => ({
    email: value('email'),
    name: value('name'),
    street: value('street'),
    unit: value('unit'),
    city: value('city'),
    state: form.state,
    zip: value('zip'),
    country: form.country,
    phone: value('phone'),
  });
  let totals = null;
  let timer = 0;
  let turn = 0;

  function paintSummary(pending) {
    $('.co__sum', main).innerHTML = summaryHtml({ totals, code: form.code, pending });
    pressable($('.apply', main), () => requote($('#f-code', main).value.trim()));
    $('.pay', main).classList.toggle('cta--off', pending || totals === null);
    $('.pay', main).textContent = pending || totals === null ? 'Updating…' : `Pay ${money(totals.total)}`;
  }

  function paintSpeeds() {
    $('.speeds', main).innerHTML = totals.options.map((option) => speedHtml(option, form.shipping)).join('');
    for (const speed of main.querySelectorAll('.speed')) {
      pressable(speed, () => {
        form.shipping = speed.dataset.id;
        requote();
      });
    }
  }

  /** Every change shows spinners at once; the server is asked 400 ms after the last one. Late answers are dropped. */
  function requote(code = '') {
    form.code = code;
    paintSummary(true);
    clearTimeout(timer);
    timer = setTimeout(async () => {
      turn += 1;
      const mine = turn;
      const answer = await call('POST', '/api/checkout/quote', { ...form, code });
      if (mine !== turn) return;
      if (answer.captcha) return showCaptcha(answer.captcha);
      if (!answer.ok) {
        $('.co__sum', main).innerHTML =
          `<h2>Summary</h2><p class="err">${esc(answer.error)}</p><div class="apply retry" role="button" tabindex="0">Retry</div>`;
        pressable($('.retry', main), () => requote());
        return toast(answer.error);
      }
      totals = answer;
      paintSpeeds();
      paintSummary(false);
    }, 400);
  }

  const stateList = dropdown($('#dd-state', main), {
    label: 'State',
    choices: states,
    onPick: (code) => {
      form.state = code;
      stateList.clear();
      requote();
    },
  });
  dropdown($('#dd-country', main), {
    label: 'Country',
    value: 'US',
    choices: [
      ['US', 'United States'],
      ['CA', 'Canada'],
    ],
    onPick: (code) => {
      form.country = code;
      stateList.setChoices(code === 'US' ? states : provinces);
      form.state = stateList.value;
      requote();
    },
  });

  const mark = (id, message) => {
    if (id === 'state') return message ? stateList.fail(message) : stateList.clear();
    const box = $(`[data-f="${id}"]`, main);
    if (!box) return;
    box.classList.toggle('fl--bad', Boolean(message));
    $('.fl__err', box).textContent = message ?? '';
  };
  for (const [id, rule] of Object.entries(rules)) {
    $(`#f-${id}`, main).addEventListener('blur', () => value(id) !== '' && mark(id, rule(value(id), form)));
    $(`#f-${id}`, main).addEventListener('input', () => mark(id, ''));
  }
  $('#f-number', main).addEventListener('input', numberMask);
  $('#f-expiry', main).addEventListener('input', expiryMask);
  for (const id of ['zip', 'city', 'street']) $(`#f-${id}`, main).addEventListener('change', () => requote());

  async function pay(challenge = '') {
    const errors = Object.entries(rules).map(([id, rule]) => [id, rule(value(id), form)]);
    for (const [id, message] of errors) mark(id, message);
    if (!form.state) mark('state', 'Select a state');
    const bad = errors.some(([, message]) => message) || !form.state;
    $('.err', main).textContent = bad ? 'A few details need another look.' : '';
    if (bad) return;
    const button = $('.pay', main);
    button.classList.add('cta--busy', 'cta--off');
    const card = { number: value('number'), expiry: value('expiry'), cvc: value('cvc'), holder: value('holder') };
    const answer = await call('POST', '/api/checkout/order', {
      address: address(),
      card,
      shipping: form.shipping,
      news: $('#f-news', main).checked,
      challenge,
    });
    button.classList.remove('cta--busy', 'cta--off');
    if (answer.captcha) return showCaptcha(answer.captcha);
    if (answer.challenge) return verifyWithBank(answer.challenge, () => pay(answer.challenge.id));
    for (const [id, message] of Object.entries(answer.errors ?? {})) mark(id, message);
    if (!answer.ok) {
      $('.err', main).textContent = answer.error ?? 'A few details need another look.';
      return;
    }
    await refreshBag();
    go(`/thanks/${encodeURIComponent(answer.number)}`, { total: answer.total, email: answer.email });
  }
  pressable($('.pay', main), () => {
    if (!$('.pay', main).classList.contains('cta--off')) pay();
  });
  requote();
}
