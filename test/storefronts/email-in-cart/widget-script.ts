export const WIDGET_SCRIPT = `
var widget = document.getElementById('widget');
var told = { email: '', agreed: false, country: 'AU' };
var bag = null, view = 'cart', method = '', delivery = '';
var ADDRESS = [['name', 'First and last name'], ['street', 'Address'], ['unit', 'Apartment, suite, etc. (optional)'], ['city', 'City'], ['postal', 'Postcode'], ['phone', 'Phone number (optional)']];
var STATES = ['', 'New South Wales', 'Queensland', 'Victoria'];
function send(path, body) {
  return fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }).then(function (answer) { return answer.json(); });
}
function block(title, name, folded, body) {
  if (view === name) return '<div class="step"><h3>' + title + '</h3>' + body + '<div class="error" role="alert"></div></div>';
  return '<div class="step"><h3>' + title + '</h3>' + (folded ? '<div>' + folded + ' <a href="#" data-view="' + name + '">Change</a></div>' : '') + '</div>';
}
function render() {
  if (bag.lines.length === 0) { widget.innerHTML = '<h1>Bag</h1><p>Your bag is empty.</p>'; return; }
  var side = '<div class="side"><div>' + bag.lines.map(function (line) { return '<div class="row"><div>' + line.title + (line.variant ? '<div>Colour: ' + line.variant + '</div>' : '') + '</div><div>Qty: <span>' + line.quantity + '</span></div><div>' + line.price + '</div></div>'; }).join('') + '</div><div>Items <span>' + bag.subtotal + '</span></div>' + (bag.shipping ? '<div>Shipping <span>' + bag.shipping + '</span></div>' : '') + '<div>Total <span>' + bag.total + '</span></div></div>';
  if (view === 'cart') {
    widget.innerHTML = '<h1>Bag</h1>' + side + '<div><label for="em">Your email address</label><input id="em" type="email" value="' + told.email + '"></div><div><label><input type="checkbox" id="ag"' + (told.agreed ? ' checked' : '') + '> I agree with <a href="/terms">Terms &amp; Conditions</a></label></div><div><label><input type="checkbox" id="news"> Keep me up to date on news and exclusive offers</label></div><button type="button" id="go" disabled>Checkout</button><p>Next: shipping &amp; payment</p>';
    var ready = function () { document.getElementById('go').disabled = !/@/.test(document.getElementById('em').value) || !document.getElementById('ag').checked; };
    document.getElementById('em').addEventListener('input', ready);
    document.getElementById('ag').addEventListener('change', ready);
    on('go', function () {
      told.email = document.getElementById('em').value; told.agreed = true;
      send('/checkout/email', told).then(function () { go('address'); });
    });
    ready();
    return;
  }
  var form = ADDRESS.map(function (each) { return '<div><input type="text" aria-label="' + each[1] + '" placeholder="' + each[1] + '" name="' + each[0] + '" value="' + (told[each[0]] || '') + '"></div>'; }).join('') + '<div><select aria-label="State / Province" name="state">' + STATES.map(function (one) { return '<option value="' + one + '"' + (told.state === one ? ' selected' : '') + '>' + (one || 'Select state') + '</option>'; }).join('') + '</select></div><button type="button" id="next">Continue</button>';
  var ways = bag.deliveries.map(function (one) { return '<div class="opt"><div><input type="radio" name="way" id="way-' + one.id + '" value="' + one.id + '"' + (delivery === one.id ? ' checked' : '') + '></div><label for="way-' + one.id + '"><div>' + one.title + '</div><div>' + one.price + '</div></label></div>'; }).join('') + '<button type="button" id="next">Continue</button>';
  var pays = '<div><input type="radio" name="pay" id="pay-bank" value="bank"' + (method === 'bank' ? ' checked' : '') + '><label for="pay-bank">Bank deposit</label></div><div><input type="radio" name="pay" id="pay-card" value="card"' + (method === 'card' ? ' checked' : '') + '><label for="pay-card">Credit or debit card</label></div>' + (method === 'card' ? '<div id="card"><input name="card_number" placeholder="Card number"><input name="card_expiry" placeholder="MM / YY"><input name="card_cvc" placeholder="CVC"></div>' : '') + '<div><textarea placeholder="Order comments"></textarea></div><button type="button" id="place">Place Order</button><p>' + bag.total + ' will be charged.</p>';
  widget.innerHTML = '<h1>Checkout</h1>' + side + '<div>' + told.email + ' <a href="#" data-view="cart">Change</a></div>' + block('Shipping address', 'address', view !== 'address' ? [told.name, told.street, told.city].join(', ') : '', form) + block('Shipping options', 'delivery', view === 'payment' ? delivery : '', ways) + block('Payment', 'payment', '', pays);
  widget.querySelectorAll('[data-view]').forEach(function (link) { link.addEventListener('click', function (event) { event.preventDefault(); go(link.dataset.view); }); });
  on('next', view === 'address' ? saveAddress : saveDelivery);
  widget.querySelectorAll('[name=way]').forEach(function (radio) { radio.addEventListener('change', function () { delivery = radio.value; send('/checkout/delivery', { delivery: delivery }).then(function (answer) { bag = answer; render(); }); }); });
  widget.querySelectorAll('[name=pay]').forEach(function (radio) { radio.addEventListener('change', function () { method = radio.value; render(); }); });
  on('place', function () {
    var body = { method: method };
    widget.querySelectorAll('#card input').forEach(function (input) { body[input.name] = input.value; });
    send('/checkout/order', body).then(function (answer) { if (answer.redirect) location.href = answer.redirect; else fail(answer.error); });
  });
}
function saveAddress() {
  ADDRESS.map(function (each) { return each[0]; }).concat('state').forEach(function (name) { told[name] = widget.querySelector('[name=' + name + ']').value; });
  send('/checkout/address', told).then(function (answer) { if (answer.error) fail(answer.error); else { bag = answer; go('delivery'); } });
}
function saveDelivery() { if (!delivery) fail('Please choose a shipping option.'); else go('payment'); }
function fail(text) { widget.querySelector('.error').textContent = text; }
function go(name) { view = name; location.hash = name; render(); }
function on(id, work) { var found = document.getElementById(id); if (found) found.addEventListener('click', work); }
fetch('/api/cart').then(function (answer) { return answer.json(); }).then(function (answer) { bag = answer; render(); });
`;
