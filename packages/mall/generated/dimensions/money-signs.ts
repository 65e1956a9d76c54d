import { html } from '../../src/markup.ts';
import type { Dimension } from '../habit.ts';
import { type MoneyFormat, money, noDecimals, numberOf, plain, symbolOf } from './language.ts';

const dollars: Record<string, string> = { USD: 'US$', CAD: 'CA$', AUD: 'AU$', MXN: 'MX$' };
/** Where a shop has a way of its own already. */
const not = money.habits.filter(({ id }) => id !== 'local').map(({ id }) => `money/${id}`);

export const moneySigns: Dimension<MoneyFormat | null> = {
  says: 'How a shop departs from the way its language writes amounts',
  habits: [
    { id: 'usual', says: 'Not at all.', seen: 'Sylius, Shopware and Medusa with Intl', weight: 5, does: null },
    {
      id: 'sign-and-code',
      says: 'The sign before the number and the code behind it.',
      seen: 'Shopify money_with_currency_format ($12.50 USD); Squarespace',
      not,
      does: (minor, at) => html`${symbolOf(at)}${numberOf(minor, at)} ${at.currency}`,
    },
    {
      id: 'country-sign',
      says: 'A dollar sign with the letters of its country.',
      seen: 'Etsy, AliExpress and Shopify Markets (US$12.50, CA$18.00)',
      only: ({ currency }) => currency in dollars,
      not,
      does: (minor, at) => html`${dollars[at.currency] ?? ''}${numberOf(minor, at)}`,
    },
    {
      id: 'sign-behind',
      says: 'The sign right behind the number.',
      seen: 'OpenCart symbol_right; WooCommerce currency position right (12.50$)',
      not,
      does: (minor, at) => html`${numberOf(minor, at)}${symbolOf(at)}`,
    },
    {
      id: 'hyphen',
      says: 'Whole amounts with a hyphen for the cents.',
      seen: 'Czech, Danish, Dutch, Norwegian and Swedish stores (249,-; kr 129,-; 129:-)',
      only: ({ language }) => ['cs', 'da', 'nb', 'nl', 'sv'].includes(language),
      not,
      does: (minor, at) => {
        const isWhole = minor % 10 ** at.decimals === 0;
        const whole = `${numberOf(minor, at, noDecimals)}${at.language === 'sv' ? ':-' : ',-'}`;
        const text = isWhole ? whole : numberOf(minor, at);
        return at.language === 'cs' ? html`${text} ${symbolOf(at)}` : html`${symbolOf(at)} ${text}`;
      },
    },
    {
      id: 'ungrouped',
      says: 'As the language writes it, but thousands are not set apart.',
      seen: 'OpenCart and WooCommerce with an empty thousands separator; Zen Cart',
      not,
      does: (minor, at) => html`${plain(minor, at, { useGrouping: false })}`,
    },
  ],
};
