export const PRODUCT_SCRIPT = `
var form = document.getElementById('buy');
var count = form.querySelector('[name=quantity]');
form.querySelectorAll('.minus,.plus').forEach(function (step) {
  step.addEventListener('click', function () {
    count.value = Math.max(1, Number(count.value) + (step.className === 'plus' ? 1 : -1));
    document.getElementById('count').textContent = count.value;
  });
});
form.addEventListener('submit', function (event) {
  event.preventDefault();
  var picked = form.querySelector('[type=radio]:checked');
  if (form.querySelector('[type=radio]') && !picked) { toast('Please select an option'); return; }
  fetch('/api/cart', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ product: form.dataset.product, variant: picked ? picked.value : '', quantity: count.value }) })
    .then(function (answer) { return answer.json(); }).then(function (answer) {
      toast(answer.message);
      document.querySelector('header a[href="/cart"]').textContent = 'Shopping Cart (' + answer.count + ')';
    });
});
function toast(text) {
  var box = document.createElement('div');
  box.className = 'toast'; box.textContent = text; document.body.append(box);
  setTimeout(function () { box.remove(); }, 4000);
}
`;

export const CHECKOUT_SCRIPT = `
var state = { address: null, editing: true, open: 'address', deliveries: [], delivery: '', method: '', summary: null, error: '' };
var steps = document.getElementById('steps');
var FIELDS = [['company_name', 'Company Name', 0], ['first_name', 'First Name', 1], ['last_name', 'Last Name', 1], ['email', 'Email', 1], ['address', 'Street Address', 1], ['country', 'Country', 1], ['state', 'State', 1], ['city', 'City', 1], ['postcode', 'Zip/Postcode', 1], ['phone', 'Telephone', 1]];
var OPTIONS = { country: [['', 'Select Country'], ['CA', 'Canada'], ['US', 'United States']], state: [['', 'Select State'], ['CA', 'California'], ['OR', 'Oregon'], ['WA', 'Washington']] };
function send(path, body) {
  return fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }).then(function (answer) { return answer.json(); });
}
function field(each) {
  var mark = each[2] ? ' <em style="color:red">*</em>' : '';
  var control = OPTIONS[each[0]]
    ? '<select name="' + each[0] + '" id="billing.' + each[0] + '">' + OPTIONS[each[0]].map(function (one) { return '<option value="' + one[0] + '">' + one[1] + '</option>'; }).join('') + '</select>'
    : '<input type="text" name="' + each[0] + '" id="billing.' + each[0] + '" placeholder="' + each[1] + '">';
  return '<div><label>' + each[1] + mark + '</label> ' + control + '</div>';
}
function tile(name, id, head, text, chosen) {
  return '<div style="position:relative"><input class="peer" type="radio" name="' + name + '" id="' + id + '" value="' + id + '"' + (chosen ? ' checked' : '') + '><label class="tile" for="' + id + '"><b>' + head + '</b><p>' + text + '</p></label></div>';
}
function render() {
  var html = '<section><h2>Billing Address</h2>';
  if (state.editing) {
    html += '<form id="address">' + FIELDS.map(field).join('') + '<p class="error">' + state.error + '</p><button type="submit">Save</button></form>';
  } else {
    var a = state.address;
    html += '<div style="position:relative"><input class="peer" type="radio" name="billing.id" id="address_1" checked><label class="tile" for="address_1">' + a.first_name + ' ' + a.last_name + '<p>' + [a.address, a.city, a.state, a.country, a.postcode].join(', ') + '</p></label></div><div class="new" id="again"><p>+ Add new address</p></div><label><input type="checkbox" checked name="use_for_shipping"> Use same address for shipping?</label><br><button type="button" id="proceed">Proceed</button>';
  }
  html += '</section>';
  if (state.open !== 'address') {
    html += '<section><h2>Shipping Method</h2>' + state.deliveries.map(function (one) { return tile('shipping_method', one.id, one.price, one.title, one.id === state.delivery); }).join('') + '</section>';
  }
  if (state.open === 'payment') {
    html += '<section><h2>Payment Method</h2>' + tile('method', 'cashondelivery', 'Cash On Delivery', 'Pay when it arrives', state.method === 'cashondelivery') + tile('method', 'moneytransfer', 'Money Transfer', 'Bank account', state.method === 'moneytransfer') + tile('method', 'card', 'Credit Card', 'Visa, Mastercard', state.method === 'card');
    if (state.method === 'card') html += '<div id="card"><label>Card Number</label><input name="card_number"><label>Expiry (MM/YY)</label><input name="card_expiry"><label>CVV</label><input name="card_cvc"></div>';
    html += '</section>';
  }
  steps.innerHTML = html;
  var sums = state.summary;
  if (sums) document.getElementById('summary').innerHTML = '<h2>Cart Summary</h2>' + sums.lines.map(function (one) { return '<div><p>' + one.title + '</p><p>' + one.detail + '</p></div>'; }).join('') + '<div><p>Sub Total</p><p>' + sums.subtotal + '</p></div>' + (sums.delivery ? '<div><p>Delivery Charges</p><p>' + sums.delivery + '</p></div>' : '') + '<div><p>Discount Coupon</p><p style="cursor:pointer">Apply Coupon</p></div><div><p>Grand Total</p><p>' + sums.total + '</p></div>' + (state.method ? '<p class="error" role="alert" id="wrong"></p><button type="button" id="place">Place Order</button>' : '');
  listen();
}
function listen() {
  var form = document.getElementById('address');
  if (form) form.addEventListener('submit', function (event) {
    event.preventDefault();
    var typed = Object.fromEntries(new FormData(form));
    var missing = FIELDS.filter(function (one) { return one[2] && !typed[one[0]]; });
    if (missing.length) { form.querySelector('.error').textContent = 'The ' + missing[0][1] + ' field is required'; return; }
    state.address = typed; state.editing = false; render();
  });
  on('again', function () { state.editing = true; state.open = 'address'; state.method = ''; render(); });
  on('proceed', function () {
    send('/checkout/addresses', state.address).then(function (answer) { state.deliveries = answer.shippingMethods; state.open = 'shipping'; state.summary = answer.summary; render(); });
  });
  steps.querySelectorAll('[name=shipping_method]').forEach(function (radio) {
    radio.addEventListener('change', function () {
      state.delivery = radio.value;
      send('/checkout/shipping-methods', { shipping_method: radio.value }).then(function (answer) { state.open = 'payment'; state.summary = answer.summary; render(); });
    });
  });
  steps.querySelectorAll('[name=method]').forEach(function (radio) {
    radio.addEventListener('change', function () {
      send('/checkout/payment-methods', { method: radio.value }).then(function (answer) { state.method = radio.value; state.summary = answer.summary; render(); });
    });
  });
  on('place', function () {
    var card = {};
    steps.querySelectorAll('#card input').forEach(function (input) { card[input.name] = input.value; });
    send('/checkout/orders', card).then(function (answer) {
      if (answer.redirect) location.href = answer.redirect;
      else document.getElementById('wrong').textContent = answer.message;
    });
  });
}
function on(id, work) { var found = document.getElementById(id); if (found) found.addEventListener('click', work); }
fetch('/checkout/summary').then(function (answer) { return answer.json(); }).then(function (sums) { state.summary = sums; render(); });
`;
