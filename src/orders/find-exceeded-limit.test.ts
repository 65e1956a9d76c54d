import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findExceededAuthorisation, findExceededLimit } from './find-exceeded-limit.ts';

const none = { maxTotal: null, maxShipping: null, authorised: null };
const charge = (total: number, shipping = 0, currency = 'USD') => ({ currency, total, shipping });

test('a limit may be reached and not passed', () => {
  const code = (limits: object, amounts: ReturnType<typeof charge>) =>
    findExceededLimit({ ...none, ...limits }, amounts)?.code;
  assert.equal(code({}, charge(100_000)), undefined);
  assert.equal(code({ maxTotal: 50 }, charge(50_00)), undefined);
  assert.equal(code({ maxTotal: 50 }, charge(50_01)), 'price_limit_exceeded');
  assert.equal(code({ maxShipping: 5 }, charge(50_00, 5_00)), undefined);
  assert.equal(code({ maxShipping: 5 }, charge(50_00, 5_01)), 'shipping_limit_exceeded');
  assert.equal(code({ maxTotal: 9000 }, charge(9000, 0, 'JPY')), undefined);
});

test('a limit that floating point cannot hold exactly is still reached, and one between two cents is not rounded up', () => {
  assert.equal(findExceededLimit({ ...none, maxTotal: 19.99 }, charge(19_99)), null);
  assert.equal(findExceededLimit({ ...none, maxTotal: 1.1 }, charge(1_10)), null);
  assert.equal(findExceededLimit({ ...none, maxTotal: 50.006 }, charge(50_01))?.code, 'price_limit_exceeded');
});

test('an authorisation covers only its amount and its currency', () => {
  const authorised = (amount: number, currency = 'USD') => ({ ...none, authorised: { amount, currency } });
  assert.equal(findExceededLimit(authorised(100), charge(100_00)), null);
  assert.equal(findExceededLimit(authorised(99.99), charge(100_00))?.code, 'authorization_exceeded');
  assert.equal(findExceededLimit(authorised(1000, 'EUR'), charge(100_00))?.code, 'authorization_exceeded');
});

test('all that is charged on one authorisation counts together', () => {
  const authorised = { amountMinor: 10_000, currency: 'USD' };
  const before = { totalMinor: 6_000, currencies: ['USD'] };
  assert.equal(findExceededAuthorisation(authorised, charge(4_000), before), null);
  assert.equal(findExceededAuthorisation(authorised, charge(4_001), before)?.code, 'authorization_exceeded');
  const elsewhere = { totalMinor: 0, currencies: ['CAD'] };
  assert.equal(findExceededAuthorisation(authorised, charge(1), elsewhere)?.code, 'authorization_exceeded');
});
