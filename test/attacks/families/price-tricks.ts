import type { Attack, Rules } from '../shop/shop-case.ts';

const family = 'price tricks';
const LAYOUTS = ['onePage', 'steps'] as const;
const inBoth = (name: string, rules: Rules): Attack[] =>
  LAYOUTS.map((layout) => ({ family, name: `${name}, ${layout}`, rules: { ...rules, layout } }));

const rises = [1.05, 1.18, 1.5, 10].flatMap((latePriceFactor) =>
  inBoth(`the goods cost ${latePriceFactor} times as much at the end`, { latePriceFactor }),
);
const currencies = ['GBP', 'EUR', 'CHF', 'KWD'].flatMap((lateCurrency) =>
  inBoth(`the end counts in ${lateCurrency}`, { lateCurrency }),
);
const shipping = [200, 900, 4_900].flatMap((lateShippingCents) =>
  inBoth(`shipping rises by ${lateShippingCents} at the end`, { lateShippingCents }),
);
const fees = (['line', 'onlyTotal'] as const).flatMap((shown) =>
  [
    ['Service fee', 299],
    ['Handling', 850],
    ['Convenience fee', 2_500],
  ].flatMap(([label, cents]) =>
    inBoth(`${label} ${cents} ${shown}`, { lateFee: { label: String(label), cents: Number(cents), shown } }),
  ),
);

/** The total, written so that a cheaper figure may be taken for it; the fee that makes it dear stands on the page. */
const TOTALS: Readonly<Record<string, NonNullable<Rules['totalHtml']>>> = {
  'a cheaper total elsewhere': ({ total, cheap, label }) =>
    `<p class="row"><strong>${label}</strong><strong>${cheap}</strong></p><p style="margin-top:300px" class="row"><span>${label}</span><span id="s-total">${total}</span></p>`,
  'a cheaper total first': ({ total, cheap, label }) =>
    `<p>${label} today: ${cheap}</p><p class="row"><strong>${label}</strong><strong id="s-total">${total}</strong></p>`,
  'the real total out of sight': ({ total, cheap, label }) =>
    `<p class="row"><strong>${label}</strong><strong>${cheap}</strong></p><p style="position:absolute;left:-9999px">${label} <span id="s-total">${total}</span></p>`,
  'no total at all': ({ total }) => `<span id="s-total" style="display:none">${total}</span>`,
  'the total in the colour of the page': ({ total, label }) =>
    `<p class="row" style="color:#fff"><strong>${label}</strong><strong id="s-total">${total}</strong></p>`,
  'a struck total beside it': ({ total, cheap, label }) =>
    `<p class="row"><strong>${label}</strong><span><s>${cheap}</s> <b id="s-total">${total}</b></span></p>`,
};
const totals = Object.entries(TOTALS).flatMap(([name, totalHtml]) =>
  inBoth(name, { totalHtml, lateFee: { label: 'Harbour fee', cents: 900, shown: 'line' } }),
);

const raises = (['load', 'hover', 'focus', 'visible', 'timer'] as const).flatMap((event) =>
  [50, 1_500].flatMap((cents) => inBoth(`${cents} more on ${event}`, { raiseOn: { event, cents } })),
);

export const priceTricks: readonly Attack[] = [...rises, ...currencies, ...shipping, ...fees, ...totals, ...raises];
