import type { Dimension } from '../habit.ts';
import { scramble } from '../random.ts';
import type { Storefront } from '../storefront.ts';

type Coupon = Storefront['coupon'];

export interface CodeFacts {
  seed: number;
  coupon: Coupon;
  decimals: number;
}

export const couponCodes: Dimension<(facts: CodeFacts) => string> = {
  says: 'What a coupon code looks like',
  habits: [
    {
      id: 'word',
      says: 'A word, sometimes with a number.',
      seen: 'Shopify and WooCommerce campaigns (SAVE10)',
      weight: 4,
      does: ({ coupon }) => coupon.code,
    },
    {
      id: 'amount',
      says: 'With what it takes off, written as an amount.',
      seen: 'PrestaShop cart rules and Klaviyo codes (WELCOME-5.00)',
      does: ({ coupon: { kind, value }, decimals }) => {
        if (kind === 'shipping') return 'SHIP-0.00';
        return kind === 'percent' ? `${value}OFF-1ST` : `WELCOME-${(value / 10 ** decimals).toFixed(decimals)}`;
      },
    },
    {
      id: 'dated',
      says: 'With a date.',
      seen: 'newsletter codes of OpenCart and Shopware (SPRING-2026-04)',
      does: ({ seed }) => `SPRING-2026-0${1 + (seed % 9)}`,
    },
    {
      id: 'serial',
      says: 'Groups of letters and digits.',
      seen: 'Magento 2 coupon generator; Shopware individual codes',
      does: ({ seed }) => [1, 2, 3].map((part) => scramble(4, 'coupon', seed, part).toUpperCase()).join('-'),
    },
  ],
};

export interface DiscountFacts {
  say: Storefront['say'];
  coupon: Coupon;
  /** What it takes off, e.g. `10%` or `5.00 €`. */
  share: string;
}

export const discountNames: Dimension<(facts: DiscountFacts) => string> = {
  says: 'How the discount is called in the sums',
  habits: [
    {
      id: 'code',
      says: 'A word, then the code in brackets.',
      seen: 'Magento 2 Discount (code); Sylius; Medusa',
      weight: 3,
      does: ({ say, coupon }) => `${say('discount')} (${coupon.code})`,
    },
    {
      id: 'colon',
      says: 'After a colon, the code in small letters.',
      seen: 'WooCommerce wc_cart_totals_coupon_label (Coupon: save10)',
      does: ({ say, coupon }) => `${say('coupon')}: ${coupon.code.toLowerCase()}`,
    },
    {
      id: 'share',
      says: 'Code in brackets, then what it takes off.',
      seen: 'nopCommerce and Zen Cart coupon lines; discount plugins of WooCommerce',
      does: ({ say, coupon, share }) => `${say('discount')} (${coupon.code}) [${share}]`,
    },
    {
      id: 'off',
      says: 'Only what it takes off.',
      seen: 'Spree and Solidus promotion labels; Shopify automatic discounts (10% off)',
      does: ({ say, share }) => say('off', { share }),
    },
    {
      id: 'bare',
      says: 'A word alone.',
      seen: 'Bagisto summary; Shopware promotion without a name',
      does: ({ say }) => say('discount'),
    },
  ],
};
