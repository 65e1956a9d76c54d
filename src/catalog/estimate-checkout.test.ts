import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { estimateResult } from '@cartwright/contract';
import { createTestDatabase, type TestDatabase } from '../../test/harness/index.ts';
import { SafeFetchError } from '../platform/safe-fetch.ts';
import { estimateCheckout } from './estimate-checkout.ts';
import { indexProducts } from './product-store.ts';
import { recordObservedShipping, savePublishedShipping } from './shipping-store.ts';

/** Nothing can be fetched: every figure must come from the request or the store. */
const noPages = () => Promise.reject(new SafeFetchError('unreachable', 'no network'));

const item = (host: string, unitPrice: number, quantity = 1, category = 'general') => ({
  url: `https://${host}/p/1`,
  quantity,
  unitPrice,
  category,
});

describe('estimate checkout', () => {
  let store: TestDatabase;
  before(async () => {
    store = await createTestDatabase();
  });
  after(() => store.close());
  const estimate = (zip: string, ...items: ReturnType<typeof item>[]) =>
    estimateCheckout({ sql: store.database, fetchPage: noPages }, { merchant: 'Shop', destination: { zip }, items });

  it('adds up, fits its schema and says that shipping is unknown', async () => {
    const answer = await estimate('10001', item('a.example', 19.99, 3), item('a.example', 50, 1, 'clothing'));
    assert.deepEqual(estimateResult.parse(answer), answer);
    assert.equal(answer.subtotal, 109.97);
    assert.equal(answer.shipping, 0);
    assert.equal(answer.shippingKnown, false);
    assert.equal(answer.tax, 5.32);
    assert.deepEqual(
      answer.items.map((line) => line.tax),
      [5.32, 0],
    );
    assert.equal(answer.total, 115.29);
    assert.deepEqual(answer.destination, { zip: '10001', state: 'NY' });
  });

  it('uses the shipping a merchant publishes, free above its threshold', async () => {
    await savePublishedShipping(store.database, {
      productUrl: 'https://b.example/p/1',
      merchantHost: 'b.example',
      rates: [{ country: 'US', regions: [], rate: 595, currency: 'USD', freeFrom: 5000 }],
    });
    const small = await estimate('97201', item('b.example', 20));
    assert.equal(small.shippingKnown, true);
    assert.equal(small.shipping, 5.95);
    assert.equal(small.total, 25.95);
    const large = await estimate('97201', item('b.example', 60));
    assert.equal(large.shippingKnown, true);
    assert.equal(large.shipping, 0);
    const abroad = await estimate('SW1A 1AA', item('b.example', 20));
    assert.equal(abroad.shippingKnown, false);
  });

  it('uses what the last orders paid when nothing is published', async () => {
    for (const shipping of [700, 800, 900]) {
      await recordObservedShipping(store.database, {
        merchantHost: 'c.example',
        country: 'US',
        state: 'OR',
        subtotal: 2000,
        shipping,
        currency: 'USD',
      });
    }
    const answer = await estimate('97201', item('c.example', 20));
    assert.equal(answer.shipping, 8);
    assert.equal(answer.shippingKnown, true);
  });

  it('is incomplete as soon as one of several merchants is unknown', async () => {
    const answer = await estimate('97201', item('b.example', 20), item('unknown.example', 20));
    assert.equal(answer.shippingKnown, false);
    assert.equal(answer.shipping, 0);
  });

  it('charges no sales tax outside the United States and Canada and names no state', async () => {
    for (const zip of ['SW1A 1AA', '1010', '00000']) {
      const answer = await estimate(zip, item('a.example', 10));
      assert.equal(answer.tax, 0);
      assert.deepEqual(answer.destination, { zip, state: '' });
    }
  });

  it('answers in the currency the merchant was seen to use and refuses a mixture', async () => {
    for (const [host, currency] of [
      ['yen.example', 'JPY'],
      ['euro.example', 'EUR'],
    ] as const) {
      await indexProducts(store.database, [
        {
          directUrl: `https://${host}/x`,
          merchantHost: host,
          merchantName: host,
          name: 'Thing',
          brand: '',
          image: '',
          priceFrom: 1,
          currency,
          variants: [],
        },
      ]);
    }
    const yen = await estimate('1010', item('yen.example', 1200, 2));
    assert.equal(yen.currency, 'JPY');
    assert.equal(yen.total, 2400);
    await assert.rejects(estimate('1010', item('yen.example', 1), item('euro.example', 1)), {
      code: 'invalid_request',
    });
  });

  it('prices an item from the index, by its own address or a variant’s, and names one it cannot price', async () => {
    const variant = (id: string, price: number) => ({ id, price, url: `https://p.example/tee?variant=${id}` });
    await indexProducts(store.database, [
      {
        directUrl: 'https://p.example/tee',
        merchantHost: 'p.example',
        merchantName: 'P',
        name: 'Tee',
        brand: '',
        image: '',
        priceFrom: 1000,
        currency: 'USD',
        variants: [variant('1', 1000), variant('2', 1250)],
      },
    ]);
    const ask = (url: string) =>
      estimateCheckout(
        { sql: store.database, fetchPage: noPages },
        { merchant: 'P', destination: { postalCode: '97201', province: 'OR' }, items: [{ url, quantity: 2 }] },
      );
    const dearer = await ask('https://p.example/tee?variant=2');
    assert.deepEqual([dearer.items[0]?.unitPrice, dearer.total, dearer.destination.state], [12.5, 25, 'OR']);
    await assert.rejects(ask('https://p.example/unknown'), { code: 'price_unknown' });
    // Two prices and no choice: the index alone must not pick one.
    await assert.rejects(ask('https://p.example/tee'), { code: 'price_unknown' });
  });
});
