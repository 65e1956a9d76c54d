import { readFile } from 'node:fs/promises';
import { z } from 'zod';

const address = z.strictObject({
  addressLine1: z.string(),
  addressLine2: z.string().default(''),
  city: z.string(),
  province: z.string().default(''),
  postalCode: z.string(),
  country: z.string().length(2),
});

const customer = z.strictObject({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  address,
  /** For shops that ask for it without offering the other one; the agent never makes it up. */
  billingAddress: address.nullable().default(null),
});

const item = z.strictObject({
  /** Absolute, or a path at the shop. */
  url: z.string(),
  quantity: z.int().positive().default(1),
  variant: z.record(z.string(), z.string()).default({}),
  /** Words that this item's line has in the shop's books, name and options together. */
  inBooks: z.array(z.string()).default([]),
});

const shopCase = z.strictObject({
  name: z.string(),
  items: z.array(item).min(1),
  coupons: z.array(z.string()).default([]),
  strategy: z.enum(['cheapest', 'fastest']).default('cheapest'),
  card: z.string().nullable().default('4242424242424242'),
  maxTotal: z.number().positive().nullable().default(null),
  createAccount: z.boolean().default(false),
  expect: z.enum(['order', 'refusal']),
  /** What the shop must have charged. */
  total: z.number().positive().nullable().default(null),
  /** The payment method that the shop's books must show; null when it does not matter. */
  payment: z.string().nullable().default(null),
  /** The failure codes, one of which a refusal must have; without any, every refusal is right. */
  codes: z.array(z.string()).default([]),
});

const shop = z.strictObject({
  name: z.string(),
  url: z.url(),
  /** Prints the orders in the shop's books as JSON. */
  orders: z.string(),
  /** Payment providers to whose own pages the shop leads for the card, as in PAYMENT_SITES. */
  paymentSites: z.array(z.string()).default([]),
  customer: customer.optional(),
  cases: z.array(shopCase).min(1),
});

const shopsFile = z.strictObject({
  /** Addresses inside the network that the browser may reach, as in ALLOW_PRIVATE_HOSTS. */
  allowPrivateHosts: z.string().default(''),
  customer,
  shops: z.array(shop).min(1),
});

export type ShopsFile = z.infer<typeof shopsFile>;
export type Shop = ShopsFile['shops'][number];
export type ShopCase = Shop['cases'][number];
export type Customer = ShopsFile['customer'];

export async function readShopsFile(path: string): Promise<ShopsFile> {
  const parsed = shopsFile.safeParse(JSON.parse(await readFile(path, 'utf8')));
  if (!parsed.success) throw new Error(`${path} is no list of shops:\n${z.prettifyError(parsed.error)}`);
  return parsed.data;
}
