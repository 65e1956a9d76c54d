/**
 * Purchases at a real shop, end to end through the service: POST /checkout, a worker with the browser agent, and then
 * the orders in the shop's own database. `npm run test:evershop`; the first run installs and builds the shop.
 */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import type { CheckoutRequest, CheckoutTask } from '@cartwright/contract';
import { type RunningService, startService } from '../harness/index.ts';
import { type ReturningVisitor, startReturningVisitor } from './returning-visitor.ts';
import { type RealShop, startShop } from './start-shop.ts';

const say = (line: string) => void process.stderr.write(`${line}\n`);
let shop: RealShop;
let withShirt: ReturningVisitor;
let withMug: ReturningVisitor;
let service: RunningService;
/** How long each purchase took, in order. */
const took: number[] = [];

before(async () => {
  shop = await startShop(say);
  withShirt = await startReturningVisitor(shop.url, { sku: 'SHIRT-RED-S', qty: 1 });
  withMug = await startReturningVisitor(shop.url, { sku: 'MUG-1', qty: 3 });
  const hosts = [shop.url, withShirt.url, withMug.url].map((url) => new URL(url).host);
  service = await startService({
    env: { ROLES: 'api,worker', ALLOW_PRIVATE_HOSTS: hosts.join(','), LOG_LEVEL: 'warn' },
  });
});

after(async () => {
  await service?.stop();
  await withShirt?.close();
  await withMug?.close();
  await shop?.close();
});

const address = {
  addressLine1: '12 Elm Street',
  addressLine2: 'Apt 4',
  city: 'Portland',
  province: 'OR',
  postalCode: '97205',
  country: 'US',
};

type Change = Partial<Omit<CheckoutRequest, 'customer'>> & { strategy?: 'cheapest' | 'fastest' };

async function buy({ strategy = 'cheapest', ...change }: Change): Promise<CheckoutTask> {
  const headers = { 'X-API-Key': service.testKey ?? '', 'Content-Type': 'application/json' };
  const request: CheckoutRequest = {
    customer: {
      contact: { firstName: 'Ada', lastName: 'Palmer', email: 'ada.palmer@example.com', phone: '+1 503-555-0132' },
      shippingAddress: address,
      billingAddress: null,
      shippingMethod: { strategy },
      payment: {
        provider: 'test',
        data: { cardNumber: '4242424242424242', expiryMonth: '12', expiryYear: '2031', cvv: '123', name: 'Ada Palmer' },
      },
    },
    tasks: [],
    ...change,
  };
  const started = Date.now();
  const accepted = await fetch(`${service.url}/checkout`, { method: 'POST', headers, body: JSON.stringify(request) });
  assert.equal(accepted.status, 201, await accepted.clone().text());
  const { taskId } = (await accepted.json()) as { taskId: string };
  for (;;) {
    const task = (await (await fetch(`${service.url}/checkout/${taskId}`, { headers })).json()) as CheckoutTask;
    if (['COMPLETED', 'FAILED', 'CANCELLED'].includes(task.status)) {
      const seconds = (Date.now() - started) / 1000;
      took.push(seconds);
      say(
        `${task.status} after ${seconds.toFixed(1)} s ${JSON.stringify(task.failure ?? task.derivedDetails.pricing)}`,
      );
      return task;
    }
    assert.ok(Date.now() - started < 180_000, `still ${task.status}`);
    await delay(500);
  }
}

interface OrderRow {
  order_number: string;
  currency: string;
  coupon: string | null;
  discount: number;
  subtotal: number;
  tax: number;
  shipping: number;
  total: number;
  delivery: string;
  payment_method: string;
  customer_email: string;
  address: string;
  items: string;
}

/** The shop's own record of an order. */
async function readOrder(task: CheckoutTask): Promise<OrderRow> {
  const rows = await shop.query<OrderRow>(
    `SELECT o.order_number, o.currency, o.coupon, o.discount_amount::float AS discount, o.sub_total::float AS subtotal,
       o.tax_amount::float AS tax, o.shipping_fee_excl_tax::float AS shipping, o.grand_total::float AS total,
       m.name AS delivery, o.payment_method, o.customer_email,
       concat_ws(', ', a.full_name, a.address_1, a.address_2, a.city, a.province, a.postcode, a.country) AS address,
       (SELECT string_agg(i.qty || ' ' || i.product_sku, ', ' ORDER BY i.product_sku)
          FROM order_item i WHERE i.order_item_order_id = o.order_id) AS items
     FROM "order" o
     JOIN order_address a ON a.order_address_id = o.shipping_address_id
     LEFT JOIN core_shipping_method m ON m.uuid::text = o.shipping_method_data->>'method_code'
     WHERE o.order_number = $1`,
    [task.order?.number],
  );
  assert.equal(rows.length, 1, 'the order number that was reported exists at the shop');
  return rows[0] as OrderRow;
}

const countOrders = async () => (await shop.query<{ n: number }>('SELECT count(*)::int AS n FROM "order"'))[0]?.n ?? 0;

function assertSamePrices(task: CheckoutTask, order: OrderRow): void {
  assert.deepEqual(task.derivedDetails.pricing, {
    currency: order.currency,
    subtotal: order.subtotal,
    shipping: order.shipping,
    tax: order.tax,
    discount: order.discount,
    total: order.total,
  });
}

test('two of a product, with a coupon and the cheapest delivery', async () => {
  const task = await buy({
    tasks: [{ url: `${shop.url}/enamel-mug`, quantity: 2 }],
    addons: { couponCode: ['NOSUCHCODE', 'SAVE10'] },
  });
  assert.equal(task.status, 'COMPLETED', JSON.stringify(task.failure));
  const order = await readOrder(task);
  assert.equal(order.items, '2 MUG-1');
  assert.equal(order.coupon, 'SAVE10');
  assert.equal(order.discount, 2.5);
  assert.equal(order.delivery, 'Ground post');
  assert.equal(order.payment_method, 'cod');
  assert.equal(order.customer_email, 'ada.palmer@example.com');
  assert.equal(order.address, 'Ada Palmer, 12 Elm Street, Apt 4, Portland, US-OR, 97205, US');
  assertSamePrices(task, order);
});

test('a different colour and size than the product page shows first', async () => {
  const task = await buy({
    tasks: [{ url: `${shop.url}/linen-shirt-navy-s`, quantity: 1, selectedVariant: { color: 'Red', size: 'M' } }],
  });
  assert.equal(task.status, 'COMPLETED', JSON.stringify(task.failure));
  const order = await readOrder(task);
  assert.equal(order.items, '1 SHIRT-RED-M');
  assertSamePrices(task, order);
});

test('two products in one order, with the fastest delivery', async () => {
  const before = await countOrders();
  const task = await buy({
    strategy: 'fastest',
    tasks: [
      { url: `${shop.url}/enamel-mug`, quantity: 1 },
      { url: `${shop.url}/linen-shirt-navy-l`, quantity: 3, selectedVariant: { color: 'Navy', size: 'L' } },
    ],
  });
  assert.equal(task.status, 'COMPLETED', JSON.stringify(task.failure));
  const order = await readOrder(task);
  assert.equal(order.items, '1 MUG-1, 3 SHIRT-NAVY-L');
  assert.equal(await countOrders(), before + 1);
  assertSamePrices(task, order);
});

test('a total above the ceiling ends without an order', async () => {
  const before = await countOrders();
  const task = await buy({ tasks: [{ url: `${shop.url}/enamel-mug`, quantity: 1 }], options: { maxTotal: 12 } });
  assert.equal(task.status, 'FAILED');
  assert.equal(task.failure?.code, 'price_limit_exceeded');
  assert.equal(await countOrders(), before);
});

test('the same again, by what the first purchase taught, takes less time', async () => {
  const task = await buy({ tasks: [{ url: `${shop.url}/enamel-mug`, quantity: 2 }] });
  assert.equal(task.status, 'COMPLETED', JSON.stringify(task.failure));
  const order = await readOrder(task);
  assert.equal(order.items, '2 MUG-1');
  assert.equal(order.delivery, 'Ground post');
  assertSamePrices(task, order);
  const [first = 0] = took;
  assert.ok((took.at(-1) ?? 0) < first, `${took.at(-1)} s after ${first} s`);
});

test('a product that was left in the cart by an earlier visit is not bought', async () => {
  const task = await buy({ tasks: [{ url: `${withShirt.url}/enamel-mug`, quantity: 1 }] });
  assert.equal(task.status, 'COMPLETED', JSON.stringify(task.failure));
  const order = await readOrder(task);
  assert.equal(order.items, '1 MUG-1');
  assertSamePrices(task, order);
});

test('pieces that were left in the cart by an earlier visit are not bought on top', async () => {
  const task = await buy({ tasks: [{ url: `${withMug.url}/enamel-mug`, quantity: 2 }] });
  assert.equal(task.status, 'COMPLETED', JSON.stringify(task.failure));
  const order = await readOrder(task);
  assert.equal(order.items, '2 MUG-1');
  assertSamePrices(task, order);
});

test('more pieces than the shop has end without an order', async () => {
  const before = await countOrders();
  const task = await buy({ tasks: [{ url: `${shop.url}/enamel-mug`, quantity: 500 }] });
  assert.equal(task.status, 'FAILED');
  assert.equal(task.failure?.code, 'insufficient_stock');
  assert.equal(await countOrders(), before);
});

test('a variant that the shop does not have ends without an order', async () => {
  const before = await countOrders();
  const task = await buy({
    tasks: [{ url: `${shop.url}/linen-shirt-navy-s`, quantity: 1, selectedVariant: { color: 'Olive', size: 'M' } }],
  });
  assert.equal(task.status, 'FAILED');
  assert.equal(task.failure?.code, 'variant_not_found');
  assert.equal(await countOrders(), before);
});
