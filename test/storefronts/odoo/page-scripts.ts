export const productScript = `(function () {
  function send(body) { return fetch('/shop/cart/update_json', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }).then(function (r) { return r.json(); }); }
  document.querySelectorAll('.js_add_cart_json').forEach(function (link) { link.addEventListener('click', function (event) { event.preventDefault(); var input = document.querySelector('[name=add_qty]'); input.value = Math.max(1, Number(input.value) + Number(link.dataset.step)); }); });
  var add = document.getElementById('add_to_cart');
  if (add) add.addEventListener('click', function (event) {
    event.preventDefault();
    var form = document.querySelector('.js_main_product'), chosen = form.querySelector('.js_variant_change:checked');
    send({ product: form.dataset.product, variant: chosen ? chosen.value : '', add_qty: form.querySelector('[name=add_qty]').value }).then(function (data) {
      document.querySelector('.my_cart_quantity').textContent = data.cart_quantity;
      var note = document.createElement('div'); note.className = 'o_notification'; note.setAttribute('role', 'alert');
      note.innerHTML = '<strong>Article(s) ajouté(s) à votre panier</strong><div>' + document.querySelector('h1').textContent + '</div><a role="button" class="btn btn-primary" href="/shop/cart">Voir le panier</a>';
      document.body.appendChild(note); setTimeout(function () { note.remove(); }, 4000);
    });
  });
  document.querySelectorAll('.js_quantity').forEach(function (input) { input.addEventListener('change', function () { send({ line_id: input.dataset.lineId, set_qty: input.value }).then(function () { location.reload(); }); }); });
  document.querySelectorAll('.js_qty').forEach(function (link) { link.addEventListener('click', function (event) { event.preventDefault(); var input = document.querySelector('[data-line-id="' + link.dataset.line + '"]'); send({ line_id: link.dataset.line, set_qty: Number(input.value) + Number(link.dataset.step) }).then(function () { location.reload(); }); }); });
  document.querySelectorAll('.js_delete_product').forEach(function (link) { link.addEventListener('click', function (event) { event.preventDefault(); send({ line_id: link.dataset.line, set_qty: 0 }).then(function () { location.reload(); }); }); });
})()`;

export const addressScript = `document.getElementById('save_address').addEventListener('click', function (event) {
  event.preventDefault();
  fetch('/shop/address/submit', { method: 'POST', body: new URLSearchParams(new FormData(document.querySelector('.address_autoformat'))) }).then(function (r) { return r.json(); }).then(function (answer) {
    if (answer.redirectUrl) { location.href = answer.redirectUrl; return; }
    document.querySelectorAll('.is-invalid').forEach(function (input) { input.classList.remove('is-invalid'); });
    answer.invalid_fields.forEach(function (name) { document.querySelector('[name=' + name + ']').classList.add('is-invalid'); });
    document.getElementById('errors').innerHTML = answer.messages.map(function (text) { return '<h5 class="text-danger" role="alert">' + text + '</h5>'; }).join('');
  });
});`;

export const paymentScript = `(function () {
  var pay = document.querySelector('[name=o_payment_submit_button]'), agree = document.getElementById('website_sale_tc_checkbox');
  function euro(minor) { return (minor / 100).toFixed(2).replace('.', ','); }
  function send(path, body) { return fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }).then(function (r) { return r.json(); }); }
  function wake() { pay.disabled = !(document.querySelector('[name=o_delivery_radio]:checked') && document.querySelector('[name=o_payment_radio]:checked') && agree.checked); }
  document.querySelectorAll('[name=o_delivery_radio]').forEach(function (radio) {
    send('/shop/get_delivery_rate', { dm_id: radio.dataset.dmId }).then(function (rate) { radio.parentNode.querySelector('[name=price]').textContent = rate.amount ? euro(rate.amount) + ' €' : 'Gratuit'; });
    radio.addEventListener('change', function () {
      send('/shop/set_delivery_method', { dm_id: radio.dataset.dmId }).then(function (data) {
        var set = function (id, amount) { document.querySelector('#' + id + ' td:last-child').innerHTML = '<span class="oe_currency_value">' + euro(amount) + '</span>&nbsp;€'; };
        set('order_delivery', data.delivery); set('order_total_untaxed', data.untaxed); set('order_total_taxes', data.taxes); set('order_total', data.total); wake();
      });
    });
  });
  document.querySelectorAll('[name=o_payment_radio]').forEach(function (radio) { radio.addEventListener('change', function () { document.querySelectorAll('[name=o_payment_inline_form]').forEach(function (box) { box.hidden = !box.parentNode.contains(radio); }); wake(); }); });
  agree.addEventListener('change', wake);
  pay.addEventListener('click', function () {
    var of = function (id) { return document.getElementById('o_authorize_' + id).value; }, method = document.querySelector('[name=o_payment_radio]:checked').dataset.provider;
    pay.disabled = true; pay.textContent = 'Traitement en cours…';
    send('/shop/payment/transaction', { provider: method, number: of('card'), month: of('month'), year: of('year'), code: of('code') }).then(function (answer) {
      if (answer.redirect) { location.href = answer.redirect; return; }
      pay.disabled = false; pay.textContent = 'Payer maintenant'; document.getElementById('payment_error').textContent = answer.error;
    });
  });
})()`;
