export const PRODUCT_SCRIPT = `
var add = document.getElementById('add');
var picked = '';
document.querySelectorAll('[role=radio]').forEach(function (one) {
  one.addEventListener('click', function () {
    picked = one.dataset.value;
    document.querySelectorAll('[role=radio]').forEach(function (other) { other.setAttribute('aria-checked', String(other === one)); });
    add.disabled = false;
  });
});
add.addEventListener('click', function () {
  add.disabled = true;
  fetch(location.pathname, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ variant: picked, quantity: document.getElementById('n').value }) })
    .then(function () { document.getElementById('said').innerHTML = 'Tillagd i varukorgen. <a href="/cart">Visa varukorg</a>'; add.disabled = false; });
});
`;

export const CHECKOUT_SCRIPT = `
var root = document.getElementById('root');
var FIELDS = [['email', 'E-postadress', 'email'], ['firstName', 'Förnamn'], ['lastName', 'Efternamn'], ['companyName', 'Företag'], ['streetAddress1', 'Gatuadress'], ['streetAddress2', 'Gatuadress (fortsättning)'], ['postalCode', 'Postnummer'], ['city', 'Ort'], ['phone', 'Telefonnummer', 'tel']];
root.innerHTML = '<div id="left"><button type="button" disabled>Expresskassa</button><div><h2>Kontaktuppgifter</h2><p>Har du ett konto? <button type="button">Logga in</button></p><div id="contact"></div></div><div><h2>Leveransadress</h2><select aria-label="Land" name="countryCode"><option value="SE">Sverige</option><option value="NO">Norge</option></select><div id="address"></div></div><div id="ways"></div><div><h2>Faktureringsadress</h2><label><input type="checkbox" checked> Samma som leveransadressen</label></div><div><h2>Betalning</h2><div id="frames"></div></div><p class="error" role="alert" id="wrong"></p><button type="button" id="pay" disabled>Betala</button></div><div id="right"></div>';
document.getElementById('frames').append(document.getElementById('card').content.cloneNode(true));
FIELDS.forEach(function (each, at) {
  var box = document.createElement('div');
  box.innerHTML = '<label><span>' + each[1] + '</span><input name="' + each[0] + '" type="' + (each[2] || 'text') + '" autocomplete="off" spellcheck="false"></label>';
  document.getElementById(at === 0 ? 'contact' : 'address').append(box);
});
var waiting;
root.addEventListener('input', function (event) {
  if (event.target.type === 'checkbox' || event.target.type === 'radio') return;
  clearTimeout(waiting);
  waiting = setTimeout(save, 700);
});
function save() {
  var told = {};
  FIELDS.forEach(function (each) { told[each[0]] = root.querySelector('[name=' + each[0] + ']').value; });
  send('/checkout/save', told).then(show);
}
function send(path, body) {
  return fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }).then(function (answer) { return answer.json(); });
}
function show(state) {
  var ways = document.getElementById('ways');
  ways.innerHTML = state.deliveries.length === 0 ? '' : '<h2>Leveranssätt</h2>' + state.deliveries.map(function (one) {
    return '<div class="way"><input type="radio" id="w-' + one.id + '" name="delivery" value="' + one.id + '"' + (one.id === state.delivery ? ' checked' : '') + '><label for="w-' + one.id + '"><span>' + one.title + '</span><span>' + one.price + '</span><p>2-5 arbetsdagar</p></label></div>';
  }).join('');
  ways.querySelectorAll('input').forEach(function (radio) {
    radio.addEventListener('change', function () { send('/checkout/delivery', { delivery: radio.value }).then(show); });
  });
  document.getElementById('right').innerHTML = '<h2>Sammanfattning</h2><ul>' + state.lines.map(function (line) {
    return '<li><div><p>' + line.title + '</p><p>' + line.variant + '</p></div><div><p>' + line.price + '</p><p>Antal: ' + line.quantity + '</p></div></li>';
  }).join('') + '</ul><div><p>Delsumma</p><p>' + state.subtotal + '</p></div><div><p>Frakt</p><p>' + state.shipping + '</p></div><div><div><p>Totalt pris</p><p>inkluderar ' + state.tax + ' moms</p></div><p>' + state.total + '</p></div>';
  document.getElementById('pay').disabled = !state.complete || !state.delivery;
}
document.getElementById('pay').addEventListener('click', function () {
  send('/checkout/pay', {}).then(function (answer) {
    if (answer.redirect) location.href = answer.redirect;
    else document.getElementById('wrong').textContent = answer.error;
  });
});
fetch('/checkout/state').then(function (answer) { return answer.json(); }).then(show);
`;
