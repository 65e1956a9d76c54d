import type { Faults } from './faults.ts';
import type { LedgerIncident, LedgerOrder } from './ledger.ts';
import type { ShippingOption } from './merchant.ts';
import type { Behaviour, VariantGroup } from './product.ts';

export type MallProduct = {
  slug: string;
  title: string;
  url: string;
  price: number;
  behaviour: Behaviour;
  variants?: VariantGroup[];
};

export type MallMerchant = {
  /** host:port, as product URLs show it. */
  id: string;
  /** The shop's short name, e.g. `classic`. */
  shop: string;
  name: string;
  url: string;
  language: string;
  currency: string;
  coupon: { code: string; percent: number };
  shipping: ShippingOption[];
  /** Every origin of this merchant by name; `shop` is the one that product URLs use. */
  origins: Record<string, string>;
  products: MallProduct[];
};

export type Mall = {
  merchants: MallMerchant[];
  officeUrl: string;
  /** The card issuer's step-up pages. */
  issuerUrl: string;
  /** host:port of every origin: shops, side origins, issuer and office. */
  hosts: string[];
  /** Oldest first within a merchant; `merchant` filters by host:port or short name. */
  orders(merchant?: string): LedgerOrder[];
  incidents(merchant?: string): LedgerIncident[];
  /** What goes wrong on the way to a shop, and how often it has struck. */
  faults: Pick<Faults, 'set' | 'list' | 'clear'>;
  /** Forgets orders, incidents, sessions, challenges and faults. */
  reset(): void;
  close(): Promise<void>;
};
