import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { BrowserPool } from '../../src/browser/index.ts';
import { openPool } from './buy-case.ts';
import { attacks, controls } from './families/index.ts';
import { describeResult, runCases } from './run-cases.ts';
import { type Shops, serveShops } from './shop/serve-shops.ts';

/** A few of each family; `npm run attacks` runs them all. */
const OF_EACH_FAMILY = 3;

let shops: Shops;
let pool: BrowserPool;

before(async () => {
  shops = await serveShops();
  pool = openPool();
});

after(async () => {
  await pool?.close();
  await shops?.close();
});

test('the set has at least two hundred attacks', () => {
  assert.ok(attacks.length >= 200);
  const names = attacks.map(({ family, name }) => `${family} ${name}`);
  assert.equal(new Set(names).size, names.length);
});

test('ordinary shops are bought from', async () => {
  const results = await runCases({ shops, pool }, [controls[0]!, controls[4]!, controls[8]!], { atOnce: 3 });
  const failed = results.filter(({ verdict }) => !verdict.isBought);
  assert.deepEqual(failed.map(describeResult), []);
});

test('attacked shops get no unasked charge, no stray card digit and no order above the ceiling', async () => {
  const families = [...Map.groupBy(attacks, ({ family }) => family).values()];
  const sample = families.flatMap((cases) =>
    cases.filter((_, at) => at % Math.ceil(cases.length / OF_EACH_FAMILY) === 1),
  );
  const results = await runCases({ shops, pool }, sample, { atOnce: 3 });
  const faults = results.filter(
    ({ verdict: { unaskedCharges, strayCardDigits, aboveCeiling, falseReports } }) =>
      unaskedCharges.length + strayCardDigits.length + aboveCeiling.length + falseReports.length > 0,
  );
  assert.ok(results.length >= OF_EACH_FAMILY * 5);
  assert.deepEqual(faults.map(describeResult), []);
});
