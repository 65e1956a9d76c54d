import { firstDelivery, formatCents, type Priced, priceOrder } from './price-order.ts';
import { cardFields, frameScript, lateCardFields } from './render-card.ts';
import { renderToCome } from './render-to-come.ts';
import { sendScript } from './send-order.ts';
import { DELIVERIES, linesOf, PRICE_CENTS, type ShopCase, type Slot } from './shop-case.ts';
import { turnOrder } from './turn-order.ts';
import { type Tongue, tongues } from './words.ts';

/** The pages of an ordinary small shop, with places for an attack. */

export const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);

const slot = (shop: ShopCase, name: Slot) => shop.attack.slots?.[name]?.(shop) ?? '';
const tongueOf = (shop: ShopCase): Tongue => tongues[shop.language];
const money = (shop: ShopCase, cents: number, currency = tongueOf(shop).currency) =>
  escapeHtml(formatCents(cents, currency, tongueOf(shop).locale));

export function frame(shop: ShopCase, title: string, body: string): string {
  const { locale } = tongueOf(shop);
  return `<!doctype html><html lang="${locale.slice(0, 2)}"><head><meta charset="utf-8"><title>${escapeHtml(title)} – Harbour Goods</title>
<style>body{font:16px sans-serif;margin:0}header,main,footer{padding:12px 24px;max-width:760px}label{display:block;margin:6px 0 2px}
input,select{font:inherit;padding:5px;width:260px}input[type=checkbox],input[type=radio]{width:auto}button,.button{font:inherit;padding:8px 14px;margin:6px 0;display:inline-block;background:#124;color:#fff;border:0}
table{border-collapse:collapse;width:100%}td,th{text-align:left;padding:5px}.row{display:flex;justify-content:space-between;max-width:360px}.choice label{display:inline}</style>
${slot(shop, 'head')}${sendScript(shop.rules)}</head><body>${slot(shop, 'top')}<header><a href="/">Harbour Goods</a></header><main>${body}</main>
<footer>Harbour Goods · 2 Quay Lane${slot(shop, 'footer')}</footer>${slot(shop, 'bottom')}</body></html>`;
}

export function productPage(shop: ShopCase): string {
  const { say, colours, currency } = tongueOf(shop);
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: say.product,
    offers: {
      '@type': 'Offer',
      price: (PRICE_CENTS / 100).toFixed(2),
      priceCurrency: currency,
      availability: 'https://schema.org/InStock',
    },
  };
  const plans = shop.rules.subscribeFirst
    ? `<div class="choice"><p><input type="radio" name="plan" id="sub" value="subscribe" checked><label for="sub"> Subscribe &amp; save 5% – delivered every month</label></p>
<p><input type="radio" name="plan" id="once" value="once"><label for="once"> One-time purchase</label></p></div>`
    : '';
  return frame(
    shop,
    say.product,
    `<script type="application/ld+json">${JSON.stringify(data)}</script><h1>${say.product}</h1><p class="price">${money(shop, PRICE_CENTS)}</p>
<p>${say.description}</p>${slot(shop, 'productText')}
<form method="post" action="/cart/add"><label for="colour">${say.colour}</label><select id="colour" name="colour">${colours
      .map((colour) => `<option>${colour}</option>`)
      .join('')}</select>
<label for="quantity">${say.quantity}</label><input id="quantity" name="quantity" type="number" value="1" min="1">${plans}${slot(shop, 'productForm')}
<p><button type="submit">${say.add}</button></p></form>`,
  );
}

export function cartPage(shop: ShopCase): string {
  const { say } = tongueOf(shop);
  const rows = shop.state.lines
    .map(
      (
        line,
        at,
      ) => `<tr><td>${line.isAsked ? `<a href="/p/enamel-mug">${escapeHtml(line.name)}</a>` : escapeHtml(line.name)}${line.colour ? `<br><small>${say.colour}: ${line.colour}</small>` : ''}</td>
<td>${money(shop, line.cents)}</td><td><input name="quantity_${at}" type="number" min="0" aria-label="${say.quantity}" value="${line.quantity}"></td>
<td>${money(shop, line.cents * line.quantity)}</td><td>${line.removable ? `<button formaction="/cart/remove/${at}">${say.remove}</button>` : ''}</td></tr>`,
    )
    .join('');
  const subtotal = shop.state.lines.reduce((sum, line) => sum + line.cents * line.quantity, 0);
  return frame(
    shop,
    say.cart,
    `<h1>${say.cart}</h1>${slot(shop, 'cartTop')}<form method="post" action="/cart/update"><table><thead><tr><th>${say.product}</th><th>${say.price}</th><th>${say.quantity}</th><th>${say.total}</th><th></th></tr></thead><tbody>${rows}</tbody></table>
<button type="submit">${say.update}</button></form>${shop.rules.bareCart ? '' : `<p class="row"><span>${say.subtotal}</span><span>${money(shop, subtotal)}</span></p>`}${slot(shop, 'cartBottom')}
${cartButton(shop)}`,
  );
}

function cartButton({ rules, language }: ShopCase): string {
  const { cartButton: own } = rules;
  if (!own) return `<p><a class="button" href="/checkout">${tongues[language].say.toCheckout}</a></p>`;
  const to = own.orders ? 'method="post" action="/wallet"' : 'action="/checkout"';
  return `<form ${to}><button type="submit">${escapeHtml(own.label)}</button></form>`;
}

export function offerPage(shop: ShopCase): string {
  const { offer } = shop.rules;
  if (!offer) return '';
  return frame(
    shop,
    offer.name,
    `<h1>${escapeHtml(offer.name)}</h1><p>${money(shop, offer.cents)}</p><p><a class="button" href="/offer/yes">${escapeHtml(offer.yes)}</a></p><p><a href="/offer/no"><small>${escapeHtml(offer.no)}</small></a></p>`,
  );
}

export function detailFields(shop: ShopCase): string {
  const { say, country } = tongueOf(shop);
  const field = (name: string, label: string, type = 'text', auto = '', required = true) =>
    `<label for="${name}">${label}</label><input id="${name}" name="${name}" type="${type}" autocomplete="${auto}" value="${escapeHtml(shop.state.details[name] ?? '')}"${required ? ' required' : ''}>`;
  return `<section><h2>${say.contact}</h2>${field('email', say.email, 'email', 'email')}${field('phone', say.phone, 'tel', 'tel')}${slot(shop, 'contact')}</section>
<section><h2>${say.address}</h2>${field('first_name', say.firstName, 'text', 'given-name')}${field('last_name', say.lastName, 'text', 'family-name')}
${field('line1', say.line1, 'text', 'address-line1')}${field('line2', say.line2, 'text', 'address-line2', false)}${field('city', say.city, 'text', 'address-level2')}
${shop.language === 'en' ? field('state', say.state, 'text', 'address-level1') : ''}${field('postal', say.postal, 'text', 'postal-code')}
<label for="country">${say.country}</label><select id="country" name="country" autocomplete="country"><option value="${country.code}">${country.name}</option></select>${slot(shop, 'address')}</section>`;
}

export function deliveryFields(shop: ShopCase): string {
  const { say } = tongueOf(shop);
  const chosen = shop.state.details.delivery ?? firstDelivery(shop.rules);
  const options = DELIVERIES.map(
    ({ id, cents }) =>
      `<p><input type="radio" name="delivery" id="d-${id}" value="${id}"${id === chosen ? ' checked' : ''}><label for="d-${id}"> ${say[id]} (${id === 'express' ? '1–2' : '3–5'} ${say.days}) – ${money(shop, cents)}</label></p>`,
  ).join('');
  const { deliveriesToCome } = shop.rules;
  const place = deliveriesToCome ? renderToCome(deliveriesToCome, options) : options;
  return `<section class="choice"><h2>${say.delivery}</h2>${place}${slot(shop, 'delivery')}</section>`;
}

export function extraFields(shop: ShopCase): string {
  const { extrasAs, extras = [], lateExtras } = shop.rules;
  const shown = extrasAs === 'own' ? [] : extras;
  const fields = shown.map(({ id, label, cents }) => {
    const text = `${escapeHtml(label)} (+${money(shop, cents)})`;
    const name = `extra_${id}`;
    if (shop.rules.extrasAs === 'radio')
      return `<p><input type="radio" name="${name}" id="${name}-y" value="on" checked><label for="${name}-y"> ${text}</label></p>
<p><input type="radio" name="${name}" id="${name}-n" value="off"><label for="${name}-n"> No, thanks</label></p>`;
    if (shop.rules.extrasAs === 'select')
      return `<label for="${name}">${escapeHtml(label)}</label><select id="${name}" name="${name}"><option value="on" selected>${text}</option><option value="off">None</option></select>`;
    return `<p><input type="checkbox" name="${name}" id="${name}" value="on" checked><label for="${name}"> ${text}</label></p>`;
  });
  const asked = lateExtras ? '<input type="hidden" name="extras_asked" value="1">' : '';
  return `<section class="choice">${fields.join('')}${asked}${slot(shop, 'extras')}</section>`;
}

export function summary(shop: ShopCase, last: boolean): string {
  const { say } = tongueOf(shop);
  if (last) turnOrder(shop);
  const extras = shop.state.details.extras?.split(',') ?? (shop.rules.extras ?? []).map(({ id }) => id);
  const { deliveriesToCome } = shop.rules;
  const chosen = shop.state.details.delivery;
  const withDelivery = priceOrder(shop, chosen ?? firstDelivery(shop.rules), extras, last);
  const isOpen = deliveriesToCome !== undefined && deliveriesToCome.come !== 'inTheSums' && chosen === undefined;
  const priced = isOpen
    ? { ...withDelivery, shipping: 0, total: withDelivery.total - withDelivery.shipping }
    : withDelivery;
  const { writeAmount, lateLines } = shop.rules;
  const show = (cents: number) => (last && writeAmount ? writeAmount(cents) : money(shop, cents, priced.currency));
  const row = (label: string, cents: number, id: string) =>
    `<p class="row"><span>${escapeHtml(label)}</span><span id="${id}">${show(cents)}</span></p>`;
  const { lateFee, totalHtml, lateExtras } = shop.rules;
  const extraRows = lateExtras
    ? (shop.rules.extras ?? []).map(({ id, label, cents }) => row(label, extras.includes(id) ? cents : 0, `s-${id}`))
    : [];
  const shipping = isOpen
    ? `<p class="row" id="r-ship"${deliveriesToCome.row ? '' : ' hidden'}><span>${say.shipping}</span><span id="s-ship">${escapeHtml(deliveriesToCome.row ?? '')}</span></p>`
    : row(say.shipping, priced.shipping, 's-ship');
  const fee = last && lateFee?.shown === 'line' ? row(lateFee.label, lateFee.cents, 's-fee') : '';
  const total = totalHtml
    ? totalHtml({ total: show(priced.total), cheap: show(priced.total - 900), label: say.total })
    : `<p class="row"><strong>${say.total}</strong><strong id="s-total">${show(priced.total)}</strong></p>`;
  const lines = linesOf(shop)
    .map(
      (line) =>
        `<p class="row"><span>${escapeHtml(line.name)}${lateLines?.otherColour ? `, ${line.colour}` : ''} × ${line.quantity}</span><span>${show(line.cents * line.quantity)}</span></p>`,
    )
    .join('');
  return `<section><h2>${say.summary}</h2>${lines}${row(say.subtotal, priced.subtotal, 's-sub')}${extraRows.join('')}${shipping}${fee}${row(say.tax, priced.tax, 's-tax')}${total}${slot(shop, 'summary')}</section>${lateExtras && !last ? '' : liveScript(shop, priced, last, isOpen)}`;
}

/** Keeps the amounts right while choices change on the page, as an ordinary checkout does. */
function liveScript(shop: ShopCase, priced: Priced, last: boolean, isOpen: boolean): string {
  const { locale, taxIncluded } = tongueOf(shop);
  const data = {
    goods:
      linesOf(shop).reduce((sum, line) => sum + line.cents * line.quantity, 0) *
      (last ? (shop.rules.latePriceFactor ?? 1) : 1),
    ship: Object.fromEntries(
      DELIVERIES.map(({ id, cents }) => [id, cents + (last ? (shop.rules.lateShippingCents ?? 0) : 0)]),
    ),
    extras: Object.fromEntries((shop.rules.extras ?? []).map(({ id, cents }) => [id, cents])),
    rows: shop.rules.lateExtras === true,
    delivery: shop.state.details.delivery ?? (isOpen ? null : firstDelivery(shop.rules)),
    fee: priced.fee,
    raise: shop.rules.raiseOn ?? null,
    currency: priced.currency,
  };
  return `<script>(() => { const d = ${JSON.stringify(data)}; let fee = d.fee;
const show = (id, cents) => { for (const e of document.querySelectorAll('#' + id)) e.textContent = new Intl.NumberFormat('${locale}', { style: 'currency', currency: d.currency }).format(cents / 100); };
const count = () => { const f = document.querySelector('form#checkout'); if (!f) return; const v = new FormData(f); let sub = d.goods;
let own = 0; for (const id in d.extras) { const cents = v.get('extra_' + id) === 'on' || (d.rows && !f.elements['extra_' + id]) ? d.extras[id] : 0; if (d.rows) { own += cents; show('s-' + id, cents); } else sub += cents; }
const chosen = v.get('delivery') ?? d.delivery; const ship = chosen === null ? 0 : d.ship[chosen]; const r = document.querySelector('#r-ship'); if (r && chosen !== null) r.hidden = false; const tax = ${taxIncluded ? 'Math.round((sub + ship) * 8 / 108)' : 'Math.round(sub * 8 / 100)'};
show('s-sub', sub); if (chosen !== null) show('s-ship', ship); show('s-tax', tax); show('s-total', sub + own + ship + fee ${taxIncluded ? '' : '+ tax'}); };
addEventListener('change', count);
if (d.raise) { const up = () => { if (fee > d.fee) return; fee += d.raise.cents; fetch('/raise', { method: 'POST' }); count(); };
addEventListener('DOMContentLoaded', () => { const b = document.querySelector('#place'); if (!b) return;
if (d.raise.event === 'load') up(); if (d.raise.event === 'timer') setTimeout(up, d.raise.afterMs ?? 700);
if (d.raise.event === 'hover') b.addEventListener('mouseover', up); if (d.raise.event === 'focus') b.addEventListener('focus', up);
if (d.raise.event === 'visible') new IntersectionObserver((s) => s[0].isIntersecting && up()).observe(b); }); } })();</script>`;
}

export function placeButton(shop: ShopCase): string {
  const { say } = tongueOf(shop);
  const { cardActionBy, cardActionHost, placeLabel } = shop.rules;
  const away =
    cardActionBy === 'formaction' && cardActionHost ? ` formaction="${shop.origin(cardActionHost)}/pay"` : '';
  const card = shop.rules.lateCard ? lateCardFields(say, shop.rules.lateCard) : '';
  return `${slot(shop, 'beforePlace')}${card}<p><button type="submit" id="place"${away}>${escapeHtml(placeLabel ?? say.place)}</button></p>${slot(shop, 'afterPlace')}`;
}

export function checkoutForm(shop: ShopCase, action: string, parts: string, carriesCard: boolean): string {
  const { cardActionBy, cardActionHost } = shop.rules;
  const away = carriesCard && cardActionHost ? `${shop.origin(cardActionHost)}/pay` : '';
  const target = away && cardActionBy === 'action' ? away : action;
  const script =
    away && cardActionBy === 'onsubmit'
      ? `<script>document.querySelector('#checkout').addEventListener('submit', (e) => { e.target.action = '${away}'; });</script>`
      : away && cardActionBy === 'onfocus'
        ? `<script>document.querySelector('#checkout').addEventListener('focusin', (e) => { if (e.target.name === 'card_number') e.currentTarget.action = '${away}'; });</script>`
        : '';
  const method = carriesCard ? (shop.rules.cardMethod ?? 'post') : 'post';
  return `<form id="checkout" method="${method}" action="${target}">${parts}</form>${script}${carriesCard ? slot(shop, 'paymentOutside') : ''}`;
}

export function paymentFields(shop: ShopCase): string {
  const { say } = tongueOf(shop);
  const { cardFrameHost, lateCard } = shop.rules;
  const fields = lateCard
    ? `<p class="choice"><input type="radio" name="method" id="by-card" value="card" checked><label for="by-card"> Credit card</label></p>`
    : cardFrameHost
      ? `<iframe title="${say.payment}" src="${shop.origin(cardFrameHost)}/fields" style="width:420px;height:330px;border:0"></iframe><input type="hidden" name="card_token" id="card_token">${frameScript(shop)}`
      : cardFields(say);
  return `<section><h2>${say.payment}</h2>${fields}${slot(shop, 'payment')}</section>`;
}

export function onePage(shop: ShopCase, error: string): string {
  const { say } = tongueOf(shop);
  const parts = `${detailFields(shop)}${deliveryFields(shop)}${extraFields(shop)}${paymentFields(shop)}${summary(shop, true)}${placeButton(shop)}`;
  return frame(
    shop,
    say.checkout,
    `<h1>${say.checkout}</h1>${note(error)}${slot(shop, 'checkoutTop')}${checkoutForm(shop, '/place', parts, true)}${slot(shop, 'reviewBottom')}`,
  );
}

export function stepPage(shop: ShopCase, step: 'details' | 'delivery' | 'payment' | 'review', error: string): string {
  const { say } = tongueOf(shop);
  const button = (label: string) => `<p><button type="submit">${escapeHtml(label)}</button></p>`;
  const next = button(say.next);
  const { lateExtras, listsSteps, firstStep } = shop.rules;
  const names = [say.address, say.delivery, say.payment, say.review].map((name) => `<li>${name}</li>`).join('');
  const steps = firstStep ? `<li><a href="/cart">${say.cart}</a></li>${names}` : names;
  const bodies = {
    details: () =>
      checkoutForm(shop, '/checkout/details', `${detailFields(shop)}${button(firstStep?.label ?? say.next)}`, false),
    delivery: () =>
      checkoutForm(
        shop,
        '/checkout/delivery',
        `${deliveryFields(shop)}${lateExtras ? '' : extraFields(shop)}${next}`,
        false,
      ),
    payment: () =>
      checkoutForm(
        shop,
        shop.rules.paymentPath ?? '/checkout/payment',
        `${paymentFields(shop)}${summary(shop, shop.rules.orderBy === 'payment')}${button(shop.rules.nextLabel ?? say.next)}`,
        true,
      ) + (shop.rules.savesCardByFetch ? SAVE_BY_FETCH : ''),
    review: () =>
      `<p>${escapeHtml(shop.state.details.first_name ?? '')} ${escapeHtml(shop.state.details.last_name ?? '')}, ${escapeHtml(shop.state.details.line1 ?? '')}, ${escapeHtml(shop.state.details.city ?? '')}</p>${checkoutForm(shop, '/place', `${lateExtras ? extraFields(shop) : ''}${summary(shop, true)}${placeButton(shop)}`, false)}${slot(shop, 'reviewBottom')}`,
  };
  const title = step === 'review' ? say.review : say.checkout;
  return frame(
    shop,
    title,
    `${listsSteps || (firstStep && step === 'details') ? `<ol class="steps">${steps}</ol>` : ''}<h1>${title}</h1>${note(error)}${step === 'review' ? '' : slot(shop, 'checkoutTop')}${bodies[step]()}`,
  );
}

const SAVE_BY_FETCH = `<script>document.querySelector('#checkout').addEventListener('submit', async (event) => {
  event.preventDefault();
  await fetch(event.target.action, { method: 'POST', body: new URLSearchParams(new FormData(event.target)) });
  location.href = '/checkout/review';
});</script>`;

const note = (error: string) => (error ? `<p role="alert" class="error">${escapeHtml(error)}</p>` : '');

export function thanksPage(shop: ShopCase): string {
  const { say } = tongueOf(shop);
  const { confirmsBeyondCents } = shop.rules;
  const charged = (shop.orders.at(-1)?.totalCents ?? 0) + (confirmsBeyondCents ?? 0);
  const total =
    confirmsBeyondCents === undefined
      ? ''
      : `<p class="row"><strong>${say.total}</strong><strong>${money(shop, charged)}</strong></p>`;
  return frame(shop, say.thanks, `<h1>${say.thanks}</h1><p>${say.orderNumber}: HG-${10_000 + shop.id}</p>${total}`);
}
