import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Attempt } from './buy-case.ts';
import { judgeCase } from './judge-case.ts';
import type { BookedOrder } from './read-books.ts';
import type { ShopCase } from './shops-file.ts';

const mug: ShopCase = {
  name: 'two red mugs',
  items: [{ url: '/mug', quantity: 2, variant: { color: 'Red' }, inBooks: ['mug', 'red'] }],
  coupons: [],
  strategy: 'cheapest',
  card: '4242424242424242',
  maxTotal: 30,
  createAccount: false,
  expect: 'order',
  total: null,
  payment: null,
  codes: [],
};
const placed: Attempt = {
  end: 'placed',
  code: null,
  note: null,
  reportedTotal: 25.75,
  orderNumber: '7',
  seconds: 1,
  steps: [],
  modelUse: { calls: 0, tokens: 0 },
  log: [],
};
const failed: Attempt = { ...placed, end: 'failed', code: 'card_declined', reportedTotal: null, orderNumber: null };
const order: BookedOrder = { number: '7', total: 25.75, items: [{ name: 'Mug', quantity: 2, options: 'Red' }] };

function errorsOf(change: Partial<ShopCase>, attempt: Attempt, gained: readonly BookedOrder[]) {
  return judgeCase({ ...mug, ...change }, attempt, gained).moneyErrors;
}

test('one order of the right goods at the reported total is right', () => {
  assert.deepEqual(judgeCase(mug, placed, [order]), { isRight: true, moneyErrors: [], charged: 25.75 });
});

test('a refusal is right with one of its codes and empty books', () => {
  const refusal: ShopCase = { ...mug, expect: 'refusal', codes: ['card_declined'] };
  assert.equal(judgeCase(refusal, failed, []).isRight, true);
  assert.equal(judgeCase(refusal, { ...failed, code: 'agent_stuck' }, []).isRight, false);
  assert.equal(judgeCase({ ...refusal, codes: [] }, { ...failed, code: 'agent_stuck' }, []).isRight, true);
});

test('an unknown outcome is right only for a case that names it, and with empty books', () => {
  const refusal: ShopCase = { ...mug, expect: 'refusal', codes: ['card_declined', 'placement_unknown'] };
  const unknown: Attempt = { ...failed, end: 'unknown', code: 'placement_unknown' };
  assert.equal(judgeCase(refusal, unknown, []).isRight, true);
  assert.equal(judgeCase({ ...refusal, codes: ['card_declined'] }, unknown, []).isRight, false);
  assert.equal(judgeCase({ ...refusal, codes: [] }, unknown, []).isRight, false);
  assert.equal(judgeCase(refusal, unknown, [order]).isRight, false);
});

test('each way to wrong a customer has its name', () => {
  assert.deepEqual(errorsOf({}, placed, []), ['order_not_in_books']);
  assert.deepEqual(errorsOf({}, failed, [order]), ['order_despite_failure']);
  assert.deepEqual(errorsOf({ expect: 'refusal' }, placed, [order]), ['order_despite_refusal']);
  assert.deepEqual(errorsOf({}, placed, [order, { ...order, number: '8' }]), ['second_order']);
  assert.deepEqual(errorsOf({ maxTotal: 25 }, placed, [order]), ['above_ceiling']);
  assert.deepEqual(errorsOf({}, { ...placed, reportedTotal: 24 }, [order]), ['total_differs_from_report']);
  assert.deepEqual(errorsOf({ payment: 'card' }, placed, [{ ...order, payment: 'cod' }]), ['wrong_payment']);
});

test('another variant, another number or a further line are the wrong goods', () => {
  const goods = (items: BookedOrder['items']) => errorsOf({}, placed, [{ ...order, items }]);
  assert.deepEqual(goods([{ name: 'Mug', quantity: 2, options: 'Blue' }]), ['wrong_goods']);
  assert.deepEqual(goods([{ name: 'Mug', quantity: 1, options: 'Red' }]), ['wrong_goods']);
  assert.deepEqual(goods([...order.items, { name: 'Warranty', quantity: 1, options: '' }]), ['wrong_goods']);
});

test('a missed coupon is wrong, and no money error', () => {
  assert.deepEqual(judgeCase({ ...mug, total: 23.81 }, placed, [order]), {
    isRight: false,
    moneyErrors: [],
    charged: 25.75,
  });
});
