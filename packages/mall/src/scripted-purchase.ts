import type { Page } from 'playwright-core';

/** The buyer as a hand-written script gets it. */
export type ScriptCustomer = {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  addressLine1: string;
  addressLine2: string;
  city: string;
  province: string;
  postalCode: string;
  country: string;
};

export type ScriptCard = { number: string; month: string; year: string; cvv: string; name: string };

export type ScriptPurchase = {
  productUrl: string;
  customer: ScriptCustomer;
  card: ScriptCard;
  /** Variant labels in the order in which the product page offers them. */
  variant?: string[];
};

/** Buys one unit as a person who knows this shop would, and reads the order number. */
export type Buy = (page: Page, purchase: ScriptPurchase) => Promise<string>;
