import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formsOfPostalPart } from './postal-parts.ts';

type Asked = Parameters<typeof formsOfPostalPart>[0];

const box = (maxLength: number, kind = 'postalCode') =>
  ({ element: { frame: 0, form: 1, maxLength }, field: { kind } }) as unknown as Asked;
const parts = (all: Asked[], code: string) => all.map((own) => formsOfPostalPart(own, all, code)?.[0] ?? null);

test('boxes that take just the signs of a postal code together take its parts', () => {
  assert.deepEqual(parts([box(3), box(4)], '231-0023'), ['231', '0023']);
  assert.deepEqual(parts([box(60, 'street'), box(3), box(4), box(60, 'city')], '231-0023'), [
    null,
    '231',
    '0023',
    null,
  ]);
  assert.deepEqual(
    parts([box(3), box(4), box(3), box(4)], '231-0023'),
    ['231', '0023', '231', '0023'],
    'two addresses',
  );
});

test('one box, boxes that take the whole code, and boxes of another length take it whole', () => {
  assert.deepEqual(parts([box(8)], '231-0023'), [null]);
  assert.deepEqual(parts([box(0), box(0)], '231-0023'), [null, null]);
  assert.deepEqual(parts([box(10), box(10)], '231-0023'), [null, null]);
  assert.deepEqual(parts([box(5), box(4)], '231-0023'), [null, null], 'a code and its extension');
});
