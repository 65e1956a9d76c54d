import { html, type Markup, raw } from '../../src/markup.ts';
import type { RowFacts } from '../dimensions/row-names.ts';
import type { SumRow } from '../dimensions/sum-shapes.ts';
import type { TaxFacts } from '../dimensions/tax-rates.ts';
import { writeNumber } from '../market/numbers.ts';
import { plainText } from '../plain-text.ts';
import type { Sums } from '../price-order.ts';
import type { Shop } from '../shop.ts';
import { mark } from '../truth.ts';
import type { Visit } from '../visit.ts';
import { amount } from './parts.ts';
import { dressRows } from './sum-rows.ts';

function taxName(shop: Shop, index: number, place: TaxFacts['place']): string {
  const part = shop.taxes[index];
  return part ? shop.design.taxNames.does({ market: shop.market, part, rank: index + 1, place }) : '';
}

function taxRows(shop: Shop, sums: Sums, row: (kind: string, label: string, minor: number) => SumRow): SumRow[] {
  const parts = (kind: string) => sums.taxParts.map((minor, index) => row(kind, taxName(shop, index, 'row'), minor));
  if (shop.design.taxRates.does.show === 'summary') return [row('tax', shop.say('tax'), sums.tax), ...parts('taxPart')];
  return parts('tax');
}

function discountName(shop: Shop): string {
  const { coupon, design, market, say } = shop;
  const share =
    coupon.kind === 'percent' ? `${writeNumber(coupon.value, market)}%` : plainText(amount(shop, coupon.value));
  return design.discountNames.does({ say, coupon, share });
}

function factsOf(shop: Shop, sums: Sums): RowFacts {
  const { say, deliveries, market } = shop;
  const delivery =
    sums.delivery === 'pickup' ? say('pickup') : (deliveries.find(({ id }) => id === sums.delivery)?.label ?? '');
  return { say, pieces: sums.pieces, delivery, taxName: market.taxName };
}

export function totalName(shop: Shop, sums: Sums): string {
  return shop.design.totalNames.does(factsOf(shop, sums));
}

/** The sum of the goods as the checkout calls it. The cart always has one, by its usual name. */
function subtotalRows(shop: Shop, sums: Sums, place: 'cart' | 'checkout', plain: SumRow): SumRow[] {
  const { name, isJoined } = shop.design.subtotalNames.does;
  if (place === 'cart') return [plain];
  if (!name) return [];
  const minor = sums.subtotal - sums.discount + (sums.shipping ?? 0);
  if (!isJoined || sums.shipping === null) return [{ ...plain, label: name(factsOf(shop, sums)) }];
  return [{ ...plain, kind: 'joined', minor, amount: amount(shop, minor), label: name(factsOf(shop, sums)) }];
}

function rowsOf(shop: Shop, sums: Sums, place: 'cart' | 'checkout'): SumRow[] {
  const { say } = shop;
  const row = (kind: string, label: string, minor: number): SumRow => ({
    kind,
    label,
    minor,
    amount: amount(shop, minor),
  });
  const subtotal = row('subtotal', say('subtotal'), sums.subtotal);
  const wasDearer = shop.design.extraRows.does === 'saved';
  const before = html`<s>${amount(shop, Math.round(sums.subtotal * 1.3))}</s> `;
  const goods = subtotalRows(
    shop,
    sums,
    place,
    wasDearer ? { ...subtotal, amount: html`${before}${subtotal.amount}` } : subtotal,
  );
  const isJoined = goods[0]?.kind === 'joined';
  const rows = isJoined ? [] : [...goods];
  if (sums.discount > 0)
    rows.push({
      ...row('discount', discountName(shop), sums.discount),
      amount: html`−${amount(shop, sums.discount)}`,
    });
  if (sums.shipping !== null) {
    const free = sums.shipping === 0 && shop.design.deliveryPrice.does !== 'zero';
    rows.push({
      ...row('shipping', shop.design.shippingNames.does(factsOf(shop, sums)), sums.shipping),
      ...(free ? { amount: html`${say('free')}` } : {}),
    });
  }
  if (isJoined) rows.push(...goods);
  if (sums.extra > 0 && shop.extra) rows.push(row('extra', shop.extra.label, sums.extra));
  if (sums.fee > 0) rows.push(row('fee', say('fee'), sums.fee));
  if (sums.surcharge > 0) rows.push(row('surcharge', say('surcharge'), sums.surcharge));
  const { show, isIncluded } = shop.design.tax.does;
  const percent = taxName(shop, 0, 'included');
  if (!isIncluded) rows.push(...taxRows(shop, sums, row));
  if (isIncluded && show === 'net-row') rows.push(row('net', `${say('total')} (−${percent})`, sums.total - sums.tax));
  const total = row('total', totalName(shop, sums), sums.total);
  if (isIncluded && show === 'note')
    rows.push({
      ...total,
      amount: html`<strong>${total.amount}</strong> <small>(${say('taxIncluded', { tax: `${plainText(amount(shop, sums.tax))} ${taxName(shop, 0, 'note')}` })})</small>`,
    });
  else rows.push(total);
  if (isIncluded && show === 'row') rows.push(row('taxIncluded', say('taxIncluded', { tax: percent }), sums.tax));
  return rows;
}

/** The sums as this shop lays them out, under the id that scripts renew. */
export function sumsOf(shop: Shop, sums: Sums, place: 'cart' | 'checkout'): Markup {
  const { say, design } = shop;
  const rows = dressRows(shop, sums, rowsOf(shop, sums, place), factsOf(shop, sums));
  const block = design.sums.does(shop, rows);
  const points =
    design.extraRows.does === 'points'
      ? html`<p class="${shop.c('soft')}"${mark('row:points')}>${say('points', { n: Math.ceil(sums.subtotal / 100) })}</p>`
      : '';
  const later =
    sums.shipping === null
      ? html`<p class="${shop.c('soft')}"${mark('message:shippingLater')}>${say('shipping')}: ${say('deliveryLater')}</p>`
      : '';
  const twice =
    design.sumBlocks.does === 'twice' && place === 'checkout' ? html`<div style="display:none">${block}</div>` : '';
  const isFolded = place === 'checkout' && ['folded', 'closed'].includes(design.sumBlocks.does);
  const folded = isFolded
    ? html`<details${design.sumBlocks.does === 'folded' ? raw(' open') : ''}><summary${mark('action:showSums')}>${say('review')} – ${amount(shop, sums.total)}</summary>${block}</details>`
    : block;
  return html`<div id="${shop.id('sums')}">${twice}${folded}${later}${points}${aside(shop, sums)}</div>`;
}

/** What looks like a sum and is none. */
function aside(shop: Shop, sums: Sums): Markup {
  const kind = shop.design.extraRows.does;
  if (kind === 'you-save')
    return html`<p class="${shop.c('in-stock')}"${mark('row:saving')}>${shop.say('youSave')}: ${amount(shop, Math.round(sums.subtotal * 0.3))}</p>`;
  if (kind === 'instalments-total') {
    const [before = '', after = ''] = shop.say('installments', { price: '\u0000' }).split('\u0000');
    return html`<p class="${shop.c('soft')}"${mark('row:instalment')}>${before}${amount(shop, Math.round(sums.total / 4))}${after}</p>`;
  }
  if (kind !== 'foreign') return raw('');
  const currency = shop.market.currency === 'USD' ? 'EUR' : 'USD';
  const rate = (currency === 'USD' ? 11 : 10) / shop.market.tenner;
  const text = new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(sums.total * rate);
  return html`<p class="${shop.c('soft')}"${mark('row:foreign')}>≈ ${text}</p>`;
}

/** The total in a bar of its own. */
export function barLine(shop: Shop, sums: Sums): Markup {
  return html`<span id="${shop.id('bar-line')}"${mark(`row:total=${sums.total}`)}>${totalName(shop, sums)} <strong>${amount(shop, sums.total)}</strong></span>`;
}

/** The total alone, where the sums themselves are folded away. */
export function sumLine(shop: Shop, sums: Sums): Markup {
  return html`<strong id="${shop.id('sum-line')}"${mark(`row:total=${sums.total}`)}>${amount(shop, sums.total)}</strong>`;
}

/** `isFolded`: behind a link. */
export function couponForm(shop: Shop, visit: Visit, isFolded: boolean): Markup {
  const { say, design } = shop;
  const id = shop.id('coupon');
  const applied = visit.coupon
    ? html`<p class="${shop.c('in-stock')}"${mark('message:couponOk')}>${visit.coupon} ✓</p>`
    : '';
  const form = html`<form action="/coupon" method="post" class="${shop.c('coupon')}" data-swap><label class="${shop.c('label')}" for="${id}">${say('coupon')}</label><div class="${shop.c('inline')}"><input class="${shop.c('input')}" id="${id}" name="${shop.nameOf('coupon')}" placeholder="${say('coupon')}"${mark('field:coupon')}>${design.buttons.does(shop, { label: say('apply'), truth: 'action:applyCoupon', look: 'plain' })}</div></form>`;
  if (design.coupons.does === 'details')
    return html`${applied}<details class="${shop.c('coupon')}"><summary${mark('action:showCoupon')}>${say('haveCoupon')}</summary>${form}</details>`;
  if (!isFolded) return html`${applied}${form}`;
  const isDialog = design.coupons.does === 'modal';
  const box = shop.id('coupon-box');
  return html`${applied}<p><button type="button" class="${shop.c('link')}" data-open="${box}" aria-expanded="false"${mark('action:showCoupon')}>${say('haveCoupon')}</button></p><div id="${box}" class="${shop.c(isDialog ? 'veil' : 'coupon-box')}" hidden>${isDialog ? html`<div class="${shop.c('dialog')}" role="dialog">${form}<button type="button" class="${shop.c('link')}" data-close-box="${box}"${mark('action:close')}>${say('close')}</button></div>` : form}</div>${raw('')}`;
}
