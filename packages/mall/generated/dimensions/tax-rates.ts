import type { Dimension } from '../habit.ts';
import type { Market } from '../market/market.ts';
import { writeNumber } from '../market/numbers.ts';
import { regionsOf } from '../market/regions.ts';
import { pick } from '../random.ts';
import type { TaxPart } from '../storefront.ts';

export interface TaxRates {
  /** In one row, in a row for each part, or in one row with its parts below it. */
  show: 'row' | 'rows' | 'summary';
  parts: (market: Market, random: () => number) => readonly TaxPart[];
}

const finer: Record<'tenths' | 'hundredths' | 'thousandths', Record<string, readonly number[]>> = {
  tenths: { US: [6.5, 9.5], CH: [8.1, 7.7], FI: [25.5], FR: [5.5, 2.1], BR: [19.5, 20.5] },
  hundredths: { US: [8.25, 7.25, 10.25] },
  thousandths: { US: [8.875, 6.625, 7.375], CA: [14.975] },
};

const split: Record<string, readonly (readonly TaxPart[])[]> = {
  US: [
    [
      { name: 'State tax', percent: 6.25 },
      { name: 'County tax', percent: 2 },
    ],
    [
      { name: 'State tax', percent: 4 },
      { name: 'City tax', percent: 4.875 },
    ],
  ],
  CA: [
    [
      { name: 'GST', percent: 5 },
      { name: 'QST', percent: 9.975 },
    ],
    [
      { name: 'GST', percent: 5 },
      { name: 'PST', percent: 7 },
    ],
  ],
};

const one = ({ taxName: name, taxPercent: percent }: Market): readonly TaxPart[] => [{ name, percent }];
const rate =
  (fineness: keyof typeof finer): TaxRates['parts'] =>
  (market, random) => [{ name: market.taxName, percent: pick(finer[fineness][market.country] ?? [], random) }];
const parts: TaxRates['parts'] = (market, random) =>
  split[market.country] ? pick(split[market.country] ?? [], random) : one(market);
const isIn = (table: Record<string, unknown>) => (market: Market) => market.country in table;

export const taxRates: Dimension<TaxRates> = {
  says: 'What the rate of the tax is, and of what it is made',
  habits: [
    {
      id: 'whole',
      says: 'A whole number of percent.',
      seen: 'standard VAT rates in Shopware, PrestaShop and WooCommerce',
      weight: 4,
      does: { show: 'row', parts: one },
    },
    {
      id: 'tenths',
      says: 'With one decimal.',
      seen: 'Swiss, Finnish and French rates in Shopware 6 and PrestaShop; Washington State in WooCommerce Tax',
      only: isIn(finer.tenths),
      weight: 2,
      does: { show: 'row', parts: rate('tenths') },
    },
    {
      id: 'hundredths',
      says: 'With two decimals.',
      seen: 'Texas and California rates in BigCommerce, WooCommerce and Magento 2 (8.25%)',
      only: isIn(finer.hundredths),
      weight: 2,
      does: { show: 'row', parts: rate('hundredths') },
    },
    {
      id: 'thousandths',
      says: 'With three decimals.',
      seen: 'New York City and New Jersey by TaxJar and Avalara; Quebec in Shopify',
      only: isIn(finer.thousandths),
      weight: 2,
      does: { show: 'row', parts: rate('thousandths') },
    },
    {
      id: 'two-rows',
      says: 'Two taxes, each in a row of its own.',
      seen: 'WooCommerce itemized tax totals; OpenCart tax rates with two zones; GST and QST in Shopify',
      only: isIn(split),
      weight: 2,
      does: { show: 'rows', parts },
    },
    {
      id: 'three-rows',
      says: 'State, city and district in a row each.',
      seen: 'Avalara AvaTax for nopCommerce and Magento 2 with jurisdictions; Spree adjustments',
      only: ({ country }) => country === 'US',
      does: {
        show: 'rows',
        parts: () => [
          { name: 'State tax', percent: 2.9 },
          { name: 'City tax', percent: 4.81 },
          { name: 'District tax', percent: 1.1 },
        ],
      },
    },
    {
      id: 'summary',
      says: 'The whole tax in a row, and what it is made of in the rows below it.',
      seen: 'Magento 2 full tax summary (totals-tax-summary, totals-tax-details)',
      not: ['tax/included-row', 'tax/included-note', 'tax/included-silent', 'tax/net-and-gross'],
      does: { show: 'summary', parts },
    },
  ],
};

export interface TaxFacts {
  market: Market;
  part: TaxPart;
  /** Among the parts, from 1. */
  rank: number;
  /** A row that is added, a row that is contained, or brackets that name the amount already. */
  place: 'row' | 'included' | 'note';
}

const rateOf = ({ market, part }: TaxFacts, digits?: number) =>
  writeNumber(part.percent, market, { minimumFractionDigits: digits ?? 0, maximumFractionDigits: 3 });
/** The code of the state, where states have one. */
const codeOf = ({ market }: TaxFacts) => (/^[A-Z]{2,3}$/.test(market.home.region) ? market.home.region : '');
const stateOf = ({ market: { country, home } }: TaxFacts) =>
  regionsOf(country).find(([code]) => code === home.region)?.[1] ?? '';

export const taxNames: Dimension<(facts: TaxFacts) => string> = {
  says: 'How the tax is called in the sums',
  habits: [
    {
      id: 'bracketed',
      says: 'Name, then the rate in brackets.',
      seen: 'OpenCart tax rates; Sylius tax labels',
      weight: 5,
      does: (facts) => {
        if (facts.place === 'note') return facts.part.name;
        if (facts.place === 'included') return `${rateOf(facts)} % ${facts.part.name}`;
        return `${facts.part.name} (${rateOf(facts)} %)`;
      },
    },
    {
      id: 'no-rate',
      says: 'The name alone.',
      seen: 'WooCommerce WC_Countries::tax_or_vat; Shopify "Taxes"',
      weight: 2,
      does: ({ part }) => part.name,
    },
    {
      id: 'rate-first',
      says: 'The rate, then the name.',
      seen: 'Shopware summary-tax; German and Swiss stores on JTL and Gambio',
      does: (facts) => `${rateOf(facts)} % ${facts.part.name}`,
    },
    {
      id: 'tight',
      says: 'The name and the rate without brackets and spaces.',
      seen: 'nopCommerce ShoppingCart.Totals.TaxRateLine; TaxJar for BigCommerce',
      weight: 2,
      does: (facts) => `${facts.part.name} ${rateOf(facts)}%`,
    },
    {
      id: 'padded',
      says: 'The rate with three decimals, whatever they are.',
      seen: 'PrestaShop tax tab of an order (20.000 %); Bagisto tax rates',
      does: (facts) => `${facts.part.name} ${rateOf(facts, 3)} %`,
    },
    {
      id: 'state',
      says: 'The state in the name.',
      seen: '"Texas sales tax" in Shopify and Squarespace; provinces in WooCommerce tax rates',
      only: ({ country }) => ['US', 'CA', 'BR', 'AU'].includes(country),
      does: (facts) =>
        `${stateOf(facts)} ${facts.part.name === 'Tax' ? 'sales tax' : facts.part.name} (${rateOf(facts)}%)`,
    },
    {
      id: 'country-code',
      says: 'The code of the country behind the name.',
      seen: 'EU VAT rates of WooCommerce and Odoo, e.g. "VAT (GB)"; Stripe Tax',
      does: (facts) => `${facts.part.name} (${facts.market.country}) ${rateOf(facts)}%`,
    },
    {
      id: 'capitals',
      says: 'In capitals, after the code of the state or country.',
      seen: 'Avalara and Vertex jurisdiction names (NY STATE TAX 8.875%)',
      does: (facts) =>
        `${codeOf(facts) || facts.market.country} ${facts.part.name} ${rateOf(facts)}%`.toLocaleUpperCase(
          facts.market.locale,
        ),
    },
    {
      id: 'rate-code',
      says: 'What the shopkeeper called the rate in the back office.',
      seen: 'Magento 2 sample rates (US-CA-*-Rate 1); WooCommerce rate codes (GB-VAT-1)',
      does: (facts) =>
        `${[facts.market.country, codeOf(facts), '*', 'Rate'].filter(Boolean).join('-')} ${facts.rank} (${rateOf(facts)}%)`,
    },
  ],
};
