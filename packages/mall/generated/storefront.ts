import type { Market } from './market/market.ts';
import type { Fill } from './words/read-words.ts';

export interface OptionValue {
  id: string;
  label: string;
  extra: number;
  stock: number;
}

export interface OptionGroup {
  kind: 'color' | 'size';
  label: string;
  values: readonly OptionValue[];
}

export interface Good {
  slug: string;
  name: string;
  picture: string;
  hue: number;
  price: number;
  groups: readonly OptionGroup[];
  isSoldOut: boolean;
}

export interface Delivery {
  id: string;
  label: string;
  price: number;
  days: readonly [number, number];
  /** Goods of this worth are sent for nothing. */
  freeFrom?: number;
}

export interface TaxPart {
  name: string;
  percent: number;
}

export interface Extra {
  id: string;
  label: string;
  price: number;
}

/** What a seed decides besides the habits: all that a habit may know about its shop. */
export interface Storefront {
  seed: number;
  market: Market;
  name: string;
  goods: readonly Good[];
  deliveries: readonly Delivery[];
  /** What the tax is made of, and what it is in all. */
  taxes: readonly TaxPart[];
  taxPercent: number;
  coupon: { code: string; kind: 'percent' | 'amount' | 'shipping'; value: number };
  extra: Extra | null;
  handlingFee: number;
  /** For payment by card. */
  surcharge: number;
  say(key: string, fill?: Fill): string;
  /** Class names of a part of the page. */
  c(parts: string): string;
  /** The id of a place that scripts know. */
  id(place: string): string;
  /** What a form calls the answer to a question. */
  nameOf(key: string): string;
  /** Where frames and payment pages of another site live; set when the shop is opened. */
  site: { own: string; payment: string };
}
