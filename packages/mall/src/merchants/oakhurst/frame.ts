import { html, type Markup } from '../../markup.ts';
import type { ShippingOption, Shop } from '../../merchant.ts';
import { priceCart } from '../../price-cart.ts';
import { page } from '../../reply.ts';
import { stateTaxBasisPoints, usStates } from '../../sales-tax.ts';
import type { Session } from '../../session.ts';

export type Step = 1 | 2 | 3 | 4 | 5;

export type OakState = {
  /** The open step; the ones above it are done. */
  step: Step;
  account: 'none' | 'guest' | 'created';
  details: Record<string, string>;
  delivery: string;
  protection: boolean;
  offers: boolean;
  card: { last4: string; brand: string; outcome: 'approved' | 'declined' | 'challenge' } | null;
  challenge: string | null;
  thanks: { number: string; email: string } | null;
};

export type OakSession = Session<OakState>;

export const newState = (): OakState => ({
  step: 1,
  account: 'none',
  details: {},
  delivery: '',
  protection: true,
  offers: false,
  card: null,
  challenge: null,
  thanks: null,
});

export const usd = (cents: number) => `$${(cents / 100).toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ',')}`;

export const coupon = { code: 'GROW10', percent: 10 };

export const protection = { name: 'Package protection', price: 295 };

export const shipping: ShippingOption[] = [
  { id: 'std', label: 'Standard delivery', price: 800, days: [4, 6] },
  { id: 'exp', label: 'Express delivery', price: 1950, days: [2, 2] },
];

/** People type states as they like: both the letters and the name will do. */
export function stateCode(typed: string): string | undefined {
  const wanted = typed.trim().toLowerCase();
  return Object.entries(usStates).find(
    ([code, name]) => code.toLowerCase() === wanted || name.toLowerCase() === wanted,
  )?.[0];
}

export function tally(session: OakSession, shop: Shop) {
  const { state } = session;
  const extras = state.protection && state.step > 3 ? [protection] : [];
  const totals = priceCart({
    items: shop.items(session),
    extras,
    discountPercent: session.coupon ? coupon.percent : 0,
    shipping: shipping.find((option) => option.id === state.delivery)?.price ?? 0,
    taxBasisPoints: stateTaxBasisPoints(stateCode(state.details.st ?? '') ?? ''),
    taxIncluded: false,
  });
  return { extras, totals };
}

export function frame(title: string, main: Markup, status = 200) {
  return page(
    html`<!DOCTYPE html><html lang="en-US"><head><meta charset="utf-8"><title>${title} · Oakhurst &amp; Daughters</title><meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/static/site.css"></head>
<body><div id="page"><div id="header"><p class="announce">Spring catalogue is here. Create an account for 10% off with GROW10.</p><h2 id="brand"><a href="/">Oakhurst <em>&amp;</em> Daughters</a></h2>
<ul id="menu"><li><a href="/">Shop all</a></li><li><a href="/my-order">Find my order</a></li><li><a href="/basket">Cart</a></li></ul></div>
<div id="main">${main}</div><div id="footer">Oakhurst &amp; Daughters, garden goods. Hudson, New York. We deliver within the United States.</div></div></body></html>`,
    status,
  );
}
