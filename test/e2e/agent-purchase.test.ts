import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type Bought, type Buyer, startBuyer } from './agent-buyer.ts';

const SHOPS = [
  'classic',
  'driftline',
  'thistle-rowan',
  'lumen-lane',
  'maison-tilleul',
  'lindner',
  'dealblitz',
  'oakhurst',
];

let buyer: Buyer;
before(async () => {
  buyer = await startBuyer();
});
after(() => buyer.close());

function failure(done: Bought): string {
  if (done.prepared.kind === 'failed') return done.prepared.code;
  if (done.outcome && done.outcome.kind !== 'placed')
    return 'code' in done.outcome ? done.outcome.code : done.outcome.kind;
  return 'placed';
}

for (const shop of SHOPS) {
  test(`${shop}: buys exactly what was asked for, for the total it reported`, async () => {
    buyer.mall.reset();
    const product = buyer.product(shop, 'normal');
    const done = await buyer.buy(shop, product, { quantity: 2 });
    assert.equal(
      failure(done),
      'placed',
      JSON.stringify(done.prepared.kind === 'failed' ? done.prepared : done.outcome),
    );
    const orders = buyer.mall.orders(shop);
    assert.equal(orders.length, 1);
    const [order] = orders;
    assert.ok(order && done.prepared.kind === 'ready' && done.outcome?.kind === 'placed');
    assert.deepEqual(
      order.items.map((item) => [item.slug, item.quantity]),
      [[product.slug, 2]],
    );
    // One shop adds a fee that nobody can leave out; anything else would be something unasked for.
    assert.deepEqual(
      order.extras.filter((extra) => extra.name !== 'processing fee'),
      [],
    );
    const asked = (product.variants ?? []).map((group) => group.values.find((value) => !value.soldOut)?.label);
    assert.equal(order.items[0]?.variant ?? '', asked.join(' / '));
    const delivering = buyer
      .merchant(shop)
      .shipping.filter((option) => !/relais|pick|collect|abhol/i.test(option.label));
    const cheapest = Math.min(...delivering.map((option) => option.price));
    assert.ok(order.shipping <= cheapest, `paid ${order.shipping} for shipping, cheapest ${cheapest}`);
    assert.equal(order.newsletter, false);
    assert.equal(order.accountCreated, false);
    assert.equal(order.billingAddress, null);
    assert.equal(done.outcome.order.number, order.orderNumber);
    assert.equal(Math.round(done.prepared.review.pricing.total * 100), order.total);
    assert.equal(done.prepared.review.pricing.currency, order.currency);
    assert.equal(Math.round(done.prepared.review.pricing.shipping * 100), order.shipping);
    assert.deepEqual(buyer.mall.incidents(shop), []);
  });

  const ends: [string, string, Parameters<Buyer['buy']>[2]][] = [
    ['sold-out', 'out_of_stock', {}],
    ['sold-out-mid-checkout', 'out_of_stock', {}],
    ['variant-required', 'variant_required', { variant: {} }],
    ['low-stock', 'insufficient_stock', { quantity: 5 }],
    ['error-always', 'merchant_error', {}],
    ['captcha', 'captcha_blocked', {}],
    ['challenge', 'authentication_required', {}],
  ];
  for (const [behaviour, code, change] of ends) {
    test(`${shop}: a product that is ${behaviour} ends with ${code} and no order`, async () => {
      buyer.mall.reset();
      const done = await buyer.buy(shop, buyer.product(shop, behaviour), change);
      assert.equal(failure(done), code, JSON.stringify(done.prepared.kind === 'failed' ? done.prepared : done.outcome));
      assert.equal(buyer.mall.orders(shop).length, 0);
    });
  }

  test(`${shop}: a declined card ends with card_declined and no order`, async () => {
    buyer.mall.reset();
    const done = await buyer.buy(shop, buyer.product(shop, 'normal'), { cardNumber: '4000000000000002' });
    assert.equal(failure(done), 'card_declined');
    assert.equal(buyer.mall.orders(shop).length, 0);
  });

  test(`${shop}: a slow shop is waited for`, async () => {
    buyer.mall.reset();
    const done = await buyer.buy(shop, buyer.product(shop, 'slow'));
    assert.equal(
      failure(done),
      'placed',
      JSON.stringify(done.prepared.kind === 'failed' ? done.prepared : done.outcome),
    );
    assert.equal(buyer.mall.orders(shop).length, 1);
  });
}
