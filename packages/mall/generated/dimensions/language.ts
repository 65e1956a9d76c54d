import { html, type Markup } from '../../src/markup.ts';
import type { Dimension } from '../habit.ts';
import { type Market, markets } from '../market/market.ts';

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

const plain = (minor: number, { locale, currency, decimals }: Market, extra: Intl.NumberFormatOptions = {}) =>
  new Intl.NumberFormat(locale.startsWith('ar') ? 'ar-AE-u-nu-latn' : locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    ...extra,
  }).format(minor / 10 ** decimals);

const numberOf = (minor: number, { locale, decimals }: Market) =>
  new Intl.NumberFormat(locale.startsWith('ar') ? 'ar-AE-u-nu-latn' : locale, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(minor / 10 ** decimals);

const symbolOf = (market: Market) =>
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
      id: 'code-first',
      says: 'The code before the number.',
      seen: 'Swiss and Arab storefronts; Magento with currency code',
      does: (minor, at) => html`${at.currency} ${numberOf(minor, at)}`,
    },
  ],
};
