/** Renegotiates totals and deliveries on every change, proposes addresses under the street, submits without leaving. */
export const checkoutScript = `(function () {
  var form = document.getElementById('Form0'), timer = null, delivery = '';
  var euro = function (minor) { return (minor / 100).toFixed(2).replace('.', ',') + ' €'; };
  function values() { var all = {}; form.querySelectorAll('input, select').forEach(function (f) { all[f.name] = f.type === 'checkbox' ? String(f.checked) : f.type === 'radio' ? (f.checked ? f.value : all[f.name] || '') : f.value; }); all.delivery = delivery; return all; }
  function negotiate() {
    clearTimeout(timer);
    timer = setTimeout(function () {
      document.getElementById('sums').classList.add('busy');
      fetch('/checkouts/negotiate', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(values()) }).then(function (r) { return r.json(); }).then(function (data) {
        document.getElementById('sums').classList.remove('busy');
        if (data.deliveries.length) {
          delivery = data.chosen;
          document.getElementById('deliveries').innerHTML = '<fieldset><legend class="visually-hidden">Elige un método de envío</legend>' + data.deliveries.map(function (d) { return '<div class="opt"><input type="radio" name="shipping_methods" id="shipping_methods-' + d.id + '" value="' + d.id + '"' + (d.id === data.chosen ? ' checked' : '') + '><label for="shipping_methods-' + d.id + '"><div style="display:flex;justify-content:space-between"><p>' + d.title + '</p><span>' + euro(d.price) + '</span></div></label></div>'; }).join('') + '</fieldset>';
        }
        document.getElementById('sums').innerHTML = '<div role="table"><div role="row" class="sum"><div role="rowheader">Subtotal</div><div role="cell">' + euro(data.subtotal) + '</div></div><div role="row" class="sum"><div role="rowheader"><span>Envío</span></div><div role="cell">' + (data.shipping === null ? 'Ingresar dirección de envío' : euro(data.shipping)) + '</div></div><div role="row" class="total"><div role="rowheader"><strong>Total</strong><div class="tax">Incluye ' + euro(Math.round(data.total * 21 / 121)) + ' de impuestos</div></div><div role="cell"><div><abbr>EUR</abbr> <strong>' + euro(data.total) + '</strong></div></div></div></div>';
      });
    }, 350);
  }
  form.addEventListener('input', negotiate);
  form.addEventListener('change', function (event) { if (event.target.name === 'shipping_methods') { delivery = event.target.value; } negotiate(); });
  var street = form.querySelector('[name=address1]');
  street.addEventListener('input', function () {
    if (street.parentNode.querySelector('ul') || street.value.length < 4) return;
    street.setAttribute('aria-expanded', 'true');
    street.parentNode.insertAdjacentHTML('beforeend', '<ul role="listbox" class="suggest" style="position:absolute;background:#fff;border:1px solid #ccc;z-index:5;width:100%;margin:0"><li role="option">Calle de Alcalá 120, Alcalá de Henares</li><li role="option">Calle de Alcalá 1200, Toledo</li></ul>');
    street.parentNode.querySelectorAll('li').forEach(function (li) { li.addEventListener('mousedown', function () { street.value = li.textContent; }); });
  });
  street.addEventListener('blur', function () { setTimeout(function () { var list = street.parentNode.querySelector('ul'); if (list) list.remove(); street.setAttribute('aria-expanded', 'false'); }, 100); });
  document.querySelectorAll('.express button').forEach(function (b) { b.addEventListener('click', function () { location.href = '/wallet-only'; }); });
  form.addEventListener('submit', function (event) {
    event.preventDefault();
    var button = document.getElementById('checkout-pay-button'); button.disabled = true; button.firstChild.textContent = 'Procesando…';
    form.querySelectorAll('.err').forEach(function (n) { n.remove(); });
    fetch('/checkouts/submit', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(values()) }).then(function (r) { return r.json(); }).then(function (data) {
      if (data.redirect) { location.href = data.redirect; return; }
      button.disabled = false; button.firstChild.textContent = 'Pagar ahora';
      Object.keys(data.errors || {}).forEach(function (name) { var f = form.querySelector('[name=' + name + ']'); f.setAttribute('aria-invalid', 'true'); f.parentNode.insertAdjacentHTML('beforeend', '<p class="err" id="error-for-' + name + '">' + data.errors[name] + '</p>'); });
      document.getElementById('banner').innerHTML = data.banner ? '<div class="banner" role="alert" tabindex="-1"><h2>' + data.banner + '</h2></div>' : ''; scrollTo(0, 0);
    });
  });
  negotiate();
})()`;
