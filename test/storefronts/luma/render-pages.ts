import { type Answer, type Ask, type Goods, money, type Shop } from '../core/storefront.ts';
import { checkoutScript } from './checkout-script.ts';
import { productScript } from './product-script.ts';

const price = (minor: number): string => money(minor, 'USD', 'en-US');
const COLOURS: Record<string, string> = { Black: '#000', Orange: '#eb6703', Blue: '#1857f7' };

export function renderProduct(_shop: Shop, goods: Goods): string {
  const swatches = (goods.options ?? []).map(
    (
      { name, values },
      at,
    ) => `<div class="swatch-attribute ${name.toLowerCase()}" data-attribute-code="${name.toLowerCase()}" data-attribute-id="${at}">
<span id="option-label-${at}" class="swatch-attribute-label">${name}</span><span class="swatch-attribute-selected-option"></span>
<div aria-activedescendant="" tabindex="0" aria-invalid="false" aria-required="true" role="listbox" aria-labelledby="option-label-${at}" class="swatch-attribute-options clearfix">${values
      .map(
        (value) =>
          `<div class="swatch-option ${COLOURS[value] ? 'color' : 'text'}" id="option-label-${at}-item-${value}" aria-checked="false" role="option" tabindex="0" data-option-label="${value}" aria-label="${value}"${COLOURS[value] ? ` style="background:${COLOURS[value]}"` : ''}>${COLOURS[value] ? '' : value}</div>`,
      )
      .join(
        '',
      )}</div><input class="swatch-input super-attribute-select" name="super_attribute[${at}]" type="text" value="" aria-required="true"></div>`,
  );
  const buy = goods.soldOut
    ? ''
    : `<form id="product_addtocart_form" data-product="${goods.slug}" novalidate>${swatches.length ? `<div class="product-options-wrapper"><div class="swatch-opt">${swatches.join('')}</div></div>` : ''}
<div class="box-tocart"><div class="fieldset"><div class="field qty"><label class="label" for="qty"><span>Qty</span></label><div class="control"><input type="number" name="qty" id="qty" min="0" value="1" title="Qty" class="input-text qty"></div></div>
<div class="actions"><button type="submit" title="Add to Cart" class="action primary tocart" id="product-addtocart-button"><span>Add to Cart</span></button></div></div></div></form>`;
  return frame(
    goods.title,
    `<div class="product-info-main"><div class="page-title-wrapper product"><h1 class="page-title"><span class="base">${goods.title}</span></h1></div>
<div class="product-info-price"><div class="price-box"><span class="price">${price(goods.price)}</span></div><div class="product-info-stock-sku"><div class="stock ${goods.soldOut ? 'unavailable' : 'available'}" title="Availability"><span>${goods.soldOut ? 'Out of stock' : 'In stock'}</span></div><div class="product attribute sku"><strong class="type">SKU</strong> <div class="value">MH01</div></div></div></div>${buy}
<div class="product-social-links"><a href="#" class="action towishlist"><span>Add to Wish List</span></a> <a href="#" class="action tocompare"><span>Add to Compare</span></a></div></div>
<div class="product data items"><a class="switch" href="#description">Details</a> <a class="switch" href="#reviews">Reviews</a></div><script>${productScript}</script>`,
  );
}

export function renderCart(ask: Ask, shop: Shop): string {
  const { lines } = ask.session;
  if (lines.length === 0)
    return frame(
      'Shopping Cart',
      '<h1>Shopping Cart</h1><div class="cart-empty"><p>You have no items in your shopping cart.</p></div>',
    );
  const rows = lines.map(
    (
      { goods, variant, quantity },
      at,
    ) => `<tbody class="cart item"><tr class="item-info"><td class="col item"><a href="/${goods.slug}.html" class="product-item-photo"><span style="display:block;width:80px;height:80px;background:#eee"></span></a><div class="product-item-details"><strong class="product-item-name"><a href="/${goods.slug}.html">${goods.title}</a></strong>${
      variant
        ? `<dl class="item-options">${variant
            .split(' / ')
            .map((value, n) => `<dt>${goods.options?.[n]?.name}</dt><dd>${value}</dd>`)
            .join('')}</dl>`
        : ''
    }</div></td>
<td class="col price"><span class="price">${price(goods.price)}</span></td><td class="col qty"><div class="field qty"><div class="control qty"><label for="cart-${at}-qty"><span class="label">Qty</span><input id="cart-${at}-qty" name="cart[${at}][qty]" value="${quantity}" type="number" class="input-text qty" title="Qty"></label></div></div></td><td class="col subtotal"><span class="price">${price(goods.price * quantity)}</span></td></tr>
<tr class="item-actions"><td colspan="4"><a href="/wishlist/" class="action-towishlist"><span>Move to Wishlist</span></a> <a class="action action-edit" href="/${goods.slug}.html" title="Edit item parameters"><span>Edit</span></a> <a href="/checkout/cart/delete?id=${at}" title="Remove item" class="action action-delete"><span>Remove item</span></a></td></tr></tbody>`,
  );
  const subtotal = shop.subtotal(ask.session);
  return frame(
    'Shopping Cart',
    `<h1 class="page-title"><span>Shopping Cart</span></h1><div class="cart-container"><form action="/checkout/cart/updatePost" method="post" class="form form-cart"><table class="cart items data table"><thead><tr><th>Item</th><th>Price</th><th>Qty</th><th>Subtotal</th></tr></thead>${rows.join('')}</table><div class="cart main actions"><button type="submit" title="Update Shopping Cart" class="action update"><span>Update Shopping Cart</span></button></div></form>
<div class="block discount" id="block-discount"><div class="title"><strong>Apply Discount Code</strong></div><form><label for="coupon_code">Enter discount code</label><input id="coupon_code" placeholder="Enter discount code"><button type="button" value="Apply Discount"><span>Apply Discount</span></button></form></div>
<div class="cart-summary"><strong class="summary title">Summary</strong><div class="block shipping"><strong>Estimate Shipping and Tax</strong></div><table class="data table totals"><tbody><tr class="totals sub"><th>Subtotal</th><td><span class="price">${price(subtotal)}</span></td></tr><tr class="grand totals"><th><strong>Order Total</strong></th><td><strong><span class="price">${price(subtotal)}</span></strong></td></tr></tbody></table>
<ul class="checkout methods items"><li class="item"><button type="button" title="Proceed to Checkout" class="action primary checkout" onclick="location.href='/checkout/'"><span>Proceed to Checkout</span></button></li><li class="item"><a href="#" class="action multicheckout"><span>Check Out with Multiple Addresses</span></a></li></ul></div></div>`,
  );
}

export function renderCheckout(_shop: Shop): string {
  return frame(
    'Checkout',
    `<div id="checkout" class="checkout-container"><div id="checkout-loader" class="loading-mask"><div class="loader">Loading...</div></div></div><script>${checkoutScript}</script>`,
    false,
  );
}

export function renderSuccess(shop: Shop, number: string): Answer {
  if (!shop.orders.some((each) => each.number === number)) return { redirect: '/checkout/cart/' };
  return frame(
    'Success Page',
    `<h1 class="page-title"><span class="base">Thank you for your purchase!</span></h1><div class="checkout-success"><p>Your order # is: <span>${number}</span>.</p><p>We'll email you an order confirmation with details and tracking info.</p><div class="actions-toolbar"><a class="action primary continue" href="/"><span>Continue Shopping</span></a></div></div><div id="registration"><p>You can track your order status by creating an account.</p><a class="action primary" href="/customer/account/create"><span>Create an Account</span></a></div>`,
  );
}

function frame(title: string, body: string, withCart = true): string {
  const minicart = `<div class="minicart-wrapper"><a class="action showcart" href="/checkout/cart/"><span class="text">My Cart</span> <span class="counter qty"></span></a><div class="block block-minicart" role="dialog" hidden></div></div>`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title><style>
body{font:14px/1.4 'Open Sans',sans-serif;max-width:1200px;margin:0 auto}.swatch-option{display:inline-block;min-width:30px;height:24px;border:1px solid #ccc;margin:3px;text-align:center;cursor:pointer}.swatch-option.selected{outline:2px solid #ff5501}.swatch-input{position:absolute;left:-1000px}
.loading-mask{position:fixed;inset:0;background:rgba(255,255,255,.6);z-index:9999}.mage-error,.field-error{color:#e02b27}.field.required .label:after{content:'*';color:#e02b27}.block-minicart{position:absolute;right:10px;top:60px;background:#fff;border:1px solid #bbb;padding:20px;z-index:100;width:340px}.opc-wrapper{float:left;width:65%}.opc-sidebar{float:right;width:32%}[hidden]{display:none!important}
.payment-method-content{display:none}._active .payment-method-content{display:block}.message.error{background:#fae5e5;color:#e02b27;padding:10px}.message.success{background:#e5efe5;color:#006400;padding:10px}
</style></head><body><a class="action skip" href="#contentarea" style="position:absolute;left:-999px">Skip to Content</a><header class="page-header"><ul class="header links"><li class="authorization-link"><a href="/customer/account/login">Sign In</a></li><li><a href="/customer/account/create">Create an Account</a></li></ul><a class="logo" href="/">Ridge</a>
${withCart ? minicart : ''}<div class="block block-search"><form><label for="search"><span>Search</span></label><input id="search" type="text" name="q" placeholder="Search entire store here..." role="combobox" aria-haspopup="false" aria-autocomplete="both" aria-expanded="false"><button type="submit" title="Search" disabled><span>Search</span></button></form></div></header>
<main id="maincontent"><div class="page messages"></div>${body}</main><footer class="page-footer"><div class="block newsletter"><form class="form subscribe"><label for="newsletter">Sign Up for Our Newsletter:</label><input name="email" type="email" id="newsletter" placeholder="Enter your email address"><button class="action subscribe primary" title="Subscribe" type="submit"><span>Subscribe</span></button></form></div></footer></body></html>`;
}
