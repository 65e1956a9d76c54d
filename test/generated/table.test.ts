import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { honestCases, refusalCases } from '../../packages/mall/generated/cases.ts';
import { describeHabits } from '../../packages/mall/generated/describe-habits.ts';
import { type DimensionName, dimensions } from '../../packages/mall/generated/dimensions/index.ts';
import { drawDesign, habitNames } from '../../packages/mall/generated/draw-design.ts';
import { drawShop } from '../../packages/mall/generated/draw-shop.ts';
import type { Habit } from '../../packages/mall/generated/habit.ts';
import { openShop } from '../../packages/mall/generated/serve-shop.ts';
import { stripTruth } from '../../packages/mall/generated/truth.ts';
import { readWords } from '../../packages/mall/generated/words/read-words.ts';

const folder = join(import.meta.dirname, '..', '..', 'packages', 'mall', 'generated');
const table = Object.entries(dimensions) as [DimensionName, { habits: readonly Habit<unknown>[] }][];
const allHabits = table.flatMap(([name, { habits }]) =>
  habits.map((habit) => ({ ...habit, name: `${name}/${habit.id}` })),
);

test('the table has at least 40 dimensions and 200 habits, each with a source and a name of its own', () => {
  assert.ok(table.length >= 40, String(table.length));
  assert.ok(allHabits.length >= 200, String(allHabits.length));
  assert.equal(new Set(allHabits.map(({ name }) => name)).size, allHabits.length);
  for (const { name, seen, says } of allHabits) assert.ok(seen.length > 3 && says.length > 2, name);
});

test('exclusions name habits that exist', () => {
  const names = new Set(allHabits.map(({ name }) => name));
  for (const { name, not = [] } of allHabits) for (const other of not) assert.ok(names.has(other), `${name}: ${other}`);
});

test('a seed draws the same shop every time, and other seeds draw others', () => {
  const draw = (seed: number) => habitNames(drawDesign(seed)).join();
  assert.equal(draw(7), draw(7));
  assert.equal(new Set(Array.from({ length: 200 }, (_, seed) => draw(seed))).size, 200);
  assert.deepEqual(drawShop(7).goods, drawShop(7).goods);
});

test('a shop may say a share of its words in words that nobody knows, the same ones every time', () => {
  const [plain, strange, again] = [drawShop(7), drawShop(7, {}, 0.5), drawShop(7, {}, 0.5)];
  const keys = [...readWords(plain.market.language).keys()];
  const changed = keys.filter((key) => plain.say(key) !== strange.say(key));
  assert.ok(changed.length > keys.length * 0.3 && changed.length < keys.length * 0.6, String(changed.length));
  for (const key of keys) assert.equal(strange.say(key), again.say(key));
  assert.deepEqual(
    strange.goods.map(({ name }) => name),
    plain.goods.map(({ name }) => name),
  );
  assert.match(drawShop(7, {}, 1).say('onlyLeft', { n: 'Mug 3' }), /Mug 3/);
});

test('a thousand draws leave no habit out and respect every exclusion', () => {
  const met = new Set<string>();
  for (let seed = 0; seed < 1000; seed += 1) {
    const names = habitNames(drawDesign(seed));
    for (const name of names) met.add(name);
    const clash = allHabits.find(
      ({ name, not = [] }) => names.includes(name) && not.some((other) => names.includes(other)),
    );
    assert.equal(clash, undefined, `seed ${seed}: ${clash?.name}`);
  }
  assert.deepEqual(
    allHabits.map(({ name }) => name).filter((name) => !met.has(name)),
    [],
  );
});

test('every language has every word, with the same blanks to fill', () => {
  const languages = readdirSync(join(folder, 'words')).filter((name) => name.endsWith('.txt'));
  assert.equal(languages.length, 20);
  const blanks = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1]).toSorted();
  const english = readWords('en');
  for (const file of languages) {
    const words = readWords(file.slice(0, -4));
    assert.deepEqual([...words.keys()], [...english.keys()], file);
    for (const [key, synonyms] of words) {
      for (const synonym of synonyms) assert.ok(synonym !== '', `${file} ${key}`);
      if (key !== 'payNow')
        assert.deepEqual(blanks(synonyms[0] ?? ''), blanks(english.get(key)?.[0] ?? ''), `${file} ${key}`);
    }
  }
});

test('every shop has honest cases and cases to refuse, with totals that its ceilings allow', () => {
  for (let seed = 0; seed < 300; seed += 1) {
    const shop = drawShop(seed);
    const honest = honestCases(shop);
    assert.ok(honest.length >= 4 && refusalCases(shop).length >= 5);
    for (const { id, expected, ceiling } of honest)
      assert.ok(expected && expected.total > 0 && expected.total <= ceiling, `${seed} ${id}`);
  }
});

test('the public address never shows the truth, and is otherwise the same page', async () => {
  for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
    const open = await openShop(seed);
    try {
      const path = new URL(open.productUrl(open.shop.goods[1]?.slug ?? ''));
      const headers = { 'x-part': 'main' };
      const [blind, told] = await Promise.all(
        [open.url, open.truthUrl].map(async (origin) =>
          (await fetch(origin + path.pathname + path.search, { headers })).text(),
        ),
      );
      assert.ok(!blind?.includes('data-truth'), `seed ${seed}`);
      assert.ok(told?.includes('data-truth="action:addToCart"'), `seed ${seed}`);
      assert.equal(blind, stripTruth(told ?? ''));
      const script = await (await fetch(`${open.url}/theme.js`)).text();
      assert.ok(!script.includes('data-truth'));
    } finally {
      await open.close();
    }
  }
});

test('README.md lists the habits of the table', () => {
  assert.ok(readFileSync(join(folder, 'README.md'), 'utf8').includes(describeHabits()), 'run write-readme.ts');
});
