import type { Minor } from '../platform/money.ts';

/** What one reader learnt from a page. Readers state only what the page states; absence is undefined, never a guess. */
export type ProductFacts = {
  name?: string | undefined;
  brand?: string | undefined;
  image?: string | undefined;
  /** The product's own address as markup states it, which may differ from the page's. */
  url?: string | undefined;
  sku?: string | undefined;
  mpn?: string | undefined;
  gtin?: string | undefined;
  price?: Minor | undefined;
  currency?: string | undefined;
  available?: boolean | undefined;
  dimensions?: string[] | undefined;
  variants?: VariantFacts[] | undefined;
  shipping?: PublishedShipping[] | undefined;
};

export type VariantFacts = {
  id: string;
  price?: Minor | undefined;
  currency?: string | undefined;
  available?: boolean | undefined;
  image?: string | undefined;
  url?: string | undefined;
  attributes: Record<string, string>;
  chosen?: boolean | undefined;
};

/** One shipping rate a merchant publishes. `freeFrom` is the order value from which it costs nothing. */
export type PublishedShipping = {
  country: string | null;
  regions: string[];
  rate: Minor;
  currency: string;
  freeFrom: Minor | null;
};

/** A page that sells one product, after all readers have been merged. */
export type ProductPage = {
  name: string;
  brand: string;
  retailer: string;
  image: string;
  url: string;
  directUrl: string;
  currency: string;
  price: Minor;
  available: boolean;
  sku?: string | undefined;
  mpn?: string | undefined;
  gtin?: string | undefined;
  dimensions: string[];
  variants: PageVariant[];
  shipping: PublishedShipping[];
};

export type PageVariant = {
  id: string;
  price: Minor;
  available: boolean;
  image: string;
  url: string;
  attributes: Record<string, string>;
  chosen: boolean;
};
