/** What every test shop is made of: goods, ways of delivery, sessions with a cart, and the books that a test reads. */
export interface Goods {
  slug: string;
  title: string;
  /** In minor units, as all amounts here. */
  price: number;
  options?: readonly { name: string; values: readonly string[] }[];
  soldOut?: boolean;
}

export interface Delivery {
  id: string;
  title: string;
  price: number;
  pickup?: boolean;
}

export interface Line {
  goods: Goods;
  variant: string;
  quantity: number;
}

export interface Order {
  number: string;
  items: { slug: string; variant: string; quantity: number }[];
  delivery: string;
  shipping: number;
  tax: number;
  total: number;
  payment: string;
  /** Everything the shop was told about the customer. */
  customer: Readonly<Record<string, string>>;
  extras: readonly string[];
}

export interface Session {
  token: string;
  lines: Line[];
  /** Whatever a shop keeps between requests: address, chosen delivery, step reached. */
  kept: Record<string, string>;
}

export interface Ask {
  method: string;
  path: string;
  query: URLSearchParams;
  /** The fields of a form or the members of a JSON object. */
  sent: Readonly<Record<string, string>>;
  session: Session;
}

export type Answer =
  | string
  | { redirect: string }
  | { json: unknown; status?: number }
  | { page: string; status: number };

export interface Shop {
  definition: Storefront;
  orders: Order[];
  /** The payment provider's own origin, which serves card fields and knows the cards typed into them. */
  provider: Provider;
  goods(slug: string): Goods;
  add(session: Session, slug: string, variant: string, quantity: number): void;
  subtotal(session: Session): number;
  /** Books the order and empties the cart. */
  book(session: Session, order: Pick<Order, 'delivery' | 'payment' | 'customer'> & Partial<Order>): Order;
}

export interface Provider {
  url: string;
  /** What was typed into the provider's fields under this reference. */
  card(reference: string): Readonly<Record<string, string>>;
}

export interface Storefront {
  name: string;
  language: string;
  currency: string;
  country: string;
  goods: readonly Goods[];
  deliveries: readonly Delivery[];
  /** Percent on goods that is added to the total; 0 where prices include it. */
  taxPercent?: number;
  answer(ask: Ask, shop: Shop): Answer | Promise<Answer>;
}

export function money(minor: number, currency: string, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'currency', currency }).format(minor / 100);
}

export function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));
