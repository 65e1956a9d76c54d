/** Saves a section, fetches the next one, opens it and closes the others. */
export const accordionScript = `(function () {
  var by = function (id) { return document.getElementById(id); };
  var url = function (route) { return '/index.php?route=checkout/' + route; };
  function open(section, route) {
    return fetch(url(route)).then(function (r) { return r.text(); }).then(function (html) {
      by('collapse-' + section).querySelector('.panel-body').innerHTML = html;
      document.querySelectorAll('.collapse').forEach(function (c) { c.classList.toggle('in', c.id === 'collapse-' + section); });
      var title = by('collapse-' + section).previousElementSibling.querySelector('.panel-title');
      if (!title.querySelector('a')) title.innerHTML = '<a href="#collapse-' + section + '" data-toggle="collapse" class="accordion-toggle">' + title.textContent + ' <i class="fa fa-caret-down"></i></a>';
    });
  }
  function fields(section) { var body = new URLSearchParams(); by('collapse-' + section).querySelectorAll('input, select, textarea').forEach(function (f) { if (f.type === 'button' || ((f.type === 'radio' || f.type === 'checkbox') && !f.checked)) return; body.set(f.name, f.value); }); return body; }
  function save(section, route, button, next) {
    var label = button.value; button.value = 'Wczytywanie...'; button.disabled = true;
    document.querySelectorAll('.alert, .text-danger').forEach(function (n) { n.remove(); });
    fetch(url(route), { method: 'POST', body: fields(section) }).then(function (r) { return r.json(); }).then(function (data) {
      button.value = label; button.disabled = false;
      if (data.redirect) { location.href = data.redirect; return; }
      if (typeof data.error === 'string') { alert(data.error); return; }
      if (data.error) { Object.keys(data.error).forEach(function (key) { if (key === 'warning') by('collapse-' + section).querySelector('.panel-body').insertAdjacentHTML('afterbegin', '<div class="alert alert-danger alert-dismissible">' + data.error.warning + '<button type="button" class="close">×</button></div>'); else { var f = by('collapse-' + section).querySelector('[name=' + key + ']'); f.insertAdjacentHTML('afterend', '<div class="text-danger">' + data.error[key] + '</div>'); f.parentNode.classList.add('has-error'); } }); return; }
      next();
    });
  }
  document.addEventListener('click', function (event) {
    var id = event.target.id, toggle = event.target.closest('.accordion-toggle');
    if (toggle) { event.preventDefault(); document.querySelectorAll('.collapse').forEach(function (c) { c.classList.toggle('in', '#' + c.id === toggle.getAttribute('href')); }); }
    if (id === 'button-account') open('payment-address', document.querySelector('[name=account]:checked').value === 'guest' ? 'guest' : 'register');
    if (id === 'button-guest') save('payment-address', 'guest/save', event.target, function () { open('shipping-method', 'shipping_method'); });
    if (id === 'button-shipping-method') save('shipping-method', 'shipping_method/save', event.target, function () { open('payment-method', 'payment_method'); });
    if (id === 'button-payment-method') save('payment-method', 'payment_method/save', event.target, function () { open('checkout-confirm', 'confirm'); });
    if (id === 'button-confirm') save('checkout-confirm', 'confirm/save', event.target, function () {});
  });
  document.addEventListener('change', function (event) {
    if (event.target.name !== 'country_id') return;
    fetch(url('checkout/country&country_id=' + event.target.value)).then(function (r) { return r.json(); }).then(function (data) { by('input-payment-zone').innerHTML = '<option value=""> --- Wybierz --- </option>' + data.zones.map(function (z, at) { return '<option value="' + (2650 + at) + '">' + z + '</option>'; }).join(''); });
  });
  open('checkout-option', 'login');
})()`;
