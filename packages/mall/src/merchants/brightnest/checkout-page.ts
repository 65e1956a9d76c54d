import { html } from '../../markup.ts';
import type { Shop } from '../../merchant.ts';
import { type NestSession, price, regions, shipping } from './pricing.ts';
import { site } from './site.ts';

const box = (id: string, label: string, auto: string, more = '') =>
  html`<div class="f ${more}"><label for="checkout_${id}">${label}</label><input id="checkout_${id}" name="checkout[${id}]" autocomplete="${auto}"><p class="f-err" id="err_${id}"></p></div>`;

/** The form is sent by script; its answers are JSON. Region names and totals are filled in by the script as well. */
export function checkoutPage(session: NestSession, shop: Shop) {
  const countries = Object.entries(regions).map(
    ([code, region]) => html`<option value="${code}" ${code === 'US' && 'selected'}>${region.name}</option>`,
  );
  return site(
    session,
    'Checkout',
    html`<div class="onepage"><form id="checkout" novalidate><h1>Checkout</h1><h2>Contact</h2>${box('email', 'Email', 'email')}<label class="tick"><input type="checkbox" name="checkout[news]" value="1"> Email me with news and offers</label>
<h2>Shipping address</h2><div class="f"><label for="checkout_country">Country/Region</label><select id="checkout_country" name="checkout[country]" autocomplete="country">${countries}</select></div>
<div class="cols">${box('first', 'First name', 'given-name')}${box('last', 'Last name', 'family-name')}</div>
<div class="f suggesting">${html`<label for="checkout_address1">Address</label><input id="checkout_address1" name="checkout[address1]" autocomplete="off" role="combobox" aria-expanded="false" aria-controls="suggestions"><ul id="suggestions" role="listbox" hidden></ul><p class="f-err" id="err_address1"></p>`}</div>
${box('address2', 'Apartment, suite, etc. (optional)', 'address-line2')}<div class="cols">${box('city', 'City', 'address-level2')}<div class="f"><label for="checkout_region" id="region_label">State</label><select id="checkout_region" name="checkout[region]" autocomplete="address-level1"><option value="">Select</option></select><p class="f-err" id="err_region"></p></div>${box('zip', 'ZIP code', 'postal-code')}</div>${box('phone', 'Phone', 'tel')}
<h2>Shipping method</h2><div class="methods">${shipping.map((option, index) => html`<label class="method"><input type="radio" name="checkout[ship]" value="${option.id}" ${index === 1 && 'checked'}><span><b>${option.label}</b><small>${option.days[0]} to ${option.days[1]} business days</small></span><em>${price(option.price)}</em></label>`)}</div>
<h2>Payment</h2><p class="safe">All transactions are secure and encrypted.</p><div class="paybox">${box('card', 'Card number', 'cc-number')}<div class="cols">${box('exp', 'Expiration date (MM / YY)', 'cc-exp')}${box('code', 'Security code', 'cc-csc')}</div>${box('holder', 'Name on card', 'cc-name')}</div>
<h2>Billing address</h2><label class="tick"><input type="radio" name="checkout[billing]" value="same" checked> Same as shipping address</label><label class="tick"><input type="radio" name="checkout[billing]" value="other"> Use a different billing address</label>
<div id="billing" hidden><div class="f"><label for="checkout_b_country">Country/Region</label><select id="checkout_b_country" name="checkout[b_country]">${countries}</select></div><div class="cols">${box('b_first', 'First name', 'billing given-name')}${box('b_last', 'Last name', 'billing family-name')}</div>${box('b_address1', 'Address', 'billing address-line1')}${box('b_address2', 'Apartment (optional)', 'billing address-line2')}<div class="cols">${box('b_city', 'City', 'billing address-level2')}<div class="f"><label for="checkout_b_region">State</label><select id="checkout_b_region" name="checkout[b_region]"><option value="">Select</option></select><p class="f-err" id="err_b_region"></p></div>${box('b_zip', 'ZIP code', 'billing postal-code')}</div></div>
<p class="oops" id="checkout_error" role="alert"></p><button type="submit" class="pill pill-big" id="complete">Complete order</button></form>
<aside class="side"><ul>${shop.items(session).map((item) => html`<li><img src="/cdn/img/${item.slug}.svg" alt=""><span>${shop.product(item.slug)?.title}<small>${item.variant} × ${item.quantity}</small></span><b>${price(item.unitPrice * item.quantity)}</b></li>`)}</ul>
<p><button type="button" class="linkish" id="promo-open">Have a promo code?</button></p><div id="promo" hidden><input id="promo_code" aria-label="Promo code" placeholder="Promo code"> <button type="button" class="pill pill-quiet" id="promo_apply">Apply</button><p class="f-err" id="promo_msg"></p></div><dl id="sums"></dl></aside></div>
<script src="/cdn/regions.js"></script><script src="/cdn/checkout.js"></script>`,
  );
}
