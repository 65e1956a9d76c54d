import { html, type Markup } from '../../src/markup.ts';
import type { Dimension, Habit } from '../habit.ts';
import type { Storefront } from '../storefront.ts';
import { mark } from '../truth.ts';

export interface SumRow {
  kind: string;
  label: string | Markup;
  /** Shown amount. */
  amount: Markup;
  /** For the truth: minor units. */
  minor: number;
}

const truthOf = (row: SumRow) => mark(`row:${row.kind}=${row.minor}`);
const partOf = (row: SumRow) => (row.kind === 'total' ? 'sum-total' : 'soft');
const taken = new Set(['net', 'netPart', 'taxIncluded', 'taxPart', 'discount']);

/** Further ways to lay out the sums, in which names and amounts are joined by place alone. */
export const sumShapes: readonly Habit<(shop: Storefront, rows: readonly SumRow[]) => Markup>[] = [
  {
    id: 'line-broken',
    says: 'Two columns, one of names and one of amounts, each parted by line breaks only.',
    seen: 'commercetools Sunrise order summary; Miva and older EC-CUBE totals; ASP storefronts',
    does: (shop, rows) =>
      html`<div class="${shop.c('sum-columns')}"><div>${rows.map((row) => html`${row.label}<br>`)}</div><div>${rows.map((row) => html`<span${truthOf(row)}>${row.amount}</span><br>`)}</div></div>`,
    not: ['rowNotes/below-name', 'rowNotes/below-amount', 'taxColumns/in-one-cell', 'tax/included-note'],
  },
  {
    id: 'padded-cells',
    says: 'The foot of a table: an empty cell, a name over two columns, another empty cell, the amount.',
    seen: 'Isotope collection table (foot rows); PrestaShop 1.6 cart_summary tfoot; TYPO3 cart summary; Sylius 1',
    does: (shop, rows) =>
      html`<table class="${shop.c('sums')}"><tbody><tr hidden><td></td><td></td><td></td><td></td><td></td></tr></tbody><tfoot>${rows.map((row) => html`<tr class="${shop.c(partOf(row))}"${truthOf(row)}><td>&nbsp;</td><td colspan="2">${row.label}</td><td>&nbsp;</td><td style="text-align:end">${row.amount}</td></tr>`)}</tfoot></table>`,
  },
  {
    id: 'arithmetic',
    says: 'Like a sum on paper: a plus before what is added, an equals sign before the total.',
    seen: 'EC-CUBE and Color Me Shop totals; Cafe24 order boxes (price + delivery = total); German invoices of JTL',
    not: ['subtotalNames/joined', 'subtotalNames/absent', 'taxColumns/each-twice'],
    does: (shop, rows) =>
      html`<table class="${shop.c('sums')}"><tbody>${rows.map((row, index) => html`<tr class="${shop.c(`sum-row ${partOf(row)}`)}"${truthOf(row)}><td>${row.kind === 'total' ? '=' : index === 0 || taken.has(row.kind) ? '' : '+'}</td><td>${row.label}</td><td>${row.amount}</td></tr>`)}</tbody></table>`,
  },
];

export const rowNotes: Dimension<'none' | 'below-name' | 'below-amount'> = {
  says: 'Whether a row of the sums has a second line',
  habits: [
    { id: 'none', says: 'No.', seen: 'WooCommerce; Shopify; Medusa', weight: 4, does: 'none' },
    {
      id: 'below-name',
      says: 'Yes, below its name: how many pieces, which delivery, which coupon.',
      seen: 'Umbraco Commerce summary (method below "Shipping"); Bagisto 2; WooCommerce blocks totals with a description',
      does: 'below-name',
      not: ['sums/lines', 'sums/list', 'subtotalNames/pieces', 'shippingNames/method'],
    },
    {
      id: 'below-amount',
      says: 'Yes, below its amount, in brackets: whether the tax is in it.',
      seen: 'Sylius 1 "(included in price)"; Shopware 6 footnotes; Magento 1 tax hints; Shuup totals',
      does: 'below-amount',
      not: ['tax/included-note', 'sums/amount-first', 'sums/lines'],
    },
  ],
};

export const taxColumns: Dimension<'one' | 'each-twice' | 'in-one-cell'> = {
  says: 'How often each part of the sums is told',
  habits: [
    { id: 'one', says: 'Once.', seen: 'WooCommerce; Shopify; Sylius', weight: 5, does: 'one' },
    {
      id: 'each-twice',
      says: 'Twice, in two rows: without its tax and with it.',
      seen: 'TYPO3 cart summary (net and gross of goods, service and total); Magento 1 full tax summary; OXID B2B',
      does: 'each-twice',
      not: ['tax/on-top', 'tax/on-top-abroad', 'tax/net-and-gross', 'totalNames/taxed', 'rowNotes/below-amount'],
    },
    {
      id: 'in-one-cell',
      says: 'Twice, one below the other in the same cell.',
      seen: 'Magento 1 "Excl. Tax" and "Incl. Tax" (cart_subtotal both); nopCommerce and Smartstore tax suffixes',
      does: 'in-one-cell',
      not: [
        'tax/on-top',
        'tax/on-top-abroad',
        'tax/net-and-gross',
        'tax/included-note',
        'rowNotes/below-amount',
        'sums/lines',
        'sums/amount-first',
      ],
    },
  ],
};
