import { html } from '../../src/markup.ts';
import type { RowFacts } from '../dimensions/row-names.ts';
import type { SumRow } from '../dimensions/sum-shapes.ts';
import type { Sums } from '../price-order.ts';
import type { Shop } from '../shop.ts';
import { mark } from '../truth.ts';
import { amount } from './parts.ts';

/** The parts that a shop tells without tax as well. */
const taxed = new Set(['subtotal', 'joined', 'shipping', 'total']);

/** The same rows, with what this shop's habits write twice or below them. */
export function dressRows(shop: Shop, sums: Sums, rows: readonly SumRow[], facts: RowFacts): SumRow[] {
  return rows.flatMap((row) => toldTwice(shop, sums, row)).map((row) => noted(shop, sums, row, facts));
}

const netOf = (shop: Shop, sums: Sums, { kind, minor }: SumRow) =>
  kind === 'total' ? sums.total - sums.tax : Math.round((minor * 100) / (100 + shop.taxPercent));

function toldTwice(shop: Shop, sums: Sums, row: SumRow): SumRow[] {
  const habit = shop.design.taxColumns.does;
  if (habit === 'one' || !taxed.has(row.kind) || row.minor === 0) return [row];
  const { say } = shop;
  const net = netOf(shop, sums, row);
  if (habit === 'in-one-cell')
    return [
      {
        ...row,
        amount: html`<span class="${shop.c('soft')}">${say('withoutTax')} <span${mark(`row:netPart=${net}`)}>${amount(shop, net)}</span></span><br><span>${say('withTax')} ${row.amount}</span>`,
      },
    ];
  const told = (words: string) => html`${row.label} (${words})`;
  return [
    {
      kind: row.kind === 'total' ? 'net' : 'netPart',
      label: told(say('withoutTax')),
      minor: net,
      amount: amount(shop, net),
    },
    { ...row, label: told(say('withTax')) },
  ];
}

function noted(shop: Shop, sums: Sums, row: SumRow, facts: RowFacts): SumRow {
  const habit = shop.design.rowNotes.does;
  if (habit === 'below-name') {
    const notes: Record<string, string> = {
      subtotal: shop.say('pieces', { n: facts.pieces }),
      shipping: facts.delivery,
      discount: shop.coupon.code,
    };
    const note = notes[row.kind];
    return note ? { ...row, label: html`${row.label}<br><small>${note}</small>` } : row;
  }
  if (habit !== 'below-amount') return row;
  const isTaxed = row.kind === 'total' || row.kind === 'taxIncluded' || sums.taxIsIncluded;
  if (!['subtotal', 'total', 'taxIncluded'].includes(row.kind)) return row;
  const words = shop.say(isTaxed ? 'withTax' : 'withoutTax');
  return { ...row, amount: html`<span>${row.amount}</span><div><small>(${words})</small></div>` };
}
