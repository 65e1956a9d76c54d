/** Keeps what was typed, draws the step that is open, and folds the others to a line with an edit button. */
export const checkoutScript = `(function () {
  var steps = document.querySelector('[data-steps]'), card = document.querySelector('[data-card]'), place = document.querySelector('[data-place]'), form = { countryCode: 'US' }, step = 'customer', quotes = null, error = '', terms = false, news = false, chosen = '';
  var states = { US: [['CA', 'California'], ['NY', 'New York'], ['OR', 'Oregon'], ['WA', 'Washington']], CA: [['ON', 'Ontario']] };
  function post(path, body) { return fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body || {}) }).then(function (r) { return r.json(); }); }
  function field(id, label, name, type, more) { return '<div class="dynamic-form-field form-field"><label class="form-label optimizedCheckout-form-label" for="' + id + '">' + label + '</label><input class="form-input optimizedCheckout-form-input" id="' + id + '" name="' + name + '" type="' + (type || 'text') + '" value="' + (form[name] || '') + '" ' + (more || '') + '></div>'; }
  function select(id, label, name, list) { return '<div class="form-field"><label class="form-label" for="' + id + '">' + label + '</label><select class="form-select" id="' + id + '" name="' + name + '"><option value="">Select a ' + label.toLowerCase() + '</option>' + list.map(function (each) { return '<option value="' + each[0] + '"' + (form[name] === each[0] ? ' selected' : '') + '>' + each[1] + '</option>'; }).join('') + '</select></div>'; }
  function row(label, value, total) { return '<div class="cart-priceItem' + (total ? ' cart-priceItem--total' : '') + '"><span class="cart-priceItem-label">' + label + '</span> <span class="cart-priceItem-value">' + value + '</span></div>'; }
  function refresh(delivery) { return post('/api/summary', { delivery: delivery }).then(function (s) { document.querySelector('[data-summary]').innerHTML = row('Subtotal', s.subtotal) + row('Shipping', s.shipping) + row('Tax', s.tax) + '<a href="#" class="cart-priceItem-link">Promo/Gift Certificate</a>' + row('Total (USD)', s.total, true); }); }
  function head(title, name, done) { return '<div class="stepHeader"><h2 class="stepHeader-title">' + title + '</h2>' + (done && step !== name ? '<span class="stepHeader-body">' + (name === 'customer' ? form.email : form.address1) + '</span><button class="button button--tertiary" type="button" data-edit="' + name + '">Edit</button>' : '') + '</div>'; }
  function shipping() {
    return '<form novalidate class="checkout-form">' + '<fieldset><legend>Shipping Address</legend>' + select('countryCodeInput', 'Country', 'countryCode', [['CA', 'Canada'], ['US', 'United States']]) + field('firstNameInput', 'First Name', 'firstName', '', 'autocomplete="given-name"') + field('lastNameInput', 'Last Name', 'lastName', '', 'autocomplete="family-name"') + field('addressLine1Input', 'Address', 'address1', '', 'role="combobox" aria-autocomplete="list" aria-expanded="false" autocomplete="off"') + '<ul class="dropdown-menu" role="listbox" hidden></ul>' + field('addressLine2Input', 'Apartment/Suite/Building <small>(Optional)</small>', 'address2') + field('companyInput', 'Company Name <small>(Optional)</small>', 'company') + field('cityInput', 'City', 'city', '', 'autocomplete="address-level2"') + select('provinceCodeInput', 'State/Province', 'stateOrProvinceCode', states[form.countryCode] || []) + field('postCodeInput', 'Postal Code', 'postalCode', '', 'autocomplete="postal-code"') + field('phoneInput', 'Phone Number', 'phone', 'tel') + '<div class="form-field"><input type="checkbox" class="optimizedCheckout-form-checkbox" id="sameAsBilling" checked><label for="sameAsBilling">My billing address is the same as my shipping address.</label></div></fieldset><fieldset><legend>Shipping Method</legend><div data-quotes style="position:relative;min-height:40px">' + options() + '</div></fieldset><fieldset><legend>Order Comments</legend><input type="text" name="orderComment" aria-label="Order Comments" class="form-input"></fieldset><button id="checkout-shipping-continue" class="button button--primary" type="submit" ' + (chosen ? '' : 'disabled') + '>Continue</button></form>';
  }
  function options() { return quotes === 'loading' ? '<div class="loadingOverlay"></div>Loading shipping options' : !quotes ? '<p class="shippingOptions-panel-message">Please enter a shipping address in order to see shipping quotes</p>' : '<ul class="form-checklist" style="list-style:none">' + quotes.map(function (q) { return '<li class="form-checklist-item"><input type="radio" class="form-checklist-checkbox" name="shippingOptionIds" id="o-' + q.id + '" value="' + q.id + '"' + (chosen === q.id ? ' checked' : '') + '><label for="o-' + q.id + '"><span class="shippingOption-desc">' + q.title + '</span> <span class="shippingOption-price">' + q.cost + '</span></label></li>'; }).join('') + '</ul>'; }
  function draw() {
    steps.innerHTML = '<li class="checkout-step checkout-step--customer">' + head('Customer', 'customer', true) + (step === 'customer' ? '<form class="checkout-form" id="checkout-customer-guest" novalidate>' + field('email', 'Email', 'email', 'email', 'autocomplete="email"') + '<div class="form-field"><input type="checkbox" class="optimizedCheckout-form-checkbox" id="shouldSubscribe"' + (news ? ' checked' : '') + '><label for="shouldSubscribe">Subscribe to our newsletter.</label></div><button id="checkout-customer-continue" class="button button--primary" type="submit">Continue</button><p>Already have an account? <a href="#" id="checkout-customer-login">Sign in now</a></p></form>' : '') + '</li><li class="checkout-step checkout-step--shipping">' + head('Shipping', 'shipping', step === 'payment') + (step === 'shipping' ? shipping() : '') + '</li><li class="checkout-step checkout-step--payment">' + head('Payment', 'payment', false) + '</li>';
    card.hidden = step !== 'payment';
    place.innerHTML = step === 'payment' ? '<fieldset><legend>Terms and Conditions</legend><div class="form-field"><input type="checkbox" class="optimizedCheckout-form-checkbox" id="terms"' + (terms ? ' checked' : '') + '><label for="terms">Yes, I agree with the <a href="#">terms and conditions</a>.</label></div></fieldset><button id="checkout-payment-continue" class="button button--primary" type="submit">Place Order</button>' + (error ? '<div class="modal" role="dialog" aria-modal="true"><h2>Something has gone wrong</h2><p role="alert">' + error + '</p><button type="button" data-ok>Ok</button></div>' : '') : '';
  }
  function quote() {
    if (quotes || !(form.address1 && form.city && form.postalCode && form.stateOrProvinceCode)) return;
    quotes = 'loading'; show();
    post('/api/quotes').then(function (list) { quotes = list; chosen = list[0].id; show(); refresh(chosen); });
  }
  function show() { var box = document.querySelector('[data-quotes]'); if (!box) return; box.innerHTML = options(); document.getElementById('checkout-shipping-continue').disabled = !chosen; }
  document.addEventListener('input', function (event) {
    if (!event.target.name) return;
    form[event.target.name] = event.target.value;
    var list = document.querySelector('.dropdown-menu');
    if (event.target.id === 'addressLine1Input' && list) { setTimeout(function () { list.hidden = false; event.target.setAttribute('aria-expanded', 'true'); list.innerHTML = ['12 Elm Street, Salem, OR', '12 Elm Street, Boise, ID', '12 Elmwood Avenue, Reno, NV'].map(function (text, at) { return '<li role="option" id="s' + at + '">' + text + '</li>'; }).join(''); }, 120); }
  });
  document.addEventListener('keydown', function (event) { var list = document.querySelector('.dropdown-menu'); if (event.key === 'Escape' && list) list.hidden = true; });
  document.addEventListener('focusout', function () { setTimeout(quote, 50); });
  document.addEventListener('change', function (event) {
    if (event.target.id === 'countryCodeInput') { form.stateOrProvinceCode = ''; draw(); }
    if (event.target.name === 'shippingOptionIds') { chosen = event.target.value; refresh(chosen); }
    if (event.target.id === 'terms') terms = event.target.checked;
    if (event.target.id === 'shouldSubscribe') news = event.target.checked;
    quote();
  });
  document.addEventListener('submit', function (event) {
    event.preventDefault();
    if (step === 'customer' && /@/.test(form.email || '')) { step = 'shipping'; draw(); }
    else if (step === 'shipping' && chosen && form.firstName && form.lastName && form.phone) { step = 'payment'; draw(); }
  });
  document.addEventListener('click', function (event) {
    var edit = event.target.closest('[data-edit]'), list = document.querySelector('.dropdown-menu'), entry = event.target.closest('.dropdown-menu li');
    if (entry) { var parts = entry.textContent.split(', '); form.address1 = parts[0]; form.city = parts[1]; form.stateOrProvinceCode = parts[2]; draw(); return; }
    if (list && !event.target.closest('#addressLine1Input')) list.hidden = true;
    if (edit) { step = edit.dataset.edit; draw(); }
    if (event.target.closest('[data-ok]')) { error = ''; draw(); }
    if (event.target.id === 'checkout-payment-continue') { event.target.disabled = true; post('/api/order', Object.assign({ terms: terms ? 1 : '', newsletter: news ? 1 : '' }, form)).then(function (answer) { if (answer.redirect) location.href = answer.redirect; else { error = answer.error; draw(); } }); }
  });
  draw(); refresh();
})()`;
