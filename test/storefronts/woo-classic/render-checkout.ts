import { type Answer, type Ask, escapeText, type Shop } from '../core/storefront.ts';
import { checkoutScript } from './checkout-script.ts';
import { frame, price } from './render-product.ts';

const STATES = ['Alabama:AL', 'California:CA', 'Idaho:ID', 'New York:NY', 'Oregon:OR', 'Texas:TX', 'Washington:WA'];

function row(id: string, label: string, input: string, required = true): string {
  return `<p class="form-row form-row-wide${required ? ' validate-required' : ''}" id="${id}_field"><label for="${id}">${label}&nbsp;${required ? '<abbr class="required" title="required">*</abbr>' : '<span class="optional">(optional)</span>'}</label><span class="woocommerce-input-wrapper">${input}</span></p>`;
}

function text(id: string, label: string, token: string, required = true, more = ''): string {
  return row(
    id,
    label,
    `<input type="text" class="input-text" name="${id}" id="${id}" value="" autocomplete="${token}" ${more}>`,
    required,
  );
}

function selectTwo(id: string, label: string, options: string): string {
  return row(
    id,
    label,
    `<select name="${id}" id="${id}" class="select2-hidden-accessible" tabindex="-1" aria-hidden="true">${options}</select><span class="select2 select2-container" style="width:100%"><span class="selection"><span class="select2-selection select2-selection--single" aria-haspopup="true" aria-expanded="false" tabindex="0" aria-label="${label}" role="combobox"><span class="select2-selection__rendered" id="select2-${id}-container" role="textbox" aria-readonly="true">Select an option…</span><span class="select2-selection__arrow" role="presentation"></span></span></span></span>`,
  );
}

function addressOf(kind: 'billing' | 'shipping'): string {
  return `${text(`${kind}_first_name`, 'First name', 'given-name')}${text(`${kind}_last_name`, 'Last name', 'family-name')}${text(`${kind}_company`, 'Company name', 'organization', false)}
${selectTwo(`${kind}_country`, 'Country / Region', '<option value="">Select a country / region…</option><option value="CA">Canada</option><option value="US" selected>United States (US)</option>')}
${text(`${kind}_address_1`, 'Street address', 'address-line1', true, 'placeholder="House number and street name"')}
<p class="form-row form-row-wide" id="${kind}_address_2_field"><label for="${kind}_address_2" class="screen-reader-text">Apartment, suite, unit, etc.&nbsp;<span class="optional">(optional)</span></label><span class="woocommerce-input-wrapper"><input type="text" class="input-text" name="${kind}_address_2" id="${kind}_address_2" placeholder="Apartment, suite, unit, etc. (optional)" autocomplete="address-line2"></span></p>
${text(`${kind}_city`, 'Town / City', 'address-level2')}
${selectTwo(`${kind}_state`, 'State', `<option value="">Select an option…</option>${STATES.map((each) => `<option value="${each.split(':')[1]}">${each.split(':')[0]}</option>`).join('')}`)}
${text(`${kind}_postcode`, 'ZIP Code', 'postal-code')}`;
}

export function renderCheckout(ask: Ask, shop: Shop): string {
  return frame(
    ask,
    shop,
    'Checkout',
    `<h1 class="entry-title">Checkout</h1>
<div class="woocommerce-form-login-toggle"><div class="woocommerce-info">Returning customer? <a href="#" class="showlogin" onclick="document.querySelector('form.login').style.display='block';return false">Click here to login</a></div></div>
<form class="woocommerce-form login" style="display:none"><p>If you have shopped with us before, please enter your details below.</p><label for="username">Username or email</label><input name="username" id="username"><label for="password">Password</label><input type="password" name="password" id="password"><button type="submit" name="login">Login</button></form>
<div class="woocommerce-form-coupon-toggle"><div class="woocommerce-info">Have a coupon? <a href="#" class="showcoupon" onclick="document.querySelector('.checkout_coupon').style.display='block';return false">Click here to enter your code</a></div></div>
<form class="checkout_coupon" style="display:none"><p>If you have a coupon code, please apply it below.</p><input type="text" name="coupon_code" placeholder="Coupon code"><button type="submit" name="apply_coupon">Apply coupon</button></form>
<div class="woocommerce-notices-wrapper"></div>
<form name="checkout" method="post" class="checkout woocommerce-checkout" novalidate>
<div class="col2-set" id="customer_details"><div class="col-1"><div class="woocommerce-billing-fields"><h3>Billing details</h3><div class="woocommerce-billing-fields__field-wrapper">${addressOf('billing')}
${row('billing_phone', 'Phone', '<input type="tel" class="input-text" name="billing_phone" id="billing_phone" autocomplete="tel">')}${row('billing_email', 'Email address', '<input type="email" class="input-text" name="billing_email" id="billing_email" autocomplete="email username">')}</div></div>
<div class="woocommerce-account-fields"><p class="form-row create-account"><label class="checkbox"><input class="input-checkbox" id="createaccount" type="checkbox" name="createaccount" value="1"> <span>Create an account?</span></label></p></div>
<p class="form-row"><label class="checkbox"><input type="checkbox" name="mailchimp_woocommerce_newsletter" value="1" checked> <span>Subscribe to our newsletter</span></label></p></div>
<div class="col-2"><div class="woocommerce-shipping-fields"><h3 id="ship-to-different-address"><label class="checkbox"><input id="ship-to-different-address-checkbox" class="input-checkbox" type="checkbox" name="ship_to_different_address" value="1"> <span>Ship to a different address?</span></label></h3>
<div class="shipping_address" style="display:none">${addressOf('shipping')}</div></div>
<div class="woocommerce-additional-fields"><p class="form-row notes"><label for="order_comments">Order notes&nbsp;<span class="optional">(optional)</span></label><textarea name="order_comments" class="input-text" id="order_comments" placeholder="Notes about your order, e.g. special notes for delivery." rows="2"></textarea></p></div></div></div>
<h3 id="order_review_heading">Your order</h3><div id="order_review" class="woocommerce-checkout-review-order" style="position:relative">${renderReview(ask, shop)}</div>
<div id="payment" class="woocommerce-checkout-payment"><ul class="wc_payment_methods payment_methods methods">${payments(ask, shop)}</ul>
<div class="form-row place-order"><div class="woocommerce-terms-and-conditions-wrapper"><div class="woocommerce-privacy-policy-text"><p>Your personal data will be used to process your order, support your experience throughout this website, and for other purposes described in our <a href="/privacy-policy/">privacy policy</a>.</p></div>
<p class="form-row validate-required"><label class="checkbox"><input type="checkbox" class="input-checkbox" name="terms" id="terms"> <span class="woocommerce-terms-and-conditions-checkbox-text">I have read and agree to the website <a href="/terms/" target="_blank">terms and conditions</a></span>&nbsp;<abbr class="required" title="required">*</abbr></label><input type="hidden" name="terms-field" value="1"></p></div>
<button type="submit" class="button alt" name="woocommerce_checkout_place_order" id="place_order" value="Place order">Place order</button></div></div></form>
<script>${checkoutScript}</script>`,
  );
}

function payments(ask: Ask, shop: Shop): string {
  const frameUrl = `${shop.provider.url}/elements?ref=${ask.session.token}&labels=${encodeURIComponent('Card number|Expiration date|Security code')}`;
  const methods = [
    [
      'bacs',
      'Direct bank transfer',
      '<p>Make your payment directly into our bank account. Please use your Order ID as the payment reference.</p>',
    ],
    ['cheque', 'Check payments', '<p>Please send a check to Store Name, Store Street, Store Town.</p>'],
    ['cod', 'Cash on delivery', '<p>Pay with cash upon delivery.</p>'],
    [
      'stripe',
      'Credit / Debit Card',
      `<fieldset id="wc-stripe-upe-form"><div class="StripeElement"><iframe title="Secure payment input frame" name="__privateStripeFrame1" src="${frameUrl}" style="width:100%;height:130px;border:0"></iframe></div></fieldset>`,
    ],
  ];
  return methods
    .map(
      ([id, label, box], index) =>
        `<li class="wc_payment_method payment_method_${id}"><input id="payment_method_${id}" type="radio" class="input-radio" name="payment_method" value="${id}"${index === 0 ? ' checked' : ''}> <label for="payment_method_${id}">${label}</label><div class="payment_box payment_method_${id}"${index === 0 ? '' : ' style="display:none"'}>${box}</div></li>`,
    )
    .join('');
}

/** The order table: the part that is replaced after every change. */
export function renderReview({ session }: Ask, shop: Shop): string {
  const known = Boolean(session.kept.postcode);
  const { deliveries, taxPercent = 0 } = shop.definition;
  const chosen = deliveries.find((each) => each.id === session.kept.delivery) ?? deliveries[0];
  const subtotal = shop.subtotal(session);
  const tax = Math.round((subtotal * taxPercent) / 100);
  const shipping = known ? (chosen?.price ?? 0) : 0;
  const lines = session.lines.map(
    (line) =>
      `<tr class="cart_item"><td class="product-name">${line.goods.title}${line.variant ? ` - ${escapeText(line.variant.replace(' / ', ', '))}` : ''}&nbsp; <strong class="product-quantity">×&nbsp;${line.quantity}</strong></td><td class="product-total">${price(line.goods.price * line.quantity)}</td></tr>`,
  );
  const methods = deliveries.map(
    (each, index) =>
      `<li><input type="radio" name="shipping_method" data-index="0" id="shipping_method_0_${index}" value="${each.id}" class="shipping_method"${each === chosen ? ' checked' : ''}><label for="shipping_method_0_${index}">${each.title}${each.price ? `: <span class="amount">${price(each.price)}</span>` : ''}</label></li>`,
  );
  return `<table class="shop_table woocommerce-checkout-review-order-table"><thead><tr><th>Product</th><th>Subtotal</th></tr></thead><tbody>${lines.join('')}</tbody>
<tfoot><tr class="cart-subtotal"><th>Subtotal</th><td>${price(subtotal)}</td></tr><tr class="woocommerce-shipping-totals shipping"><th>Shipping</th><td>${known ? `<ul id="shipping_method">${methods.join('')}</ul>` : 'Enter your address to view shipping options.'}</td></tr>
<tr class="tax-rate"><th>Tax</th><td>${price(tax)}</td></tr><tr class="order-total"><th>Total</th><td><strong>${price(subtotal + tax + shipping)}</strong></td></tr></tfoot></table>`;
}

export function renderReceived(ask: Ask, shop: Shop, number: string): Answer {
  const order = shop.orders.find((each) => each.number === number);
  if (!order) return { page: 'Invalid order.', status: 404 };
  return frame(
    ask,
    shop,
    'Order received',
    `<h1 class="entry-title">Order received</h1><div class="woocommerce-order"><p class="woocommerce-notice woocommerce-notice--success woocommerce-thankyou-order-received">Thank you. Your order has been received.</p>
<ul class="woocommerce-order-overview order_details"><li class="order">Order number: <strong>${number}</strong></li><li class="date">Date: <strong>November 15, 2026</strong></li><li class="total">Total: <strong>${price(order.total)}</strong></li><li class="method">Payment method: <strong>${order.payment}</strong></li></ul></div>`,
  );
}
