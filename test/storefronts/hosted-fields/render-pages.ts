import { type Ask, type Goods, money, type Shop } from '../core/storefront.ts';

export const price = (minor: number): string => money(minor, 'USD', 'en-US');

const STYLE =
  'body{font:15px Karla,Arial,sans-serif;max-width:1200px;margin:0 auto}.previewCart{position:fixed;inset:0;background:rgba(0,0,0,.5);z-index:50}.modal-content{position:absolute;top:60px;left:25%;width:50%;background:#fff;padding:20px}.form-option{border:1px solid #888;padding:8px 14px;display:inline-block;margin:4px}.form-radio{position:absolute;opacity:0;width:1px;height:1px}.form-radio:checked+.form-option{border:2px solid #000}.is-srOnly{position:absolute;width:1px;height:1px;overflow:hidden;clip:rect(0,0,0,0)}.layout{display:flex;gap:40px}.checkout-step{border-bottom:1px solid #ddd;padding:14px 0}.optimizedCheckout-form-checkbox{position:absolute;opacity:0;width:1px;height:1px}.optimizedCheckout-form-checkbox+label::before{content:"";display:inline-block;width:16px;height:16px;border:1px solid #666;margin-right:8px}.optimizedCheckout-form-checkbox:checked+label::before{background:#333}.dropdown-menu{position:absolute;background:#fff;border:1px solid #aaa;z-index:20;list-style:none;margin:0;padding:0;width:380px}.dropdown-menu li{padding:8px}.form-inlineMessage{color:#d14343}.loadingOverlay{position:absolute;inset:0;background:rgba(255,255,255,.7);z-index:15}.form-field{position:relative;margin:8px 0}[hidden]{display:none!important}.walletButton{height:44px;width:180px;background:#000;color:#fff;border:0}';

export function renderProduct(ask: Ask, _shop: Shop, goods: Goods): string {
  const options = (goods.options ?? [])
    .map(
      ({ name, values }, at) =>
        `<div class="form-field" data-product-attribute="set-rectangle"><label class="form-label form-label--alternate" id="rg${at}">${name}: <span data-option-value></span> <small>(Required)</small></label><div role="radiogroup" aria-labelledby="rg${at}">${values.map((value, each) => `<input class="form-radio" type="radio" id="attr_${at}_${each}" name="attribute[${at}]" value="${value}" required><label class="form-option" for="attr_${at}_${each}"><span class="form-option-variant">${value}</span></label>`).join('')}</div></div>`,
    )
    .join('');
  const buy = goods.soldOut
    ? '<div class="alertBox productAttributes-message"><p class="alertBox-message">This product is currently out of stock.</p></div><input id="form-action-addToCart" class="button button--primary" type="submit" value="Sold Out" disabled>'
    : '<div class="form-field form-field--increments"><label class="form-label" for="qty[]">Quantity:</label><div class="form-increment"><button type="button" class="button button--icon" data-action="dec" onclick="var q=document.getElementById(\'qty[]\');q.value=Math.max(1,q.value-1)"><span class="is-srOnly">Decrease Quantity of product</span>−</button><input class="form-input form-input--incrementTotal" id="qty[]" name="qty[]" type="tel" value="1" pattern="[0-9]*"><button type="button" class="button button--icon" data-action="inc"><span class="is-srOnly">Increase Quantity of product</span>+</button></div></div><div class="alertBox alertBox--error" hidden><p id="alertBox-message-text"></p></div><div class="add-to-cart-buttons"><div class="form-action"><input id="form-action-addToCart" class="button button--primary" type="submit" value="Add to Cart"></div><button type="button" class="walletButton" aria-label="Buy now with PayPal">PayPal Buy Now</button></div>';
  return frame(
    ask,
    goods.title,
    `<div class="productView"><h1 class="productView-title">${goods.title}</h1><div class="productView-price"><span class="price price--withoutTax">${price(goods.price)}</span></div><form class="form" data-cart-item-add><input type="hidden" name="product_id" value="${goods.slug}">${options}${buy}</form><form class="form form-wishlist"><a class="button">Add to Wish List</a></form></div>
<script>(function () { var form = document.querySelector('[data-cart-item-add]'); form.addEventListener('submit', function (event) { event.preventDefault(); fetch('/remote/v1/cart/add', { method: 'POST', body: new URLSearchParams(new FormData(form)) }).then(function (r) { return r.json(); }).then(function (d) { if (d.error) { document.querySelector('.alertBox--error').hidden = false; document.getElementById('alertBox-message-text').textContent = d.error; return; } document.querySelector('.previewCart').hidden = false; }); }); })()</script><div class="previewCart" hidden><div class="modal-content" role="dialog" aria-modal="true"><button class="modal-close" aria-label="Close" onclick="document.querySelector('.previewCart').hidden=true">×</button><h1 class="modal-header-title">Ok, 1 item was added to your cart. What's next?</h1><section class="previewCartCheckout"><a href="/checkout" class="button button--primary">Proceed to checkout</a><div class="walletRow"><button type="button" class="walletButton" aria-label="PayPal">PayPal</button></div><a href="/cart.php" class="button">View or edit your cart</a><a href="/" class="button" data-reveal-close>Continue shopping</a></section></div></div>`,
  );
}

export function renderCart(ask: Ask, shop: Shop): string {
  const { session } = ask;
  if (session.lines.length === 0)
    return frame(ask, 'Your Cart', '<h1>Your Cart (0 items)</h1><h3>Your cart is empty</h3>');
  const rows = session.lines.map(
    ({ goods, variant, quantity }, at) =>
      `<tr class="cart-item" data-item-row><td class="cart-item-block cart-item-title"><h2 class="cart-item-name"><a class="cart-item-name__label" href="/${goods.slug}/">${goods.title}</a></h2>${
        variant
          ? `<dl class="definitionList">${variant
              .split(' / ')
              .map(
                (value, each) =>
                  `<dt class="definitionList-key">${goods.options?.[each]?.name}:</dt><dd class="definitionList-value">${value}</dd>`,
              )
              .join('')}</dl><a href="#" class="cart-item-changeOptions">Change</a>`
          : ''
      }</td><td class="cart-item-block"><span class="cart-item-label">Price</span><span class="cart-item-value">${price(goods.price)}</span></td><td class="cart-item-block cart-item-info"><form method="post" action="/cart/line"><input type="hidden" name="at" value="${at}"><input class="form-input cart-item-qty-input" name="quantity" type="tel" value="${quantity}" aria-label="${goods.title} quantity" onchange="this.form.submit()"></form></td><td class="cart-item-block"><span class="cart-item-label">Total</span><strong class="cart-item-value">${price(goods.price * quantity)}</strong><form method="post" action="/cart/line" style="display:inline"><input type="hidden" name="at" value="${at}"><input type="hidden" name="quantity" value="0"><button class="cart-remove icon" aria-label="Remove ${goods.title} from cart"><svg width="14" height="14"></svg></button></form></td></tr>`,
  );
  const subtotal = price(shop.subtotal(session));
  return frame(
    ask,
    'Your Cart',
    `<h1 class="page-heading">Your Cart (${session.lines.length} items)</h1><table class="cart"><thead><tr><th>Item</th><th>Price</th><th>Quantity</th><th>Total</th></tr></thead><tbody>${rows.join('')}</tbody></table><ul class="cart-totals"><li class="cart-total"><div class="cart-total-label"><strong>Subtotal:</strong></div><div class="cart-total-value"><span>${subtotal}</span></div></li><li class="cart-total"><strong>Shipping:</strong> <button type="button" class="shipping-estimate-show">Add Info</button></li><li class="cart-total"><strong>Coupon Code:</strong> <button type="button" class="coupon-code-add">Add Coupon</button></li><li class="cart-total"><strong>Grand total:</strong> <span>${subtotal}</span></li></ul><div class="cart-actions"><a class="button button--primary" href="/checkout">Check out</a></div><div class="cart-additionalCheckoutButtons"><p>-- or use --</p><button type="button" class="walletButton" aria-label="Check out with PayPal">PayPal Checkout</button> <button type="button" class="walletButton" aria-label="Google Pay">G Pay</button></div>`,
  );
}

export function renderCheckout({ session }: Ask, shop: Shop, script: string): string {
  const card = (field: string, label: string, title: string) =>
    `<div class="form-field"><label class="form-label">${label}</label><iframe title="${title}" src="${shop.provider.url}/f?ref=${session.token}&fields=${field}&labels=${encodeURIComponent(label)}" style="border:1px solid #ccc;width:320px;height:44px"></iframe></div>`;
  const lines = session.lines.map(
    ({ goods, variant, quantity }) =>
      `<li class="productList-item"><div class="product"><div class="product-body"><h4 class="product-title">${quantity} x ${goods.title}</h4><ul class="product-options">${variant
        .split(' / ')
        .filter(Boolean)
        .map((value, at) => `<li class="product-option">${goods.options?.[at]?.name} ${value}</li>`)
        .join('')}</ul></div><div class="product-price">${price(goods.price * quantity)}</div></div></li>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Pinewood Outfitters - Checkout</title><style>${STYLE}</style></head><body><header class="checkoutHeader"><a href="/"><h1>Pinewood Outfitters</h1></a></header><div class="layout"><div class="layout-main"><div class="checkoutSuite"><fieldset><legend>Checkout with</legend><button type="button" class="walletButton" aria-label="PayPal">PayPal</button> <button type="button" class="walletButton" aria-label="Apple Pay">Apple Pay</button></fieldset><div class="checkoutSeparator"><span>or</span></div></div><ol class="checkout-steps" style="list-style:none" data-steps></ol><div class="checkout-form" data-card hidden><h2>Credit Card</h2>${card('number', 'Credit Card Number', 'Secure Credit Card Frame - Credit Card Number')}${card('expiry', 'Expiration', 'Secure Credit Card Frame - Expiration Date')}${card('name', 'Name on Card', 'Secure Credit Card Frame - Cardholder Name')}${card('cvc', 'CVV', 'Secure Credit Card Frame - CVV')}</div><div data-place></div></div><aside class="layout-cart"><article class="cart optimizedCheckout-orderSummary"><header class="cart-header"><h3>Order Summary</h3><a href="/cart.php">Edit Cart</a></header><section class="cart-section"><h3>${session.lines.length} Items</h3><ul class="productList">${lines.join('')}</ul></section><section class="cart-section" data-summary></section></article></aside></div><script>${script}</script></body></html>`;
}

function frame({ session }: Ask, title: string, body: string): string {
  const count = session.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title} - Pinewood Outfitters</title><style>${STYLE}</style></head><body><header class="header"><a href="/">Pinewood Outfitters</a> <select aria-label="Select Currency: USD" class="currency"><option selected>USD</option><option>CAD</option><option>EUR</option></select> <a href="/login.php">Sign in</a> <a class="navUser-action" href="/cart.php" aria-label="Cart with ${count} items">Cart <span class="countPill">${count}</span></a></header><div class="body">${body}</div><footer><form><h3>Subscribe to our newsletter</h3><input type="email" placeholder="Your email address" aria-label="Email Address"><input type="submit" value="Subscribe"></form></footer></body></html>`;
}
