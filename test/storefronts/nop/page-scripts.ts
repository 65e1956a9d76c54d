export const productScript = `document.querySelectorAll('.add-to-cart-button').forEach(function (button) {
  button.addEventListener('click', function () {
    var data = new URLSearchParams(new FormData(document.getElementById('product-details-form')));
    fetch('/addproducttocart/details/' + button.dataset.slug + '/1', { method: 'POST', body: data }).then(function (r) { return r.json(); }).then(function (answer) {
      var old = document.querySelector('.bar-notification'); if (old) old.remove();
      var bar = document.createElement('div'); bar.className = 'bar-notification ' + (answer.success ? 'success' : 'error');
      var text = [].concat(answer.message).map(function (line) { return '<p class="content">' + line + '</p>'; }).join('');
      bar.innerHTML = text + '<span class="close" title="Chiudi"></span>'; document.body.prepend(bar);
      if (answer.success) { var qty = document.querySelector('.cart-qty'); qty.textContent = '(' + (Number(qty.textContent.replace(/\\D/g, '')) + 1) + ')'; setTimeout(function () { bar.remove(); }, 3500); }
    });
  });
});`;

export const checkoutScript = `(function () {
  var country = document.getElementById('BillingNewAddress_CountryId'), state = document.getElementById('BillingNewAddress_StateProvinceId');
  country.addEventListener('change', function () {
    fetch('/country/getstatesbycountryid?countryId=' + country.value + '&addSelectStateItem=true').then(function (r) { return r.json(); }).then(function (list) {
      state.innerHTML = list.map(function (each) { return '<option value="' + each.id + '">' + each.name + '</option>'; }).join('');
    });
  });
  document.querySelectorAll('[data-save]').forEach(function (button) {
    button.addEventListener('click', function () {
      var box = document.getElementById('checkout-step-' + button.dataset.step), wait = box.querySelector('.please-wait');
      button.disabled = true; button.style.opacity = '.5'; wait.style.display = '';
      fetch('/checkout/Opc' + button.dataset.save, { method: 'POST', body: new URLSearchParams(new FormData(box.querySelector('form'))) }).then(function (r) { return r.json(); }).then(function (answer) {
        button.disabled = false; button.style.opacity = ''; wait.style.display = 'none';
        if (answer.error) return alert([].concat(answer.message).join('\\n'));
        if (answer.redirect) { location.href = answer.redirect; return; }
        box.style.display = 'none'; box.parentNode.classList.remove('active');
        var next = document.getElementById('opc-' + answer.goto); next.classList.add('allow', 'active');
        document.getElementById('checkout-' + answer.goto + '-load').innerHTML = answer.html;
        document.getElementById('checkout-step-' + answer.goto).style.display = '';
      });
    });
  });
})()`;
