import type { ActionKind, FieldKind, PageKind, TotalRole } from './kinds.ts';
import type { PhraseKind } from './phrase-kinds.ts';
import type { ProductWord } from './product-kinds.ts';
import type { StemKind } from './stem-kinds.ts';

/**
 * What one language calls things in shops. Phrases are regular expression sources that are matched, between word
 * boundaries, against `foldLabel`ed text: lower case, no accents, words split at capitals and punctuation.
 * Phrases are separated by ` | `. A list must hold words of the trade, never the wording of one merchant.
 */
export interface Vocabulary {
  language: string;
  fields: Partial<Record<FieldKind, string>>;
  /** Tick boxes are named by sentences, so they have phrases of their own. */
  ticks: Partial<Record<FieldKind, string>>;
  actions: Partial<Record<ActionKind, string>>;
  pages: Partial<Record<PageKind, string>>;
  totals: Partial<Record<TotalRole, string>>;
  sections: {
    shipping: string;
    billing: string;
    payment: string;
    login: string;
    register: string;
    newsletter: string;
    shippingMethod: string;
    contact: string;
  };
  words: {
    pickup: string;
    free: string;
    day: string;
    week: string;
    hour: string;
    today: string;
    tomorrow: string;
    orderNumber: string;
    outOfStock: string;
    inStock: string;
    quantity: string;
    variant: string;
    taxIncluded: string;
    chooseFirst: string;
    leaveEmpty: string;
    required: string;
    declined: string;
    /** Of the way out for those who lost their password. */
    forgot: string;
    /** Headings over the door for those who have been here before. */
    knownCustomer: string;
  };
  /** What the texts of a page can say besides. These are matched against `foldText`ed text. */
  phrases: Partial<Record<PhraseKind, string>>;
  /** What addresses, names and ids are made of; alternatives of a regular expression. */
  stems?: Partial<Record<StemKind, string>>;
  /** What product pages say; alternatives of a regular expression, with their accents, matched in any case. */
  productPage?: Partial<Record<ProductWord, string>>;
  /** Currencies in words, by ISO code, as they stand beside amounts: "20 euros". */
  currencyNames?: Readonly<Record<string, string>>;
  /** Words, with their accents, that are frequent in shops of this language and rare in others. */
  frequentWords: string;
  /** Forms of address that fit everybody, as shops list them. */
  neutralHonorifics: readonly string[];
  /** What shops call the page after the order, as a part of its address. */
  afterOrderPaths: readonly string[];
}
