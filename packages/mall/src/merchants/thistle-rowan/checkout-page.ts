import { html, type Markup } from '../../markup.ts';
import type { Shop } from '../../merchant.ts';
import { layout, pounds } from './layout.ts';
import type { Buyer } from './order.ts';
import { delivery, deliveryPrice, quote } from './order.ts';

const countries: [string, string][] = [
  ['GB', 'United Kingdom'],
  ['IE', 'Ireland'],
  ['US', 'United States'],
  ['CA', 'Canada'],
  ['FR', 'France'],
  ['DE', 'Germany'],
];

function field(name: string, label: string, autocomplete: string, type = 'text', required = true): Markup {
  return html`<div class="tr-field"><label for="${name}">${label}${!required && html` <span class="tr-optional">optional</span>`}</label>
<input id="${name}" name="${name}" type="${type}" autocomplete="${autocomplete}"${required && html` required`}></div>`;
}

const countrySelect = (
  name: string,
  autocomplete: string,
  off: boolean,
) => html`<div class="tr-field"><label for="${name}">Country</label>
<select id="${name}" name="${name}" autocomplete="${autocomplete}"${off && html` disabled`}>${countries.map(([code, label]) => html`<option value="${code}">${label}</option>`)}</select></div>`;

const billingField = (name: string, label: string) =>
  html`<div class="tr-field"><label for="${name}">${label}</label><input id="${name}" name="${name}" type="text" disabled></div>`;

const hosted = (
  shop: Shop,
  channel: string,
  name: string,
  label: string,
) => html`<div class="tr-field"><label id="label-${name}">${label}</label>
<div class="tr-hosted" id="hosted-${name}"><iframe title="Secure ${label.toLowerCase()} field" name="cardwell-${name}" src="${shop.origins['card-fields'] ?? ''}/v1/fields/${name}?channel=${channel}&amp;merchant=${encodeURIComponent(shop.origins.shop ?? '')}"></iframe></div></div>`;

export function checkoutPage(session: Buyer, shop: Shop, problem?: string): Markup {
  const figures = quote(session, shop);
  const { channel } = session.state;
  return layout(
    session,
    'Checkout',
    html`<h1>Checkout</h1>
<div id="checkout-problems" class="tr-problem" role="alert"${!problem && html` hidden`}>${problem}</div>
<form id="one-page-checkout" class="tr-checkout" method="post" action="/checkout" data-provider="${shop.origins['card-fields'] ?? ''}" data-channel="${channel}">
<div>
  <h2>Your details</h2>
  ${field('email', 'Email address', 'email', 'email')}
  <label class="tr-tick"><input type="checkbox" name="newsletter" value="yes"> <span>Send me recipes and kiln news</span></label>
  <h2>Delivery address</h2>
  <div class="tr-row">${field('first_name', 'First name', 'given-name')}${field('last_name', 'Last name', 'family-name')}</div>
  ${field('address_line_1', 'Address line 1', 'address-line1')}
  ${field('address_line_2', 'Address line 2', 'address-line2', 'text', false)}
  <div class="tr-row">${field('town', 'Town or city', 'address-level2')}${field('county', 'County', 'address-level1', 'text', false)}</div>
  <div class="tr-row">${field('postcode', 'Postcode', 'postal-code')}${countrySelect('country', 'country', false)}</div>
  ${field('telephone', 'Telephone', 'tel', 'tel')}
  <label class="tr-tick"><input type="checkbox" id="billing-same" name="billing_same" value="yes" checked> <span>My billing address is the same</span></label>
  <div id="billing-block" hidden>
    ${billingField('billing_name', 'Full name')}${billingField('billing_line_1', 'Address line 1')}
    <div class="tr-row">${billingField('billing_town', 'Town or city')}${billingField('billing_postcode', 'Postcode')}</div>
    ${countrySelect('billing_country', 'off', true)}
  </div>
  <h2>Delivery method</h2>
  ${delivery.map(
    (
      option,
      index,
    ) => html`<label class="tr-choice"><input type="radio" name="delivery" value="${option.id}"${index === 0 && html` checked`}>
    <span>${option.label}<small>${option.days[0] === option.days[1] ? 'Next working day' : `${option.days[0]} to ${option.days[1]} working days`}</small></span>
    <span data-delivery-price="${option.id}">${pounds(deliveryPrice(session, shop, option.id))}</span></label>`,
  )}
  <h2>Payment</h2>
  <p><small>Card details are handled by Cardwell and never reach our servers.</small></p>
  ${hosted(shop, channel, 'number', 'Card number')}
  <div class="tr-row">${hosted(shop, channel, 'expiry', 'Expiry date')}${hosted(shop, channel, 'cvc', 'Security code')}</div>
  <input type="hidden" name="payment_token" value="">
</div>
<aside class="tr-summary">
  <h2 style="margin-top:0">Order summary</h2>
  <ul>${shop.items(session).map((item) => html`<li><span>${item.quantity} × ${shop.product(item.slug)?.title}${item.variant && html` <small>(${item.variant})</small>`}</span><span>${pounds(item.unitPrice * item.quantity)}</span></li>`)}</ul>
  <dl>
    <dt>Subtotal</dt><dd data-figure="subtotal">${pounds(figures.subtotal)}</dd>
    <div id="discount-row" class="tr-contents"${figures.discount === 0 && html` hidden`}><dt>Discount</dt><dd data-figure="discount">-${pounds(figures.discount)}</dd></div>
    <dt>Delivery</dt><dd data-figure="delivery">${pounds(figures.shipping)}</dd>
    <dt class="tr-total">Total</dt><dd class="tr-total" data-figure="total">${pounds(figures.total)}</dd>
    <dt><small>Includes VAT of</small></dt><dd><small data-figure="vat">${pounds(figures.tax)}</small></dd>
  </dl>
  <div class="tr-field"><label for="voucher">Voucher code</label><div class="tr-row"><input id="voucher"><button type="button" id="voucher-apply" class="tr-button tr-button--plain">Apply</button></div>
  <small id="voucher-message" role="status"></small></div>
  <button id="pay-now" class="tr-button" style="width:100%" type="submit" data-label="Place order and pay">Place order and pay</button>
  <p><small>By placing your order you agree to our terms of sale.</small></p>
</aside>
</form>
<script src="/assets/checkout.js"></script>`,
  );
}
