import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sharePool } from '../harness/share-pool.ts';
import { type Buyer, startBuyer } from './agent-buyer.ts';

let buyer: Buyer;
before(async () => {
  buyer = await startBuyer({ pool: sharePool(), withoutPictures: true });
});
after(() => buyer.close());

test('the second purchase at a shop looks less often than the first, and the recipe holds no customer', async () => {
  const looks = [0, 0, 0];
  for (const round of looks.keys()) {
    const done = await buyer.buy('oakhurst', buyer.product('oakhurst', 'normal'), {
      useRecipes: true,
      log: (message) => {
        if (message === 'look') looks[round] = (looks[round] ?? 0) + 1;
      },
    });
    assert.equal(done.outcome?.kind, 'placed');
  }
  const [first = 0, second = 0, third = 0] = looks;
  assert.ok(second < first && third <= second, `looks: ${looks.join(', ')}`);
  assert.equal(buyer.mall.orders('oakhurst').length, 3);
  const kept = JSON.stringify([...buyer.recipes.all.values()]);
  assert.match(kept, /fillDetails/);
  assert.doesNotMatch(kept, /Ada|Palmer|Elm|Portland|97205|4242|example\.com/);
});

test('a purchase that follows a recipe leaves it intact, even where fields have no names and a button appears late', async () => {
  buyer.mall.reset();
  const buy = () => buyer.buy('lumen-lane', buyer.product('lumen-lane', 'normal'), { useRecipes: true });
  const others = new Set(buyer.recipes.all.keys());
  const pagesOf = () => [...buyer.recipes.all.values()].find((recipe) => !others.has(recipe.merchant))?.pages ?? {};
  assert.equal((await buy()).outcome?.kind, 'placed');
  const learnt = Object.keys(pagesOf());
  assert.equal((await buy()).outcome?.kind, 'placed');
  assert.ok(learnt.length >= 4);
  assert.deepEqual(Object.keys(pagesOf()), learnt);
  assert.deepEqual(
    Object.values(pagesOf()).map((page) => page.uses),
    learnt.map(() => 1),
  );
});

test('ceilings hold with a recipe as without one, and nothing is ordered above them', async () => {
  buyer.mall.reset();
  for (const limits of [
    { maxTotal: 1, maxShipping: null, authorised: null },
    { maxTotal: null, maxShipping: 0.01, authorised: null },
    { maxTotal: null, maxShipping: null, authorised: { amount: 1, currency: 'USD' } },
  ]) {
    const done = await buyer.buy('oakhurst', buyer.product('oakhurst', 'normal'), {
      useRecipes: true,
      order: { limits },
    });
    assert.equal(done.prepared.kind, 'failed');
    assert.match(done.prepared.kind === 'failed' ? done.prepared.code : '', /limit_exceeded|authorization_exceeded/);
  }
  assert.equal(buyer.mall.orders('oakhurst').length, 0);
});

test('a caller who stops is obeyed within five seconds and nothing is ordered', async () => {
  buyer.mall.reset();
  const stop = new AbortController();
  const started = Date.now();
  setTimeout(() => stop.abort(), 700);
  const done = await buyer.buy('classic', buyer.product('classic', 'slow'), { signal: stop.signal });
  assert.equal(done.prepared.kind, 'failed');
  assert.ok(Date.now() - started < 5_700);
  assert.equal(buyer.mall.orders('classic').length, 0);
});
