import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answerPages, startRunAtShop } from '../../../test/harness/start-test-run.ts';
import type { Question } from '../model/index.ts';
import type { Run } from '../run/run.ts';
import { NoSuchChoice, Stop } from '../run/stop.ts';
import { readAgain } from './read-again.ts';

const notFound = new Stop('variant_not_found', 'it is not there');

/** Answers with the first part that holds the words, and keeps what it was shown. */
function pointAt(run: Run, words: string): string[] {
  const shown: string[] = [];
  run.reader = {
    asksSingly: true,
    seal: () => undefined,
    ask: async ({ kind, asks, things }: Question) => {
      shown.push(asks, ...things.map(({ text }) => text));
      const choose = String(things.findIndex(({ text }) => text.includes(words)));
      const answer = kind === 'variant' ? { choose, first: 'none' } : null;
      return { answer, calls: 1, inputTokens: 0, outputTokens: 0 };
    },
  };
  return shown;
}

async function atProduct(html: string, variant: Record<string, string>, quantity: number) {
  const shop = await startRunAtShop(answerPages({ '/p': `<main><h1>Beanie</h1><p>$39.50</p>${html}</main>` }), '/p');
  await shop.run.page.goto(`${shop.origin}/p`);
  return { ...shop, item: { url: `${shop.origin}/p`, quantity, variant } };
}

/** A list that takes back what is set twice, as some do that follow a link for each value. */
const LIST = `<label>Size <select onchange="this.dataset.sets = 1 + Number(this.dataset.sets ?? 0)">
  <option>S</option><option selected>M</option></select></label><button>Add to cart</button>`;

test('what is chosen already is shown as chosen, and not set again', async () => {
  const { run, item, close } = await atProduct(LIST, { size: 'M' }, 1);
  try {
    const shown = pointAt(run, 'option "M"');
    assert.ok(await readAgain(run, 'product', notFound, item));
    const marked = shown.filter((text) => text.endsWith('(chosen)'));
    assert.deepEqual(marked.length, 1);
    assert.match(marked[0] ?? '', /^option "M"/);
    assert.equal(await run.page.evaluate(() => document.querySelector('select')?.dataset.sets ?? 'never'), 'never');
    assert.ok(run.memory.settledAxes.has(`${item.url} size`));
  } finally {
    await close();
  }
});

test('of several values the one that could not be chosen is asked about, and what was said of it is remembered', async () => {
  const { run, item, close } = await atProduct(LIST, { colour: 'Red', size: 'S' }, 1);
  try {
    const shown = pointAt(run, 'option "S"');
    const noSize = new NoSuchChoice('size', 'it is not there');
    assert.ok(await readAgain(run, 'product', noSize, item));
    assert.match(shown[0] ?? '', /to choose size "S" \(wanted with colour "Red"\)/);
    assert.deepEqual([...run.memory.settledAxes], [`${item.url} size`]);
    run.memory.settledAxes.clear();
    run.reader = null;
    assert.ok(await readAgain(run, 'product', noSize, item), 'nobody is asked again');
    assert.deepEqual([...run.memory.settledAxes], [`${item.url} size`]);
  } finally {
    await close();
  }
});

const row = (name: string, at: number) =>
  `<tr><td><label for="q${at}">${name}</label></td><td><input id="q${at}" type="number" min="0" name="qty[${at}]"></td></tr>`;
const ROWS = `<form><table>${['Slate / Small', 'Slate / Large', 'Pine / Small', 'Pine / Large'].map(row).join('')}</table>
  <button type="submit">Add to cart</button></form>`;

const numbers = (run: Run) =>
  run.page.evaluate(() => [...document.querySelectorAll('input')].map(({ value }) => value).join());

test('where each variant is a row with a number of its own, the ordered pieces are typed in that row', async () => {
  const { run, item, close } = await atProduct(ROWS, { color: 'Pine', size: 'Large' }, 2);
  try {
    const shown = pointAt(run, 'Pine / Large');
    assert.ok(await readAgain(run, 'product', notFound, item));
    assert.match(shown[0] ?? '', /choose color "Pine" \(wanted with size "Large"\)/);
    assert.equal(await numbers(run), ',,,2');
    assert.deepEqual([...run.memory.settledAxes], [`${item.url} color`, `${item.url} size`]);
    assert.ok(run.memory.countedVariants.has(item.url));
  } finally {
    await close();
  }
});

test('a row that names only half of what was asked for is another variant: nothing is typed', async () => {
  const { run, item, close } = await atProduct(ROWS, { color: 'Pine', size: 'Large' }, 2);
  try {
    pointAt(run, 'Pine / Small');
    assert.equal(await readAgain(run, 'product', notFound, item), null);
    assert.equal(await numbers(run), ',,,');
  } finally {
    await close();
  }
});
