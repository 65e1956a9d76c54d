import { html, type Markup } from '../../src/markup.ts';
import type { Dimension } from '../habit.ts';
import { type Market, markets } from '../market/market.ts';
import { writeNumber } from '../market/numbers.ts';

const languageName = (locale: string) => new Intl.DisplayNames(['en'], { type: 'language' }).of(locale) ?? locale;

export const market: Dimension<Market> = {
  says: 'Language, currency and country',
  habits: markets.map((each) => ({
    id: each.locale,
    says: `${languageName(each.locale)}, ${each.currency}.`,
    seen: 'translations of PrestaShop, OpenCart, Sylius, Shopware 6 and WooCommerce',
    does: each,
    weight: each.locale === 'en-US' ? 3 : each.locale === 'en-GB' || each.locale === 'de-DE' ? 2 : 1,
  })),
};

export const wording: Dimension<number> = {
  says: 'Which of several usual words a shop uses',
  habits: [
    { id: 'first', says: 'The most usual ones.', seen: 'default texts of the platforms', weight: 2, does: 0 },
    {
      id: 'second',
      says: 'The next usual ones.',
      seen: 'Magento against Shopify wording (basket, proceed, grand total)',
      does: 1,
    },
    { id: 'third', says: 'Words of its own.', seen: 'boutique themes', does: 2 },
  ],
};

/** Writes an amount of minor units. */
export type MoneyFormat = (minor: number, market: Market) => Markup;

export const numberOf = (minor: number, market: Market, extra: Intl.NumberFormatOptions = {}) =>
  writeNumber(minor / 10 ** market.decimals, market, {
    minimumFractionDigits: market.decimals,
    maximumFractionDigits: market.decimals,
    ...extra,
  });

export const plain = (minor: number, market: Market, extra: Intl.NumberFormatOptions = {}) =>
  numberOf(minor, market, { style: 'currency', currency: market.currency, ...extra });

export const noDecimals = { minimumFractionDigits: 0, maximumFractionDigits: 0 };

export const symbolOf = (market: Market) =>
  new Intl.NumberFormat(market.locale, {
    style: 'currency',
    currency: market.currency,
    currencyDisplay: 'narrowSymbol',
  })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? market.currency;

export const money: Dimension<MoneyFormat> = {
  says: 'How an amount is written',
  habits: [
    {
      id: 'local',
      says: 'As the language writes it.',
      seen: 'Sylius, Shopware and Medusa with Intl',
      weight: 3,
      does: (minor, at) => html`${plain(minor, at)}`,
    },
    {
      id: 'code',
      says: 'With the code of the currency behind the number.',
      seen: 'Dawn money_with_currency; EC-CUBE',
      does: (minor, at) => html`${numberOf(minor, at)} ${at.currency}`,
    },
    {
      id: 'symbol-first',
      says: 'The sign before the number, whatever the language.',
      seen: 'OpenCart symbol_left; Zen Cart',
      does: (minor, at) => html`${minor < 0 ? '-' : ''}${symbolOf(at)}${numberOf(Math.abs(minor), at)}`,
    },
    {
      id: 'spans',
      says: 'Sign and number in spans of their own.',
      seen: 'WooCommerce woocommerce-Price-currencySymbol',
      does: (minor, at) => html`<span><bdi><span>${symbolOf(at)}</span>&nbsp;${numberOf(minor, at)}</bdi></span>`,
    },
    {
      id: 'raised-cents',
      says: 'Cents small and raised.',
      seen: 'marketplace themes of PrestaShop and Odoo',
      only: ({ decimals }) => decimals === 2,
      does: (minor, at) => {
        const text = numberOf(minor, at);
        return html`${symbolOf(at)} ${text.slice(0, -3)}<sup>${text.slice(-3)}</sup>`;
      },
    },
    {
      id: 'trimmed',
      says: 'Whole amounts without decimals.',
      seen: 'WooCommerce price_trim_zeros; Shopify amount_no_decimals; Odoo rounding themes',
      only: ({ decimals }) => decimals === 2,
      does: (minor, at) => html`${plain(minor, at, minor % 100 === 0 ? noDecimals : {})}`,
    },
    {
      id: 'dash',
      says: 'Whole amounts with a dash for the cents.',
      seen: 'Dutch, Swiss and Scandinavian stores on Magento and PrestaShop',
      only: ({ decimals, language }) => decimals === 2 && ['de', 'nl', 'sv', 'da', 'nb'].includes(language),
      weight: 2,
      does: (minor, at) => {
        const text = numberOf(minor, at);
        return html`${symbolOf(at)} ${minor % 100 === 0 ? `${text.slice(0, -2)}–` : text}`;
      },
    },
    {
      id: 'small-code',
      says: 'The code small behind the number.',
      seen: 'Cornerstone price with currency token; Tailwind storefronts of Medusa and Saleor',
      does: (minor, at) => html`<span>${numberOf(minor, at)}<small>&nbsp;${at.currency}</small></span>`,
    },
    {
      id: 'doubled',
      says: 'Written out for screen readers, and once more with small cents for the eye.',
      seen: 'marketplace themes in the manner of Amazon; Shopify accessible price snippets',
      only: ({ decimals }) => decimals === 2,
      does: (minor, at) => {
        const text = numberOf(minor, at);
        return html`<span class="unseen">${plain(minor, at)}</span><span aria-hidden="true">${symbolOf(at)}${text.slice(0, -3)}<sup>${text.slice(-2)}</sup></span>`;
      },
    },
    {
      id: 'code-first',
      says: 'The code before the number.',
      seen: 'Swiss and Arab storefronts; Magento with currency code',
      does: (minor, at) => html`${at.currency} ${numberOf(minor, at)}`,
    },
  ],
};
