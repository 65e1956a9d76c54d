import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ErrorPage, Stop } from '../run/stop.ts';
import { questionsFor } from './questions-for.ts';

test('a refusal that comes from a reading is asked about first', () => {
  assert.deepEqual(questionsFor('checkout', new Stop('out_of_stock', 'the merchant emptied the cart')), [
    'message',
    'page',
    'way',
  ]);
  assert.deepEqual(questionsFor('checkout', new Stop('card_declined', 'declined')), ['message']);
  assert.ok(questionsFor('checkout', new Stop('no_shipping_method', 'no delivery here')).includes('message'));
  assert.ok(questionsFor('checkout', new Stop('guest_checkout_unavailable', 'no account')).includes('page'));
  assert.ok(questionsFor('checkout', new Stop('billing_address_required', 'no')).includes('way'));
  assert.ok(questionsFor('product', new Stop('out_of_stock', 'Red is sold out')).includes('variant'));
});

test('a shop that failed is tried again later; a page that only says so may be another one', () => {
  assert.deepEqual(questionsFor('checkout', new Stop('merchant_error', 'status 500', true)), []);
  assert.deepEqual(questionsFor('checkout', new ErrorPage('Something went wrong')), ['page', 'way']);
});

test('what only a person passes, and where the card goes, is nobody’s question', () => {
  for (const code of [
    'captcha_blocked',
    'bot_protection_blocked',
    'off_site_redirect',
    'authentication_required',
  ] as const)
    for (const stage of ['product', 'cart', 'checkout', 'payment', 'sending', 'review'] as const)
      assert.deepEqual(questionsFor(stage, new Stop(code, 'no')), [], `${stage} ${code}`);
});
