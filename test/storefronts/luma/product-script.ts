/** Swatches, the required check, the cart that is filled and shown without leaving the page. */
export const productScript = `(function () {
  var form = document.getElementById('product_addtocart_form'), messages = document.querySelector('.page.messages');
  var dollars = function (minor) { return '$' + (minor / 100).toFixed(2); };
  function showCart() {
    fetch('/customer/section/load').then(function (r) { return r.json(); }).then(function (cart) {
      document.querySelector('.counter.qty').textContent = cart.count || '';
      document.querySelector('.block-minicart').innerHTML = '<button type="button" class="action close" title="Close"><span>Close</span></button><div class="items-total"><span class="count">' + cart.count + '</span> <span>Item in Cart</span></div><div class="subtotal"><span class="label"><span>Cart Subtotal</span></span> <span class="price">' + dollars(cart.subtotal) + '</span></div><button id="top-cart-btn-checkout" type="button" class="action primary checkout" title="Proceed to Checkout">Proceed to Checkout</button><ol class="minicart-items">' + cart.items.map(function (item) { return '<li class="item product product-item"><strong class="product-item-name"><a href="/' + item.slug + '.html">' + item.title + '</a></strong>' + (item.variant ? '<div class="product options"><span class="toggle"><span>See Details</span></span></div>' : '') + '<span class="price">' + dollars(item.price) + '</span><div class="details-qty qty"><label>Qty</label><input type="number" class="item-qty cart-item-qty" value="' + item.quantity + '"></div><a href="#" class="action delete" title="Remove item"><span>Remove</span></a></li>'; }).join('') + '</ol><a class="action viewcart" href="/checkout/cart/"><span>View and Edit Cart</span></a>';
    });
  }
  showCart();
  document.querySelector('.showcart').addEventListener('click', function (event) { event.preventDefault(); var box = document.querySelector('.block-minicart'); box.hidden = !box.hidden; });
  document.addEventListener('click', function (event) { if (event.target.id === 'top-cart-btn-checkout') location.href = '/checkout/'; if (event.target.closest('.action.close')) document.querySelector('.block-minicart').hidden = true; });
  if (!form) return;
  form.querySelectorAll('.swatch-option').forEach(function (option) {
    option.addEventListener('click', function () {
      var box = option.closest('.swatch-attribute'), was = option.classList.contains('selected');
      box.querySelectorAll('.swatch-option').forEach(function (other) { other.classList.remove('selected'); other.setAttribute('aria-checked', 'false'); });
      if (!was) { option.classList.add('selected'); option.setAttribute('aria-checked', 'true'); }
      box.querySelector('input').value = was ? '' : option.dataset.optionLabel;
      box.querySelector('.swatch-attribute-selected-option').textContent = was ? '' : option.dataset.optionLabel;
    });
  });
  form.addEventListener('submit', function (event) {
    event.preventDefault();
    form.querySelectorAll('.mage-error').forEach(function (n) { n.remove(); });
    var missing = [].filter.call(form.querySelectorAll('.swatch-input'), function (input) { return !input.value; });
    missing.forEach(function (input) { input.insertAdjacentHTML('afterend', '<div class="mage-error" generated>This is a required field.</div>'); });
    if (missing.length) return;
    var button = document.getElementById('product-addtocart-button');
    button.disabled = true; button.title = 'Adding...'; button.firstChild.textContent = 'Adding...';
    var variant = [].map.call(form.querySelectorAll('.swatch-input'), function (input) { return input.value; }).join(' / ');
    fetch('/checkout/cart/add', { method: 'POST', body: new URLSearchParams({ product: form.dataset.product, variant: variant, qty: document.getElementById('qty').value }) }).then(function () {
      messages.innerHTML = '<div role="alert" class="messages"><div class="message-success success message"><div>You added ' + document.querySelector('h1').textContent + ' to your <a href="/checkout/cart/">shopping cart</a>.</div></div></div>'; scrollTo(0, 0);
      button.firstChild.textContent = 'Added'; showCart();
      setTimeout(function () { button.disabled = false; button.title = 'Add to Cart'; button.firstChild.textContent = 'Add to Cart'; }, 900);
    });
  });
})()`;
