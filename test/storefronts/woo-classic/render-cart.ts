import type { Ask, Shop } from '../core/storefront.ts';
import { frame, price } from './render-product.ts';

export function renderCart(ask: Ask, shop: Shop, notice: string): string {
  const { lines } = ask.session;
  if (lines.length === 0)
    return frame(
      ask,
      shop,
      'Cart',
      '<p class="cart-empty woocommerce-info">Your cart is currently empty.</p><p class="return-to-shop"><a class="button wc-backward" href="/shop/">Return to shop</a></p>',
    );
  const rows = lines.map((line, index) => {
    const attributes = line.variant.split(' / ').filter(Boolean);
    const names = (line.goods.options ?? []).map(({ name }) => name);
    const detail = attributes.length
      ? `<dl class="variation">${attributes.map((value, at) => `<dt>${names[at]}:</dt><dd><p>${value}</p></dd>`).join('')}</dl>`
      : '';
    return `<tr class="woocommerce-cart-form__cart-item cart_item"><td class="product-remove"><a href="/cart/?remove_item=${index}" class="remove" aria-label="Remove ${line.goods.title} from cart">×</a></td>
<td class="product-thumbnail"><a href="/product/${line.goods.slug}/"><span style="display:block;width:40px;height:40px;background:#ddd"></span></a></td>
<td class="product-name" data-title="Product"><a href="/product/${line.goods.slug}/">${line.goods.title}</a>${detail}</td>
<td class="product-price" data-title="Price">${price(line.goods.price)}</td>
<td class="product-quantity" data-title="Quantity"><div class="quantity"><label class="screen-reader-text" for="quantity_${index}">${line.goods.title} quantity</label><input type="number" id="quantity_${index}" class="input-text qty text" name="cart[${index}][qty]" value="${line.quantity}" min="0" step="1"></div></td>
<td class="product-subtotal" data-title="Subtotal">${price(line.goods.price * line.quantity)}</td></tr>`;
  });
  return frame(
    ask,
    shop,
    'Cart',
    `<h1 class="entry-title">Cart</h1><div class="woocommerce-notices-wrapper">${notice}</div>
<form class="woocommerce-cart-form" action="/cart/" method="post"><table class="shop_table cart"><thead><tr><th>Remove item</th><th>Thumbnail image</th><th>Product</th><th>Price</th><th>Quantity</th><th>Subtotal</th></tr></thead><tbody>${rows.join('')}
<tr><td colspan="6" class="actions"><div class="coupon"><label for="coupon_code" class="screen-reader-text">Coupon:</label> <input type="text" name="coupon_code" class="input-text" id="coupon_code" placeholder="Coupon code"> <button type="submit" class="button" name="apply_coupon" value="Apply coupon">Apply coupon</button></div>
<button type="submit" class="button" name="update_cart" value="Update cart" disabled aria-disabled="true">Update cart</button></td></tr></tbody></table></form>
<script>document.querySelector('.woocommerce-cart-form').addEventListener('input', function (e) { if (e.target.classList.contains('qty')) document.querySelector('[name=update_cart]').disabled = false; });</script>
<div class="cart-collaterals"><div class="cart_totals"><h2>Cart totals</h2><table class="shop_table"><tbody>
<tr class="cart-subtotal"><th>Subtotal</th><td data-title="Subtotal">${price(shop.subtotal(ask.session))}</td></tr>
<tr class="woocommerce-shipping-totals shipping"><th>Shipping</th><td data-title="Shipping">Enter your address to view shipping options. <form class="woocommerce-shipping-calculator"><a href="#" class="shipping-calculator-button" onclick="this.nextElementSibling.style.display='block';return false">Calculate shipping</a><section class="shipping-calculator-form" style="display:none"><input name="calc_shipping_postcode" placeholder="Postcode / ZIP"><button name="calc_shipping" class="button">Update</button></section></form></td></tr>
<tr class="order-total"><th>Total</th><td data-title="Total"><strong>${price(shop.subtotal(ask.session))}</strong></td></tr></tbody></table>
<div class="wc-proceed-to-checkout"><a href="/checkout/" class="checkout-button button alt wc-forward">Proceed to checkout</a></div></div></div>`,
  );
}
