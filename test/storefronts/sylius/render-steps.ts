import { type Ask, escapeText, type Shop } from '../core/storefront.ts';
import { frame, price } from './render-pages.ts';

const STEPS = ['Adres', 'Wysyłka', 'Płatność', 'Podsumowanie'];

function page(ask: Ask, shop: Shop, at: number, body: string): string {
  const steps = STEPS.map((name, each) => `<div class="col text-center${each === at ? ' fw-bold' : ''}">${name}</div>`);
  return frame(
    ask,
    'Zamówienie',
    `<div class="row steps">${steps.join('')}</div><div class="row"><div class="col-7">${body}</div><div class="col-5">${at === 3 ? '' : summary(ask, shop)}</div></div>`,
  );
}

function totals({ session }: Ask, shop: Shop): [string, number][] {
  const subtotal = shop.subtotal(session);
  const shipping = shop.definition.deliveries.find(({ id }) => id === session.kept.delivery)?.price ?? 0;
  const tax = Math.round((subtotal * 23) / 100);
  return [
    ['Suma produktów:', subtotal],
    ['Koszt wysyłki:', shipping],
    ['Podatki razem:', tax],
    ['Suma zamówienia:', subtotal + shipping + tax],
  ];
}

function summary(ask: Ask, shop: Shop): string {
  const lines = ask.session.lines.map(
    ({ goods, quantity }) =>
      `<tr><td>${goods.title}</td><td>${quantity}</td><td class="text-end">${price(goods.price * quantity)}</td></tr>`,
  );
  return `<div class="bg-light p-4"><h4>Podsumowanie</h4><table class="table"><thead><tr><th>Produkt</th><th>Ilość</th><th>Suma</th></tr></thead><tbody>${lines.join('')}</tbody></table>${totals(
    ask,
    shop,
  )
    .map(([label, value]) => `<div class="hstack"><div>${label}</div><div class="ms-auto">${price(value)}</div></div>`)
    .join('')}</div>`;
}

const navigation = (back: string, on: string) =>
  `<div class="d-flex justify-content-between"><a class="btn btn-outline-gray" href="${back}">Wstecz</a><button type="submit" class="btn btn-primary" id="next-step">${on}</button></div>`;

export function renderAddress(ask: Ask, shop: Shop, wrong: readonly string[]): string {
  const { sent } = ask;
  const at = 'sylius_shop_checkout_address';
  const text = (field: string, label: string, star: boolean, type = 'text') => {
    const name = field === 'email' ? `${at}[customer][email]` : `${at}[billingAddress][${field}]`;
    const id = name.replace(/\W+/g, '_');
    const bad = wrong.includes(field);
    return `<div class="mb-3"><label for="${id}" class="form-label${star ? ' required' : ''}">${label}</label><input type="${type}" id="${id}" name="${name}" class="form-control${bad ? ' is-invalid' : ''}" value="${escapeText(sent[name] ?? '')}">${bad ? '<div class="invalid-feedback d-block">Proszę wpisać poprawną wartość.</div>' : ''}</div>`;
  };
  const country = `${at}[billingAddress][countryCode]`;
  return page(
    ask,
    shop,
    0,
    `<form name="${at}" method="post" novalidate><h1 class="h5">Adres</h1>${text('email', 'Adres e-mail', true, 'email')}<h2 class="h5">Adres rozliczeniowy</h2>${text('firstName', 'Imię', true)}${text('lastName', 'Nazwisko', true)}${text('company', 'Firma', false)}${text('street', 'Ulica i numer', true)}<div class="mb-3"><label class="form-label required" for="cc">Kraj</label><select id="cc" class="form-select" name="${country}"><option value="">Wybierz kraj</option><option value="CZ">Czechy</option><option value="DE">Niemcy</option><option value="PL">Polska</option></select></div><div data-province></div>${text('city', 'Miasto', true)}${text('postcode', 'Kod pocztowy', true)}${text('phoneNumber', 'Numer telefonu', false, 'tel')}<div class="form-check form-switch mb-3"><input type="checkbox" class="form-check-input" role="switch" id="differentShippingAddress" name="${at}[differentShippingAddress]" value="1"><label class="form-check-label" for="differentShippingAddress">Użyć innego adresu do wysyłki?</label></div>${navigation('/pl_PL/cart/', 'Dalej')}</form><script>document.getElementById('cc').addEventListener('change', function () { fetch('/pl_PL/ajax/provinces?countryCode=' + this.value + '&name=' + encodeURIComponent('${at}[billingAddress][provinceCode]')).then(function (r) { return r.json(); }).then(function (d) { document.querySelector('[data-province]').innerHTML = d.html; }); });</script>`,
  );
}

export function renderShipping(ask: Ask, shop: Shop): string {
  const cards = shop.definition.deliveries.map(
    ({ id, title, price: cost, pickup }, at) =>
      `<label class="card" for="m${at}"><div class="hstack"><input type="radio" class="form-check-input" id="m${at}" name="sylius_shop_checkout_select_shipping[shipments][0][method]" value="${id}"${at === 0 ? ' checked' : ''}><div><div class="fw-medium">${title}</div><div class="text-body-tertiary">${pickup ? 'ul. Długa 4, Gdańsk' : 'Dostawa w 1-3 dni robocze'}</div></div><div class="ms-auto">${price(cost)}</div></div></label>`,
  );
  return page(
    ask,
    shop,
    1,
    `<form method="post"><h1 class="h5">Przesyłka #1</h1>${cards.join('')}${navigation('/pl_PL/checkout/address', 'Dalej')}</form>`,
  );
}

export function renderPayment(ask: Ask, shop: Shop, problem: string): string {
  const labels = encodeURIComponent('Numer karty|Data ważności (MM/RR)|Kod CVC');
  const card = `<iframe title="Bezpieczne dane karty" src="${shop.provider.url}/form?ref=${ask.session.token}&labels=${labels}" style="width:440px;height:140px;border:0"></iframe>`;
  const method = (id: string, label: string, note: string, inside = '') =>
    `<div class="card"><div class="form-check"><input type="radio" class="form-check-input" id="p-${id}" name="sylius_shop_checkout_select_payment[payments][0][method]" value="${id}"${id === 'transfer' ? ' checked' : ''}><label class="form-check-label" for="p-${id}">${label}</label></div><p>${note}</p>${inside}</div>`;
  return page(
    ask,
    shop,
    2,
    `<form method="post"><h1 class="h5">Płatność #1</h1>${problem ? `<div class="alert alert-danger" role="alert">${problem}</div>` : ''}${method('transfer', 'Przelew bankowy', 'Dane do przelewu wyślemy e-mailem.')}${method('cod', 'Płatność przy odbiorze', 'Zapłać kurierowi.')}${method('card', 'Karta płatnicza', 'Visa, Mastercard.', `<div data-card class="d-none">${card}</div>`)}${navigation('/pl_PL/checkout/select-shipping', 'Dalej')}</form><script>document.querySelectorAll('[type=radio]').forEach(function (radio) { radio.addEventListener('change', function () { document.querySelector('[data-card]').classList.toggle('d-none', radio.value !== 'card'); }); });</script>`,
  );
}

export function renderComplete(ask: Ask, shop: Shop, problem: string): string {
  const told = JSON.parse(ask.session.kept.customer ?? '{}') as Record<string, string>;
  const of = (field: string) => escapeText(told[`sylius_shop_checkout_address[billingAddress][${field}]`] ?? '');
  const lines = ask.session.lines.map(
    ({ goods, variant, quantity }) =>
      `<tr><td><div>${goods.title}</div>${variant ? `<small>${variant}</small>` : ''}</td><td>${price(goods.price)}</td><td>${quantity}</td><td class="text-end">${price(goods.price * quantity)}</td></tr>`,
  );
  const address = `<div><strong>${of('firstName')} ${of('lastName')}</strong><br>${of('street')}<br>${of('postcode')} ${of('city')}</div>`;
  return page(
    ask,
    shop,
    3,
    `<form method="post" name="sylius_shop_checkout_complete">${problem ? `<div class="alert alert-danger" role="alert">${problem}</div>` : ''}<h1>Podsumowanie zamówienia</h1><div class="row"><div class="col"><h2 class="h6">Adres rozliczeniowy</h2>${address}</div><div class="col"><h2 class="h6">Adres wysyłki</h2>${address}</div></div><table class="table"><thead><tr><th>Produkt</th><th>Cena jednostkowa</th><th>Ilość</th><th>Suma</th></tr></thead><tbody>${lines.join('')}</tbody><tfoot>${totals(
      ask,
      shop,
    )
      .map(([label, value]) => `<tr><td colspan="3">${label}</td><td class="text-end">${price(value)}</td></tr>`)
      .join(
        '',
      )}</tfoot></table><label class="form-label" for="notes">Uwagi do zamówienia</label><textarea id="notes" name="sylius_shop_checkout_complete[notes]"></textarea>${navigation('/pl_PL/checkout/select-payment', 'Złóż zamówienie')}</form>`,
  );
}
