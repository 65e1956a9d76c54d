import assert from 'node:assert/strict';
import { test } from 'node:test';
import { splitByMerchant } from './split-by-merchant.ts';

test('items are grouped by merchant and keep their order', () => {
  const parts = splitByMerchant([
    { url: 'https://a.example/1', quantity: 1 },
    { url: 'https://b.example/1', quantity: 2, selectedVariant: { color: 'Navy' } },
    { url: 'https://www.a.example/2', quantity: 3, metadata: { title: 'T' }, options: null },
  ]);
  assert.deepEqual(
    parts.map(({ merchant, items }) => [merchant, items.map((item) => item.url)]),
    [
      ['a.example', ['https://a.example/1', 'https://www.a.example/2']],
      ['b.example', ['https://b.example/1']],
    ],
  );
  assert.deepEqual(parts[1]?.items[0]?.selectedVariant, { color: 'Navy', size: '', fit: '' });
  assert.deepEqual(parts[0]?.items[1]?.metadata, { title: 'T' });
});
