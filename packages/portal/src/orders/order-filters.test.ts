import assert from 'node:assert/strict';
import { test } from 'node:test';
import { noFilters, readFilters, toTaskFilter, writeFilters } from './order-filters.ts';

test('filters survive the way through an address, and what is not set is not in it', () => {
  const filters = { ...noFilters, show: 'failed', text: 'mug & saucer', merchant: 'shop.example:8080' };
  assert.deepEqual(readFilters(writeFilters(filters)), filters);
  assert.equal(writeFilters(noFilters), '');
  assert.deepEqual(readFilters('unknown=1'), noFilters);
});

test('the last day counts in full', () => {
  const { from, to } = toTaskFilter({ ...noFilters, from: '2026-01-31', to: '2026-01-31' });
  assert.equal(Date.parse(to as string) - Date.parse(from as string), 86_400_000);
});

test('a group of statuses, one status, or all', () => {
  assert.deepEqual(toTaskFilter({ ...noFilters, show: 'failed' }), { status: ['FAILED'] });
  assert.deepEqual(toTaskFilter({ ...noFilters, show: 'PLACED' }), { status: ['PLACED'] });
  assert.deepEqual(toTaskFilter({ ...noFilters, show: 'nonsense' }), {});
});
