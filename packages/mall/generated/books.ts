import { createLedger, type Ledger, type LedgerAddress, type LedgerOrder } from '../src/ledger.ts';
import { goodOf, type Shop } from './shop.ts';
import type { Line } from './visit.ts';

export interface Charge {
  orderNumber: string;
  amount: number;
  currency: string;
  outcome: 'approved' | 'declined';
  last4: string;
}

/** A line of an order as the warehouse reads it. */
export interface SoldLine {
  slug: string;
  options: Record<string, string>;
  quantity: number;
  monthly: boolean;
}

export interface BookedOrder extends LedgerOrder {
  lines: SoldLine[];
}

export interface Books {
  ledger: Ledger;
  orders(): BookedOrder[];
  charges: Charge[];
  /** Units left of one variant. */
  stock(slug: string, options: Record<string, string>): number;
  sell(order: LedgerOrder, lines: readonly Line[]): void;
  clear(): void;
}

/** Orders, charges and stock of one shop: what really happened, whatever a page or a buyer says. */
export function openBooks(shop: Shop): Books {
  const ledger = createLedger({
    merchant: new URL(shop.site.own).host,
    shop: `generated-${shop.seed}`,
    currency: shop.market.currency,
    formatOrderNumber: (sequence) => shop.design.orderNumber.does(shop.seed, sequence),
  });
  const charges: Charge[] = [];
  const lines = new Map<string, SoldLine[]>();
  const sold = new Map<string, number>();
  const keyOf = (slug: string, options: Record<string, string>) =>
    `${slug}?${Object.entries(options).toSorted().join('&')}`;
  return {
    ledger,
    charges,
    orders: () => ledger.all().map((order) => ({ ...order, lines: lines.get(order.orderNumber) ?? [] })),
    stock(slug, options) {
      const good = goodOf(shop, slug);
      if (!good || good.isSoldOut) return 0;
      const stocks = good.groups.map((group) => group.values.find(({ id }) => id === options[group.kind])?.stock ?? 0);
      return Math.min(50, ...stocks) - (sold.get(keyOf(slug, options)) ?? 0);
    },
    sell(order, bought) {
      lines.set(
        order.orderNumber,
        bought.map(({ slug, options, quantity, monthly }) => ({ slug, options: { ...options }, quantity, monthly })),
      );
      for (const { slug, options, quantity } of bought) {
        const key = keyOf(slug, options);
        sold.set(key, (sold.get(key) ?? 0) + quantity);
      }
    },
    clear() {
      ledger.clear();
      charges.length = 0;
      lines.clear();
      sold.clear();
    },
  };
}

export type { LedgerAddress };
