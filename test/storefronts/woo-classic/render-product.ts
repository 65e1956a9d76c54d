import { type Answer, type Ask, type Goods, money, type Shop } from '../core/storefront.ts';

export function renderProduct(ask: Ask, shop: Shop, goods: Goods, notice: string): Answer {
  const others = shop.definition.goods.filter((each) => each.slug !== goods.slug && !each.soldOut).slice(0, 2);
  return frame(
    ask,
    shop,
    goods.title,
    `${notice}<div id="product-12" class="product type-product">
<div class="woocommerce-product-gallery"><a href="#zoom" class="woocommerce-product-gallery__trigger" aria-label="View full-screen image gallery">🔍</a><div class="woocommerce-product-gallery__image" style="width:200px;height:200px;background:#ddd"></div></div>
<div class="summary entry-summary"><h1 class="product_title entry-title">${goods.title}</h1>
<p class="price"><span class="woocommerce-Price-amount amount"><bdi>${price(goods.price)}</bdi></span></p>
<div class="woocommerce-product-details__short-description"><p>Made to be used every day.</p></div>
${goods.soldOut ? '<p class="stock out-of-stock">Out of stock</p>' : goods.options ? variations(goods) : simple()}
<div class="product_meta"><span class="sku_wrapper">SKU: <span class="sku">${goods.slug}</span></span> <span class="posted_in">Category: <a href="/product-category/kitchen/">Kitchen</a></span></div></div>
<div class="woocommerce-tabs"><ul class="tabs wc-tabs" role="tablist"><li role="tab"><a href="#tab-description">Description</a></li><li role="tab"><a href="#tab-reviews">Reviews (0)</a></li></ul>
<div id="tab-reviews"><form class="comment-form"><p>Your review <textarea name="comment" required></textarea></p><p><label for="author">Name *</label><input id="author" name="author"></p><p><label for="email">Email *</label><input id="email" name="email" type="email"></p><input name="submit" type="submit" id="submit" class="submit" value="Submit"></form></div></div>
<section class="related products"><h2>Related products</h2><ul class="products">${others
      .map(
        (other) =>
          `<li class="product"><a href="/product/${other.slug}/"><h2 class="woocommerce-loop-product__title">${other.title}</h2><span class="price">${price(other.price)}</span></a>
<a href="${other.options ? `/product/${other.slug}/` : `?add-to-cart=${other.slug}`}" class="button ${other.options ? 'product_type_variable' : 'product_type_simple ajax_add_to_cart'} add_to_cart_button" rel="nofollow">${other.options ? 'Select options' : 'Add to cart'}</a></li>`,
      )
      .join('')}</ul></section></div>`,
  );
}

const quantity = `<div class="quantity"><label class="screen-reader-text" for="quantity_1">quantity</label><input type="number" id="quantity_1" class="input-text qty text" name="quantity" value="1" aria-label="Product quantity" min="1" step="1" inputmode="numeric" autocomplete="off"></div>`;

function simple(): string {
  return `<form class="cart" method="post">${quantity}<button type="submit" name="add-to-cart" value="12" class="single_add_to_cart_button button alt">Add to cart</button></form>`;
}

function variations(goods: Goods): string {
  const rows = (goods.options ?? []).map(({ name, values }) => {
    const id = `pa_${name.toLowerCase()}`;
    return `<tr><th class="label"><label for="${id}">${name}</label></th><td class="value"><select id="${id}" name="attribute_${id}" data-show_option_none="yes"><option value="">Choose an option</option>${values.map((value) => `<option value="${value}" class="attached enabled">${value}</option>`).join('')}</select></td></tr>`;
  });
  return `<form class="variations_form cart" method="post"><table class="variations" role="presentation"><tbody>${rows.join('')}</tbody></table>
<a class="reset_variations" href="#" style="visibility:hidden">Clear</a>
<div class="single_variation_wrap"><div class="woocommerce-variation single_variation" aria-live="polite"></div>
<div class="woocommerce-variation-add-to-cart variations_button woocommerce-variation-add-to-cart-disabled">${quantity}<button type="submit" class="single_add_to_cart_button button alt disabled wc-variation-selection-needed">Add to cart</button></div></div></form>
<script>(function () {
  var form = document.querySelector('.variations_form'), button = form.querySelector('button'), clear = form.querySelector('.reset_variations');
  function check() {
    var chosen = [].every.call(form.querySelectorAll('select'), function (s) { return s.value; });
    button.classList.toggle('disabled', !chosen); button.classList.toggle('wc-variation-selection-needed', !chosen);
    clear.style.visibility = [].some.call(form.querySelectorAll('select'), function (s) { return s.value; }) ? 'visible' : 'hidden';
    form.querySelector('.single_variation').innerHTML = chosen ? '<p class="stock in-stock">12 in stock</p>' : '';
  }
  form.addEventListener('change', check);
  clear.addEventListener('click', function (e) { e.preventDefault(); form.querySelectorAll('select').forEach(function (s) { s.value = ''; }); check(); });
  form.addEventListener('submit', function (e) { if (button.classList.contains('disabled')) { e.preventDefault(); alert('Please select some product options before adding this product to your cart.'); } });
})()</script>`;
}

export const price = (minor: number): string => money(minor, 'USD', 'en-US');

export function frame(ask: Ask, shop: Shop, title: string, body: string): string {
  const count = ask.session.lines.reduce((sum, line) => sum + line.quantity, 0);
  return `<!doctype html><html lang="en-US"><head><meta charset="utf-8"><title>${title} – Hearth &amp; Linen</title><style>
body{font:16px/1.4 sans-serif;margin:0 auto;max-width:1000px}.screen-reader-text,.select2-hidden-accessible{position:absolute!important;clip:rect(1px,1px,1px,1px);width:1px!important;height:1px!important;overflow:hidden}
.blockOverlay{position:absolute;inset:0;background:#fff;opacity:.6;z-index:1000;cursor:wait}.button{display:inline-block;padding:8px 14px;background:#eee;border:0;color:#333}.alt{background:#333;color:#fff}
.select2-selection{display:block;border:1px solid #aaa;padding:6px}.select2-dropdown{position:absolute;background:#fff;border:1px solid #aaa;z-index:1051;width:300px;max-height:240px;overflow:auto}.select2-results__option{padding:4px 8px;list-style:none}
.demo_store{position:fixed;bottom:0;left:0;right:0;margin:0;background:#a46497;color:#fff;padding:8px;z-index:99}
</style></head><body class="woocommerce">
<header><a class="skip-link screen-reader-text" href="#content">Skip to content</a><div class="site-branding"><a href="/">Hearth &amp; Linen</a></div>
<nav><ul><li><a href="/shop/">Shop</a></li><li><a href="/my-account/">My account</a></li><li><a href="/checkout/">Checkout</a></li><li><a href="/cart/">Cart</a></li></ul></nav>
<div class="site-search"><form role="search" class="woocommerce-product-search"><label class="screen-reader-text" for="s-0">Search for:</label><input type="search" id="s-0" class="search-field" placeholder="Search products…" name="s"><button type="submit" value="Search">Search</button></form></div>
<ul class="site-header-cart"><li><a class="cart-contents" href="/cart/" title="View your shopping cart"><span class="amount">${price(shop.subtotal(ask.session))}</span> <span class="count">${count} item${count === 1 ? '' : 's'}</span></a></li></ul></header>
<main id="content">${body}</main>
<footer><p>© Hearth &amp; Linen. <a href="/privacy-policy/">Privacy policy</a></p></footer>
<p class="woocommerce-store-notice demo_store">This is a demo store for testing purposes — no orders shall be fulfilled. <a href="#" class="woocommerce-store-notice__dismiss-link" onclick="this.parentNode.remove();return false">Dismiss</a></p></body></html>`;
}
