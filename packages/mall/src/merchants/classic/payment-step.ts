import { type CardProblem, checkCard } from '../../check-card.ts';
import { html } from '../../markup.ts';
import type { MallRequest, Shop } from '../../merchant.ts';
import { redirect } from '../../reply.ts';
import { steps } from './address-step.ts';
import { basketPage } from './basket.ts';
import { dollars, layout, problemBox } from './layout.ts';
import { shipping, totalsOf } from './money.ts';
import type { ClassicState, Party } from './state.ts';

const wording: Record<CardProblem, string> = {
  number_missing: 'Card number is required.',
  number_invalid: 'The card number you entered is not valid.',
  expiry_invalid: 'Please select the expiration date.',
  expired: 'That card has expired.',
  cvv_invalid: 'Enter the security code from the back of your card.',
  name_missing: 'Enter the name as it appears on the card.',
};

export function shippingPage(request: MallRequest<ClassicState>, problems: string[] = []) {
  const chosen = request.session.state.shipVia;
  return layout(
    'Shipping',
    html`${steps('Shipping')}${problemBox(problems)}<h1>Shipping method</h1><form method="post" action="/store/checkout.cgi"><input type="hidden" name="step" value="shipping">
<table class="grid" width="480" cellspacing="0"><tr><th></th><th>Method</th><th>Arrives</th><th>Charge</th></tr>
${shipping.map((option) => html`<tr><td><input type="radio" name="ShipVia" value="${option.id}" ${option.id === chosen && 'checked'}></td><td>${option.label}</td><td>${option.days[0] === option.days[1] ? `${option.days[0]} business day${option.days[0] > 1 ? 's' : ''}` : `${option.days[0]} to ${option.days[1]} business days`}</td><td>${dollars(option.price)}</td></tr>`)}
</table><p align="right"><input class="btn" type="submit" value="Continue"></p></form>`,
  );
}

export function paymentPage(request: MallRequest<ClassicState>, shop: Shop, problems: string[] = []) {
  const year = new Date().getUTCFullYear();
  const pad = (value: number) => String(value).padStart(2, '0');
  return layout(
    'Payment',
    html`${steps('Payment')}${problemBox(problems)}<h1>Payment</h1><form method="post" action="/store/checkout.cgi" autocomplete="off"><input type="hidden" name="step" value="payment">
<table class="formtable"><tr><td class="l">Amount due</td><td><b>${dollars(totalsOf(request.session, shop).total)}</b></td></tr>
<tr><td class="l">Card type</td><td><select name="CardType"><option>Visa</option><option>MasterCard</option><option>American Express</option></select></td></tr>
<tr><td class="l">Card number <span class="req">*</span></td><td><input type="text" name="CardNum" size="22" maxlength="23"> <span class="small">no need for dashes</span></td></tr>
<tr><td class="l">Expires <span class="req">*</span></td><td><select name="ExpMo"><option value="">--</option>${Array.from({ length: 12 }, (_, index) => html`<option>${pad(index + 1)}</option>`)}</select> /
<select name="ExpYr"><option value="">----</option>${Array.from({ length: 12 }, (_, index) => html`<option>${year + index}</option>`)}</select></td></tr>
<tr><td class="l">Security code <span class="req">*</span></td><td><input type="text" name="CVV2" size="4" maxlength="4"></td></tr>
<tr><td class="l">Name on card <span class="req">*</span></td><td><input type="text" name="CardName" size="30"></td></tr></table>
<p align="right"><input class="btn" type="submit" value="Review Order"></p></form>`,
  );
}

export function saveShipping(request: MallRequest<ClassicState>) {
  const option = shipping.find((candidate) => candidate.id === request.form.get('ShipVia'));
  if (!option) return shippingPage(request, ['Please select a shipping method.']);
  request.session.state.shipVia = option.id;
  return redirect('/store/checkout.cgi?step=payment');
}

export function savePayment(request: MallRequest<ClassicState>, shop: Shop) {
  const { form, session } = request;
  const read = (name: string) => form.get(name) ?? '';
  const verdict = checkCard({
    number: read('CardNum'),
    month: read('ExpMo'),
    year: read('ExpYr'),
    cvv: read('CVV2'),
    name: read('CardName'),
  });
  if (verdict.problems.length > 0 || !('last4' in verdict)) {
    return paymentPage(
      request,
      shop,
      verdict.problems.map((problem) => wording[problem]),
    );
  }
  session.state.payment = { last4: verdict.last4, brand: verdict.brand, outcome: verdict.outcome };
  return redirect('/store/checkout.cgi?step=review');
}

const partyLines = (party: Party) =>
  html`${party.first} ${party.last}<br>${party.addr1}<br>${party.addr2 && html`${party.addr2}<br>`}${party.city}, ${party.state} ${party.zip}<br>${party.country === 'US' ? 'United States' : 'Canada'}`;

export function reviewPage(request: MallRequest<ClassicState>, shop: Shop) {
  const { session } = request;
  const { state } = session;
  const gone = shop.missing(session, 'review');
  if (gone.length > 0) {
    session.cart = session.cart.filter((line) => !gone.includes(line.slug));
    return basketPage(
      request,
      shop,
      gone.map((slug) => `${shop.product(slug)?.title} has sold out and was removed from your basket.`),
    );
  }
  const totals = totalsOf(session, shop);
  const money = (label: string, amount: string) =>
    html`<tr><td colspan="2" align="right">${label}</td><td align="right">${amount}</td></tr>`;
  return layout(
    'Review Your Order',
    html`${steps('Review')}<h1>Review your order</h1><table width="100%"><tr><td valign="top" width="33%"><b>Ship to</b><br>${state.ship && partyLines(state.ship)}</td>
<td valign="top" width="33%"><b>Bill to</b><br>${state.bill ? partyLines(state.bill) : 'Same as shipping'}</td><td valign="top"><b>Paying by</b><br>${state.payment?.brand} ending in ${state.payment?.last4}<br><b>Via</b> ${shipping.find((option) => option.id === state.shipVia)?.label}</td></tr></table><br>
<table class="grid" width="100%" cellspacing="0"><tr><th>Item</th><th>Qty</th><th>Amount</th></tr>
${shop.items(session).map((item) => html`<tr><td>${shop.product(item.slug)?.title}${item.variant && ` (${item.variant})`}</td><td>${item.quantity}</td><td align="right">${dollars(item.unitPrice * item.quantity)}</td></tr>`)}
${money('Merchandise', dollars(totals.subtotal))}${totals.discount > 0 && money('Promotion', `-${dollars(totals.discount)}`)}${money('Shipping', dollars(totals.shipping))}${money('Sales tax', dollars(totals.tax))}
<tr><td colspan="2" align="right"><b>Order total</b></td><td align="right"><b>${dollars(totals.total)}</b></td></tr></table>
<form method="post" action="/store/checkout.cgi"><input type="hidden" name="step" value="place"><p align="right"><span class="small">Press the button only once, or your order may be entered twice.</span>
<input class="btn" type="submit" value="Place Order"></p></form>`,
  );
}
