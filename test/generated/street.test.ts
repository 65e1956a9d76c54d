import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { BrowserPool } from '../../src/browser/index.ts';
import { openTestPool } from '../harness/browser-pool.ts';
import { proveShop } from './prove-shop.ts';
import { summarise } from './summarise.ts';
import { tryShop } from './try-shop.ts';
import { summariseTwice, tryTwice } from './try-twice.ts';

/**
 * The short form of `prove:generated` and `bench:generated`: always the same shops, so that a change shows. The agent
 * buys at all of them, even on a busy machine; a shop that it does not buy at belongs in the bench.
 */
const SEEDS = [65_001, 65_005, 69_604, 69_607];
/** The button after the card does not say whether it orders. */
const DRAWER_SEED = 7130;
/** Enough where the whole set is run elsewhere, or where a purchase takes longer. */
const FEW = SEEDS.slice(0, 2);

let pool: BrowserPool;
before(() => {
  pool = openTestPool();
});
after(() => pool.close());

async function inPairs<Result>(
  work: (seed: number) => Promise<Result>,
  of: readonly number[] = SEEDS,
): Promise<Result[]> {
  const seeds = [...of];
  const results: Result[] = [];
  const lane = async () => {
    for (let seed = seeds.shift(); seed !== undefined; seed = seeds.shift()) results.push(await work(seed));
  };
  await Promise.all([lane(), lane()]);
  return results;
}

test('whoever knows the truth can buy at drawn shops, and the books show it', async () => {
  const faults = await inPairs(
    async (seed) => (await proveShop(pool, seed)).map((reason) => `${seed}: ${reason}`),
    FEW,
  );
  assert.deepEqual(faults.flat(), []);
});

test('with a second reader that knows the truth the agent buys, and again with what was learnt and nobody to ask', async (context) => {
  const visits = (await inPairs((seed) => tryTwice(pool, seed), FEW)).filter((visit) => visit !== null);
  const summary = summarise(visits.flatMap(({ first, second }) => (second ? [first, second] : [first])));
  context.diagnostic(
    `share bought ${summary.bought} of ${summary.honestCases} cases, ${JSON.stringify(summariseTwice(visits))}`,
  );
  assert.deepEqual(summary.moneyErrorCases, []);
  assert.deepEqual(summary.failures, []);
  assert.deepEqual(
    visits.map(({ second }) => second?.asked),
    FEW.map(() => []),
  );
});

test('the agent buys at a shop without a page for its cart: its checkout, opened again, shows that nothing was ordered', async () => {
  const fixed = { cartPage: 'none', adding: 'drawer', structures: 'folding-script' };
  const [result] = await tryShop(pool, DRAWER_SEED, { cases: ['fastest'], fixed });
  assert.equal(result?.isRight, true, result?.note);
});

test('a second reader that lies costs no money', async (context) => {
  const summary = summarise(
    (await inPairs((seed) => tryShop(pool, seed, { honestOnly: true, reader: 'lying' }), FEW)).flat(),
  );
  context.diagnostic(`share bought ${summary.bought} of ${summary.honestCases} cases`);
  assert.deepEqual(summary.moneyErrorCases, []);
});

test('the agent buys at every one of these shops, refuses what it must, and makes no money errors', async (context) => {
  const started = performance.now();
  const summary = summarise((await inPairs((seed) => tryShop(pool, seed))).flat());
  const { bought, honestCases, refusedRight, moneyErrorCases, failures } = summary;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  context.diagnostic(
    `share bought ${bought} of ${honestCases} cases, share refused correctly ${refusedRight}, in ${seconds} s`,
  );
  assert.deepEqual(moneyErrorCases, []);
  assert.deepEqual(failures, []);
});
