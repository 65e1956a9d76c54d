import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { failureCodes } from '@cartwright/contract';
import type { PurchaseFailureCode } from '../../orders/index.ts';
import { ErrorPage, Stop } from '../run/stop.ts';
import { ALWAYS, questionsFor, wholeQuestions } from './questions-for.ts';

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

const CODES = Object.keys(failureCodes) as PurchaseFailureCode[];
const STAGES = Object.keys(ALWAYS) as (keyof typeof ALWAYS)[];
const doc = await readFile(new URL('../../../docs/second-reader.md', import.meta.url), 'utf8');
const row = (first: string) => doc.split('\n').find((line) => line.startsWith(`| ${first} |`)) ?? assert.fail(first);
const namesIn = (text: string) => [...text.matchAll(/`(\w+)`/g)].map(([, name]) => name as string);

test('every end that comes from a reading asks the whole page first, at every stage; no other end asks anything', () => {
  const [read, rest] = ['a reading', 'anything else'].map((first) => namesIn(row(first)));
  assert.deepEqual(
    [...(read ?? []), ...(rest ?? [])].toSorted(),
    [...CODES].toSorted(),
    'the documentation has each once',
  );
  for (const stage of STAGES) {
    const parts = namesIn(row(`\`${stage}\``)).slice(1);
    assert.deepEqual(parts, [...ALWAYS[stage]], `${stage} in the documentation`);
    for (const code of CODES) {
      const asked = wholeQuestions(stage, new Stop(code, 'no'));
      const name = `${stage} ${code}`;
      if (read?.includes(code))
        assert.ok(
          ALWAYS[stage].every((kind) => asked.includes(kind)),
          name,
        );
      else assert.deepEqual(asked, [], name);
      assert.ok(
        questionsFor(stage, new Stop(code, 'no')).every((kind) => asked.includes(kind)),
        name,
      );
      assert.deepEqual(wholeQuestions(stage, new Stop(code, 'try later', true)), [], `${name}, which passes by itself`);
    }
  }
});
