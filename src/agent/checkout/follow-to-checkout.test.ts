import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isMerchantUrl, mayTakeCard, merchantSite } from '../run/merchant-site.ts';
import type { View } from '../view/view.ts';
import { followToCheckout, mayCheckOutAt } from './follow-to-checkout.ts';

type Follower = Parameters<typeof followToCheckout>[0];

const KNOWN = 'https://brand.platform.example/checkouts/1';

function runAt({ told = false, verified = true, shop = 'https://brand.example/p' } = {}): Follower {
  return {
    site: merchantSite(shop, ['pay.example']),
    memory: { cartVerified: verified, buyerNamed: told, addressGiven: told },
    hints: { isCheckoutElsewhere: (url: string) => url.endsWith('platform.example/checkouts/1') },
    deps: { log: () => undefined },
  } as unknown as Follower;
}

const pageAt = (url: string, kind = 'street') =>
  ({ snapshot: { url, elements: [{ ref: 'a' }] }, fields: new Map([['a', { kind }]]) }) as unknown as View;

test('a verified cart may lead to a site that is trusted with cards, or to where the platform has checkouts', () => {
  assert.ok(mayCheckOutAt(runAt(), 'https://brand.example/checkout'));
  assert.ok(mayCheckOutAt(runAt(), 'https://pay.example/checkout'));
  assert.ok(mayCheckOutAt(runAt(), KNOWN));
  assert.ok(!mayCheckOutAt(runAt(), 'https://other.example/checkout'));
  assert.ok(!mayCheckOutAt(runAt(), KNOWN.replace('https', 'http')), 'in the clear');
});

test('not before the cart is verified, and not once the customer was told about', () => {
  assert.ok(!mayCheckOutAt(runAt({ verified: false }), KNOWN));
  assert.ok(!mayCheckOutAt(runAt({ told: true }), KNOWN));
});

test('the site counts as the merchant’s once it asks who buys, and no third one does', () => {
  const run = runAt();
  followToCheckout(run, pageAt(KNOWN, 'other'));
  assert.ok(!isMerchantUrl(run.site, KNOWN), 'it asks for nothing');
  followToCheckout(run, pageAt(KNOWN));
  assert.ok(isMerchantUrl(run.site, KNOWN));
  assert.ok(mayTakeCard(run.site, KNOWN));
  followToCheckout(run, pageAt('https://pay.example/checkout'));
  assert.ok(!isMerchantUrl(run.site, 'https://pay.example/checkout'));
});
