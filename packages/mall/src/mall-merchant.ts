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
