// node scripts/run.mjs test/shops/list-mall-orders.ts OFFICE MERCHANT: the mall's ledger as the books of a shop.
import type { LedgerOrder } from '@cartwright/mall';

const [office = '', merchant = ''] = process.argv.slice(2);
const answer = await fetch(new URL(`/orders?merchant=${encodeURIComponent(merchant)}`, office));
const { orders } = (await answer.json()) as { orders: LedgerOrder[] };
console.log(
  JSON.stringify(
    orders.map((order) => ({
      number: order.orderNumber,
      total: order.total / 100,
      payment: order.paymentMethod,
      items: order.items.map(({ slug, variant, quantity }) => ({ name: slug, quantity, options: variant ?? '' })),
    })),
  ),
);
