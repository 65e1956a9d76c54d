import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkCard, splitExpiry } from './check-card.ts';

const today = new Date('2026-06-15T00:00:00Z');
const good = { number: '4242 4242 4242 4242', month: '06', year: '2026', cvv: '123' };

test('a good card is known by brand and last four digits only', () => {
  assert.deepEqual(checkCard(good, today), { problems: [], last4: '4242', brand: 'visa', outcome: 'approved' });
});

test('each wrong part is named', () => {
  assert.deepEqual(checkCard({ ...good, number: '' }, today).problems, ['number_missing']);
  assert.deepEqual(checkCard({ ...good, number: '4242424242424241' }, today).problems, ['number_invalid']);
  assert.deepEqual(checkCard({ ...good, month: '05' }, today).problems, ['expired']);
  assert.deepEqual(checkCard({ ...good, month: '13' }, today).problems, ['expiry_invalid']);
  assert.deepEqual(checkCard({ ...good, cvv: '12' }, today).problems, ['cvv_invalid']);
  assert.deepEqual(checkCard({ ...good, name: ' ' }, today).problems, ['name_missing']);
});

test('an American Express card has four digits of cvv', () => {
  const amex = { number: '378282246310005', month: '12', year: '29', cvv: '1234' };
  assert.deepEqual(checkCard(amex, today), { problems: [], last4: '0005', brand: 'amex', outcome: 'approved' });
  assert.deepEqual(checkCard({ ...amex, cvv: '123' }, today).problems, ['cvv_invalid']);
});

test('the test numbers decline and challenge', () => {
  const outcome = (number: string) => {
    const verdict = checkCard({ ...good, number }, today);
    return 'outcome' in verdict ? verdict.outcome : null;
  };
  assert.equal(outcome('4000000000000002'), 'declined');
  assert.equal(outcome('4000000000003220'), 'challenge');
});

test('joined expiry dates are split however they are written', () => {
  for (const joined of ['04/27', '04 / 27', '0427', '4/27', '04-27']) {
    assert.equal(Number(splitExpiry(joined).month), 4);
    assert.equal(splitExpiry(joined).year, '27');
  }
  assert.deepEqual(splitExpiry('04/2027'), { month: '04', year: '2027' });
  assert.deepEqual(splitExpiry('4'), { month: '', year: '' });
});
