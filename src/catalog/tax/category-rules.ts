import type { DatedTable } from './dated-table.ts';

// How states depart from their general rate. Amounts in cents, rates in thousandths of a percent.

export type TaxCategory = 'clothing' | 'grocery' | 'general';

export type ClothingRule =
  | { kind: 'exempt' }
  /** Exempt below the limit per piece, fully taxed above it. */
  | { kind: 'exempt_below'; limit: number; stateOnly: boolean }
  /** Only what a piece costs above the limit is taxed. */
  | { kind: 'exempt_up_to'; limit: number };

export const clothingRules: DatedTable<Record<string, ClothingRule>> = {
  asOf: '2025-01',
  sources: ['the revenue departments of these states, in their rules on clothing and footwear'],
  approximate: 'Sports and protective clothing, furs and accessories are taxed in some of them; here they are not.',
  values: {
    PA: { kind: 'exempt' },
    NJ: { kind: 'exempt' },
    MN: { kind: 'exempt' },
    VT: { kind: 'exempt' },
    NY: { kind: 'exempt_below', limit: 11_000, stateOnly: true },
    MA: { kind: 'exempt_up_to', limit: 17_500 },
    RI: { kind: 'exempt_up_to', limit: 25_000 },
  },
};

/** State rate on food for home use, and whether local tax comes on top. States not listed exempt it altogether. */
export const groceryRates: DatedTable<Record<string, { state: number; local: boolean }>> = {
  asOf: '2026-01',
  sources: ['the revenue departments of these states, in their rules on food for home use'],
  approximate: 'Sweets, soft drinks and supplements are taxed in some states that exempt food; here they are not.',
  values: {
    AL: { state: 2000, local: true },
    AK: { state: 0, local: true },
    // Without a state tax on food since 2026.
    AR: { state: 0, local: true },
    CO: { state: 0, local: true },
    GA: { state: 0, local: true },
    HI: { state: 4000, local: true },
    ID: { state: 6000, local: true },
    // The state's 1 % ended with 2025; most places have since levied it themselves.
    IL: { state: 1000, local: false },
    KS: { state: 0, local: true },
    LA: { state: 0, local: true },
    MS: { state: 5000, local: false },
    MO: { state: 1225, local: true },
    NC: { state: 2000, local: false },
    OK: { state: 0, local: true },
    PR: { state: 0, local: true },
    SD: { state: 4200, local: true },
    TN: { state: 4000, local: true },
    UT: { state: 3000, local: false },
    VA: { state: 1000, local: false },
  },
};

/** States that tax a separately stated shipping charge on taxable goods. */
export const shippingTaxed: DatedTable<Set<string>> = {
  asOf: '2025-01',
  sources: ['the revenue departments of these states, in their rules on delivery charges'],
  approximate: 'Some states ask who carries the parcel, or whether it could have been fetched; that is left out.',
  values: new Set('AR CT DC GA HI IN KY MN MS NE NJ NM NY NC ND OH PA RI SC SD TN TX VT WA WV WI'.split(' ')),
};

const clothingWords =
  /\b(?:cloth(?:es|ing)|apparel|garments?|fashion|shirts?|t-?shirts?|tops?|dress(?:es)?|skirts?|pants|trousers|jeans|shorts|jackets?|coats?|sweaters?|hoodies?|socks|underwear|lingerie|shoes|footwear|boots|sneakers)\b/i;
const groceryWords = /\b(?:grocer(?:y|ies)|foods?|produce|pantry|bakery|dairy|meat|seafood|fruits?|vegetables?)\b/i;
// These contain a food word but are taxed as other goods, or are not for people.
const notGrocery = /\b(?:pets?|dog|cat|prepared|restaurant|restaurants)\b/i;

/** Category as merchants and callers write it; unknown ones are taxed at the general rate. */
export function taxCategory(text: string | undefined): TaxCategory {
  const words = text ?? '';
  if (clothingWords.test(words)) return 'clothing';
  if (groceryWords.test(words) && !notGrocery.test(words)) return 'grocery';
  return 'general';
}
