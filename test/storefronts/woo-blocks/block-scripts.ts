const base = `
var api = function (call, body) { return fetch('/wp-json/wc/store/v1/' + call, { method: body ? 'POST' : 'GET', headers: { 'content-type': 'application/json' }, body: body ? JSON.stringify(body) : undefined }).then(function (r) { return r.json().then(function (data) { data.status = r.status; return data; }); }); };
var euro = function (minor) { return new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' }).format(minor / 100); };
var $ = function (selector) { return document.querySelector(selector); };
`;

export const cartScript = `(function () {${base}
  function draw(cart) {
    if (!cart.items.length) { $('#cart').innerHTML = '<h2>Dein Warenkorb ist gegenwärtig leer!</h2>'; return; }
    $('#cart').innerHTML = '<table class="wc-block-cart-items"><thead><tr><th><span>Produkt</span></th><th><span>Details</span></th><th><span>Gesamtsumme</span></th></tr></thead><tbody>' + cart.items.map(function (item) {
      return '<tr class="wc-block-cart-items__row" data-key="' + item.key + '"><td><a href="/produkt/' + item.slug + '/" tabindex="-1"><div style="width:80px;height:80px;background:#eee"></div></a></td><td class="wc-block-cart-item__product"><a class="wc-block-components-product-name" href="/produkt/' + item.slug + '/">' + item.name + '</a><div class="wc-block-cart-item__prices"><span class="wc-block-components-product-price">' + euro(item.price) + '</span></div>' + (item.variant ? '<ul class="wc-block-components-product-details"><li><span class="name">Farbe:</span> <span class="value">' + item.variant + '</span></li></ul>' : '') +
        '<div class="wc-block-components-quantity-selector"><input class="wc-block-components-quantity-selector__input" type="number" step="1" min="1" aria-label="Anzahl von „' + item.name + '“ in deinem Warenkorb." value="' + item.quantity + '"><button aria-label="Anzahl von ' + item.name + ' reduzieren" data-by="-1">−</button><button aria-label="Anzahl von ' + item.name + ' erhöhen" data-by="1">＋</button></div><button class="wc-block-cart-item__remove-link" aria-label="' + item.name + ' aus dem Warenkorb entfernen">Artikel entfernen</button></td><td class="wc-block-cart-item__total">' + euro(item.total) + '</td></tr>';
    }).join('') + '</tbody></table><div class="wc-block-cart__sidebar"><h2>Warenkorb-Summe</h2><div class="wc-block-components-totals-coupon"><button aria-expanded="false" class="wc-block-components-panel__button">Gutschein hinzufügen</button></div><div class="wc-block-components-totals-item"><span class="wc-block-components-totals-item__label">Zwischensumme</span><span class="wc-block-components-totals-item__value">' + euro(cart.subtotal) + '</span></div><div class="wc-block-components-totals-item wc-block-components-totals-footer-item"><span class="wc-block-components-totals-item__label">Geschätzte Gesamtsumme</span><span class="wc-block-components-totals-item__value">' + euro(cart.subtotal) + '</span></div><div class="wc-block-cart__submit"><a href="/kasse/" class="wc-block-components-button wc-block-cart__submit-button"><span class="wc-block-components-button__text">Weiter zur Kasse</span></a></div></div>';
  }
  $('#cart').addEventListener('click', function (event) {
    var row = event.target.closest('tr'), button = event.target.closest('button');
    if (!row || !button) return;
    var now = Number(row.querySelector('input').value);
    api('cart/update-item', { key: row.dataset.key, quantity: button.dataset.by ? now + Number(button.dataset.by) : 0 }).then(draw);
  });
  $('#cart').addEventListener('change', function (event) { var row = event.target.closest('tr'); if (row) api('cart/update-item', { key: row.dataset.key, quantity: event.target.value }).then(draw); });
  api('cart').then(draw);
})()`;

/** Draws the whole checkout once, then only the parts that change: deliveries, totals, messages. */
export const checkoutScript = `(function () {${base}
  var root = $('#checkout'), state = { country: 'DE', payment_method: 'bacs', rate_id: '' }, timer = null;
  function text(id, label, type, more) { return '<div class="wc-block-components-text-input"><input type="' + (type || 'text') + '" id="' + id + '" autocapitalize="off" ' + (more || 'required') + ' aria-label="' + label + '" aria-invalid="false" value=""><label for="' + id + '">' + label + '</label></div>'; }
  function step(title, body) { return '<fieldset class="wc-block-components-checkout-step"><legend class="screen-reader-text">' + title + '</legend><div class="wc-block-components-checkout-step__heading"><h2 class="wc-block-components-title" aria-hidden="true">' + title + '</h2></div><div class="wc-block-components-checkout-step__content">' + body + '</div></fieldset>'; }
  function check(id, label, on) { return '<div class="wc-block-components-checkbox"><label for="' + id + '"><input id="' + id + '" class="wc-block-components-checkbox__input" type="checkbox"' + (on ? ' checked' : '') + '><span class="wc-block-components-checkbox__label">' + label + '</span></label></div>'; }
  function radio(name, id, label, detail, on) { return '<label class="wc-block-components-radio-control__option" for="' + name + '-' + id + '"><input id="' + name + '-' + id + '" class="wc-block-components-radio-control__input" type="radio" name="' + name + '" value="' + id + '"' + (on ? ' checked' : '') + '><div class="wc-block-components-radio-control__label-group"><span class="wc-block-components-radio-control__label">' + label + '</span> <span class="wc-block-components-radio-control__secondary-label">' + (detail || '') + '</span></div></label>'; }
  function draw() {
    root.innerHTML = '<div class="main wc-block-checkout__main"><div class="wc-block-components-notices" role="status"></div><form class="wc-block-components-form wc-block-checkout__form" aria-label="Kasse" novalidate>' +
      step('Kontaktinformationen', '<p>Du hast bereits ein Konto? <a href="/mein-konto/">Anmelden</a></p>' + text('email', 'E-Mail-Adresse', 'email', 'required autocomplete="email"') + check('newsletter', 'Ich möchte exklusive E-Mails mit Rabatten und Produktinformationen erhalten', true)) +
      step('Lieferung', '<div role="radiogroup" class="wc-block-checkout__shipping-method-container"><button type="button" role="radio" aria-checked="true" class="is-selected" data-way="ship">Versand <span>ab 4,90 €</span></button> <button type="button" role="radio" aria-checked="false" data-way="pickup">Abholung <span>kostenlos</span></button></div>') +
      step('Versandadresse', '<div class="wc-blocks-components-select"><label for="shipping-country">Land/Region</label><select id="shipping-country" autocomplete="country"><option value="AT">Österreich</option><option value="DE" selected>Deutschland</option><option value="CH">Schweiz</option></select></div>' + text('shipping-first_name', 'Vorname', 'text', 'required autocomplete="given-name"') + text('shipping-last_name', 'Nachname') + text('shipping-address_1', 'Straße') + '<button type="button" class="wc-block-components-address-form__address_2-toggle">+ Wohnung, Suite, usw. hinzufügen</button>' + text('shipping-postcode', 'Postleitzahl') + text('shipping-city', 'Ort/Stadt') + text('shipping-phone', 'Telefon (optional)', 'tel', ' ') + check('same', 'Gleiche Adresse für Rechnung verwenden', true)) +
      step('Versandoptionen', '<div id="rates"><p class="wc-block-components-shipping-rates-control__no-shipping-address-message">Gib eine Versandadresse ein, um Versandoptionen anzuzeigen.</p></div>') +
      step('Zahlungsoptionen', '<div id="methods">' + radio('radio-control-wc-payment-method-options', 'bacs', 'Banküberweisung', '', true) + '<div class="box" data-for="bacs">Überweise den Betrag direkt auf unser Bankkonto.</div>' + radio('radio-control-wc-payment-method-options', 'mollie_creditcard', 'Kreditkarte') + '<div class="box" data-for="mollie_creditcard" hidden></div>' + radio('radio-control-wc-payment-method-options', 'invoice', 'Kauf auf Rechnung') + '<div class="box" data-for="invoice" hidden>Bezahle innerhalb von 14 Tagen.</div></div>') +
      step('Anmerkung', check('note', 'Eine Anmerkung zu deiner Bestellung hinzufügen')) +
      '<div class="wc-gzd-checkboxes">' + check('legal', 'Mit deiner Bestellung erklärst du dich mit unseren <a href="/agb/" target="_blank">Allgemeinen Geschäftsbedingungen</a> und der <a href="/widerruf/" target="_blank">Widerrufsbelehrung</a> einverstanden.') + '</div>' +
      '<div class="wc-block-checkout__actions_row"><a href="/warenkorb/" class="wc-block-components-checkout-return-to-cart-button">Zurück zum Warenkorb</a><button class="wc-block-components-button wc-block-components-checkout-place-order-button" type="button"><div class="wc-block-components-checkout-place-order-button__text">Zahlungspflichtig bestellen</div></button></div></form></div><div class="wc-block-checkout__sidebar" id="summary"></div>';
    $('[data-for=mollie_creditcard]').innerHTML = '<iframe title="Kartenfelder" src="' + root.dataset.card + '" style="width:100%;height:180px;border:0"></iframe>';
  }
  function drawCart(cart) {
    $('#summary').innerHTML = '<div class="wc-block-components-order-summary"><div class="wc-block-components-order-summary__button-text">Bestellübersicht</div>' + cart.items.map(function (item) { return '<div class="wc-block-components-order-summary-item"><div class="wc-block-components-order-summary-item__image"><div class="wc-block-components-order-summary-item__quantity"><span aria-hidden="true">' + item.quantity + '</span><span class="screen-reader-text">' + item.quantity + ' Artikel</span></div><div style="width:48px;height:48px;background:#eee"></div></div><div class="wc-block-components-order-summary-item__description"><h3 class="wc-block-components-product-name">' + item.name + '</h3><span class="wc-block-components-order-summary-item__individual-prices">' + euro(item.price) + '</span>' + (item.variant ? '<p>Farbe: ' + item.variant + '</p>' : '') + '</div><div class="wc-block-components-order-summary-item__total-price">' + euro(item.total) + '</div></div>'; }).join('') + '</div>' +
      '<button type="button" class="wc-block-components-panel__button" aria-expanded="false">Gutscheine hinzufügen</button>' + [['Zwischensumme', euro(cart.subtotal)], ['Versand', cart.shipping === null ? 'Gib eine Adresse zum Berechnen ein' : euro(cart.shipping)], ['Gesamtsumme', euro(cart.total)]].map(function (row) { return '<div class="wc-block-components-totals-item"><span class="wc-block-components-totals-item__label">' + row[0] + '</span><div class="wc-block-components-totals-item__value">' + row[1] + '</div></div>'; }).join('') + '<p class="wc-block-components-totals-footer-item-tax">Enthält ' + euro(Math.round(cart.total * 19 / 119)) + ' MwSt.</p>';
    if (cart.rates.length) { $('#rates').innerHTML = '<div class="wc-block-components-shipping-rates-control">' + cart.rates.map(function (rate) { if (rate.selected) state.rate_id = rate.id; return radio('radio-control-0', rate.id, rate.title, euro(rate.price), rate.selected); }).join('') + '</div>'; }
    $('#summary').classList.remove('is-loading');
  }
  function push() { clearTimeout(timer); timer = setTimeout(function () {
    if (!state.postcode || !state.city || !state.address_1) return;
    $('#summary').classList.add('is-loading'); api('cart/update-customer', { postcode: state.postcode }).then(drawCart);
  }, 400); }
  draw(); api('cart').then(drawCart);
  root.addEventListener('input', function (event) {
    var id = event.target.id.replace('shipping-', '');
    if (event.target.type === 'checkbox') { state[id] = event.target.checked; return; }
    if (event.target.type === 'radio') return;
    state[id] = event.target.value; event.target.parentNode.classList.toggle('is-active', !!event.target.value); push();
  });
  root.addEventListener('change', function (event) {
    if (event.target.name === 'radio-control-0') { state.rate_id = event.target.value; $('#summary').classList.add('is-loading'); api('cart/select-shipping-rate', { rate_id: event.target.value }).then(drawCart); }
    if (event.target.name === 'radio-control-wc-payment-method-options') { state.payment_method = event.target.value; document.querySelectorAll('.box').forEach(function (box) { box.hidden = box.dataset.for !== state.payment_method; }); }
  });
  root.addEventListener('focusout', function (event) {
    if (event.target.required && event.target.type !== 'checkbox') { var box = event.target.parentNode, old = box.querySelector('.wc-block-components-validation-error'); if (old) old.remove(); if (!event.target.value) box.insertAdjacentHTML('beforeend', '<div class="wc-block-components-validation-error" role="alert"><p>Bitte gib ' + event.target.getAttribute('aria-label') + ' ein</p></div>'); }
  });
  root.addEventListener('click', function (event) {
    if (!event.target.closest('.wc-block-components-checkout-place-order-button')) return;
    if (!state.legal) { $('.wc-gzd-checkboxes').insertAdjacentHTML('beforeend', '<div class="wc-block-components-validation-error" role="alert">Bitte akzeptiere die Bedingungen.</div>'); return; }
    state.newsletter = $('#newsletter').checked;
    root.classList.add('is-loading');
    api('checkout', state).then(function (answer) {
      if (answer.redirect) { location.href = answer.redirect; return; }
      root.classList.remove('is-loading');
      $('.wc-block-components-notices').innerHTML = '<div class="wc-block-components-notice-banner is-error" role="alert"><div class="wc-block-components-notice-banner__content">' + answer.message + '</div></div>'; scrollTo(0, 0);
    });
  });
})()`;
