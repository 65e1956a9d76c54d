import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { shopNames } from '@cartwright/mall';
import type { PostalAddress } from '../../src/orders/index.ts';
import { sharePool } from '../harness/share-pool.ts';
import { type ShopFront, startShopFront } from '../harness/shop-front.ts';
import { type Buyer, type BuyerChange, homeFor, itemOf, startBuyer } from './agent-buyer.ts';
import { isInTurn } from './mall-purchases.ts';

let buyer: Buyer;
const fronts: ShopFront[] = [];
before(async () => {
  buyer = await startBuyer({ pool: sharePool(), withoutPictures: true });
});
after(async () => {
  await Promise.all(fronts.map((front) => front.close()));
  await buyer.close();
});

const normalOf = (shop: string) => buyer.merchant(shop).products.filter(({ behaviour }) => behaviour === 'normal');
const ended = ({ prepared, outcome }: Awaited<ReturnType<Buyer['buy']>>) => {
  if (prepared.kind === 'failed') return prepared.code;
  return outcome?.kind === 'declined' ? outcome.code : (outcome?.kind ?? 'ready');
};

/** Streets as they are written where each merchant's customers live. */
const OTHER_STREET: Record<string, string> = { DE: 'Birkenallee 77', FR: '77 avenue des Ternes', PL: 'Brzozowa 77' };
function otherAddress(shop: string): PostalAddress {
  const { address } = homeFor(buyer.merchant(shop));
  return { ...address, addressLine1: OTHER_STREET[address.country] ?? '77 Birch Avenue', addressLine2: '' };
}

/** The shop behind another door, with some of its pages changed. */
async function behindFront(
  shop: string,
  change: (page: string) => string,
  onRequest?: Parameters<typeof startShopFront>[2],
): Promise<BuyerChange['order']> {
  const front = await startShopFront(buyer.merchant(shop).url, change, onRequest);
  fronts.push(front);
  const [product] = normalOf(shop);
  assert.ok(product);
  const item = itemOf(product);
  return { items: [{ ...item, url: front.url + new URL(item.url).pathname }] };
}

async function buyAt(shop: string, change: BuyerChange) {
  const [product] = normalOf(shop);
  assert.ok(product);
  const before = buyer.mall.orders(shop).length;
  const done = await buyer.buy(shop, product, change);
  return { done, orders: buyer.mall.orders(shop).slice(before) };
}

/** Merchants whose checkout has no place for a billing address. */
const NO_BILLING = new Set(['driftline', 'lumen-lane', 'dealblitz', 'sealed-lesna-polka', 'sealed-tidewater']);

describe('what an order may ask for', { concurrency: 3 }, () => {
  for (const shop of shopNames.filter((_, at) => isInTurn(at, 0, 2))) {
    test(`${shop}: several items, the fastest delivery, the first valid code, a separate billing address`, async () => {
      const { coupon, shipping } = buyer.merchant(shop);
      const products = normalOf(shop).slice(0, 3);
      const quantities = [2, 1, 3];
      const { done, orders } = await buyAt(shop, {
        order: {
          items: products.map((product, index) => itemOf(product, quantities[index])),
          shippingStrategy: 'fastest',
          couponCodes: ['NOSUCH99', coupon.code, 'NOSUCH98'],
          billingAddress: otherAddress(shop),
        },
      });
      assert.equal(ended(done), 'placed', JSON.stringify(done.prepared));
      const [order] = orders;
      assert.ok(order && orders.length === 1 && done.prepared.kind === 'ready');
      // A press that a pop-up swallowed is made good after the other items.
      assert.deepEqual(
        Object.fromEntries(order.items.map(({ slug, quantity }) => [slug, quantity])),
        Object.fromEntries(products.map(({ slug }, index) => [slug, quantities[index]])),
      );
      assert.equal(order.items.length, products.length);
      const delivering = shipping.filter(({ label }) => !/relais|pick|collect|abhol|odbi/i.test(label));
      const fastest = delivering.toSorted((a, b) => a.days[1] - b.days[1])[0];
      assert.ok(
        [fastest?.id, fastest?.label].includes(order.shippingOption ?? ''),
        `${order.shippingOption} is not ${fastest?.label}`,
      );
      assert.equal(order.coupon, coupon.code);
      assert.equal(order.discount, Math.round((order.subtotal * coupon.percent) / 100));
      const { pricing } = done.prepared.review;
      assert.deepEqual(
        [Math.round(pricing.discount * 100), Math.round(pricing.total * 100)],
        [order.discount, order.total],
      );
      const street = ({
        line1,
        street: name,
        houseNumber,
      }: {
        line1: string;
        street?: string;
        houseNumber?: string;
      }) => (name ? `${name} ${houseNumber ?? ''}`.trim() : line1);
      assert.match(street(order.shippingAddress), /elm|paix|lindenweg|lipowa/i);
      if (NO_BILLING.has(shop)) assert.equal(order.billingAddress, null);
      else assert.equal(order.billingAddress && street(order.billingAddress), otherAddress(shop).addressLine1);
    });
  }
});

// One after the other: orders are distinguished by when they arrived.
describe('what a merchant may make of it', () => {
  test('an identical billing address is the merchant’s "same as shipping", even where that is not preselected', async () => {
    const order = await behindFront('brightnest', (page) =>
      page
        .replace('value="same" checked', 'value="same"')
        .replace('name="checkout[billing]" value="other"', '$& checked')
        .replace('<div id="billing" hidden>', '<div id="billing">'),
    );
    const { address } = homeFor(buyer.merchant('brightnest'));
    const { done, orders } = await buyAt('brightnest', { order: { ...order, billingAddress: { ...address } } });
    assert.equal(ended(done), 'placed', JSON.stringify(done.prepared));
    assert.equal(orders[0]?.billingAddress, null);
  });

  test('a billing address that was asked for and cannot be entered ends the order before it is paid', async () => {
    const order = await behindFront('brightnest', (page) => page.replace('<div id="billing" hidden>', '<div hidden>'));
    const { done, orders } = await buyAt('brightnest', {
      order: { ...order, billingAddress: otherAddress('brightnest') },
    });
    assert.equal(ended(done), 'agent_stuck', JSON.stringify(done.prepared));
    assert.equal(orders.length, 0);
  });

  test('a merchant that insists on a billing address gets none that was not given', async () => {
    const order = await behindFront('maison-tilleul', (page) =>
      page
        .replace(/<p><label><input type="checkbox" id="meme_adresse".*?<\/p>/s, '')
        .replace('<fieldset id="bloc-facturation" style="display:none">', '<fieldset>'),
    );
    const { done, orders } = await buyAt('maison-tilleul', { order });
    assert.equal(ended(done), 'billing_address_required', JSON.stringify(done.prepared));
    assert.equal(orders.length, 0);
  });

  test('without a card a test order is paid offline, a live one is not', async () => {
    const test = await buyAt('lindner', { withCard: false });
    assert.equal(ended(test.done), 'placed', JSON.stringify(test.done.prepared));
    assert.equal(test.done.prepared.kind === 'ready' && test.done.prepared.review.paymentMethod, 'offline');
    assert.deepEqual([test.orders.length, test.orders[0]?.card], [1, null]);
    for (const order of [{ mode: 'live' as const }, { allowOfflinePayment: false }]) {
      const { done, orders } = await buyAt('lindner', { withCard: false, order });
      assert.equal(ended(done), 'payment_method_unavailable', JSON.stringify(done.prepared));
      assert.equal(orders.length, 0);
    }
  });

  test('what the merchant had put into the cart is taken out again', async () => {
    const [wanted, ...others] = normalOf('lindner');
    const other = others.find(({ variants }) => !variants?.length);
    assert.ok(wanted && other);
    const changes: string[] = [];
    const add = `fetch('/warenkorb/hinzufuegen', { method: 'POST', body: new URLSearchParams({ artikel: '${other.slug}', menge: '1' }) })`;
    const greeting = `<script>if (!sessionStorage.greeted) { sessionStorage.greeted = 1; ${add}; }</script></body>`;
    const order = await behindFront(
      'lindner',
      (page) => page.replace('</body>', greeting),
      ({ method, url }) => method === 'POST' && changes.push(url ?? ''),
    );
    const { done, orders } = await buyAt('lindner', { order });
    assert.equal(ended(done), 'placed', JSON.stringify(done.prepared));
    assert.deepEqual(
      orders[0]?.items.map(({ slug, quantity }) => [slug, quantity]),
      [[wanted.slug, 1]],
    );
    assert.deepEqual(changes.slice(0, 3).toSorted(), [
      '/warenkorb/aendern',
      '/warenkorb/hinzufuegen',
      '/warenkorb/hinzufuegen',
    ]);
  });
});

describe('items that are not available', { concurrency: 3 }, () => {
  for (const [shop, behaviour] of [
    ['oakhurst', 'sold-out'],
    ['driftline', 'low-stock'],
    ['lindner', 'sold-out-mid-checkout'],
  ] as const) {
    test(`${shop}: one that is ${behaviour} is left out where the order allows it, and ends the order where not`, async () => {
      const dead = buyer.product(shop, behaviour);
      const [live] = normalOf(shop);
      assert.ok(live);
      const items = [itemOf(live, 2), itemOf(dead, behaviour === 'low-stock' ? 5 : 1)];
      const partial = await buyAt(shop, { order: { items, dropUnavailableItems: true } });
      assert.equal(ended(partial.done), 'placed', JSON.stringify(partial.done.prepared));
      assert.deepEqual(
        partial.orders.map((order) => order.items.map(({ slug, quantity }) => [slug, quantity])),
        [[[live.slug, 2]]],
      );
      assert.ok(partial.done.prepared.kind === 'ready');
      assert.deepEqual(
        partial.done.prepared.review.items.map(({ url, quantity }) => [url, quantity]),
        [[live.url, 2]],
      );
      const [dropped] = partial.done.prepared.review.droppedItems;
      const code = behaviour === 'low-stock' ? 'insufficient_stock' : 'out_of_stock';
      assert.deepEqual([dropped?.url, dropped?.code], [dead.url, code]);
      assert.ok(partial.done.steps.some((step) => step.label === 'ITEM_DROPPED' && step.isFailed));

      const whole = await buyAt(shop, { order: { items } });
      assert.equal(ended(whole.done), code, JSON.stringify(whole.done.prepared));
      assert.equal(whole.orders.length, 0);
    });
  }

  test('a variant that the merchant does not have ends the order before anything is in the cart', async () => {
    const product = buyer.merchant('driftline').products.find(({ variants }) => variants?.length);
    assert.ok(product);
    const done = await buyer.buy('driftline', product, { variant: { color: 'Octarine' } });
    assert.equal(ended(done), 'variant_not_found', JSON.stringify(done.prepared));
  });
});
