import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { openPool } from './buy-case.ts';
import { attacks } from './families/index.ts';
import { describeResult, runCases } from './run-cases.ts';
import { serveShops } from './shop/serve-shops.ts';

const shops = await serveShops();
const pool = openPool();
after(async () => {
  await pool.close();
  await shops.close();
});

test('a card form that comes up after the review is filled in, or nothing is ordered', async () => {
  const cases = attacks.filter(({ rules }) => rules?.lateCard);
  const results = await runCases({ shops, pool }, cases, { atOnce: 2 });
  assert.deepEqual(results.map(({ attack }) => attack.rules?.lateCard).toSorted(), ['part', 'whole']);
  for (const result of results) {
    assert.deepEqual(result.verdict.unaskedCharges, [], describeResult(result));
    assert.equal(result.verdict.isBought, result.attack.rules?.lateCard === 'whole', describeResult(result));
  }
});
