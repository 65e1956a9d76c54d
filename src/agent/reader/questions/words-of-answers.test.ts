import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import { openRecipeBook } from '../../recipes/recipe-book.ts';
import { newMemory } from '../../run/run.ts';
import { Stop } from '../../run/stop.ts';
import type { Pose } from '../doubt.ts';
import { sampleOrder } from '../sample-order.ts';
import { samplePage } from '../sample-page.ts';
import { whichAmounts } from './which-amounts.ts';
import { whichMessage } from './which-message.ts';
import { whichPage } from './which-page.ts';
import { whichValues } from './which-values.ts';
import { whichWay } from './which-way.ts';

const view = samplePage({
  title: 'Checkout',
  texts: ['Our gift cards are sold out'],
  elements: [{ text: 'Onwards' }, { role: 'textbox', tag: 'input', label: 'Vamto' }],
  rows: [['Qux', '20,00 €']],
});

function pose(question: Pose) {
  const run = { memory: newMemory(sampleOrder), recipe: openRecipeBook('shop.example', null, []) };
  const stop = new Stop('agent_stuck', 'nothing leads on');
  return question(run, { stage: 'checkout', stop, view, item: null }) ?? assert.fail('not asked');
}

/** Every word that an answer may use, but for the numbers of the parts. */
function wordsIn(schema: unknown): string[] {
  if (Array.isArray(schema)) return schema.flatMap(wordsIn);
  if (typeof schema !== 'object' || schema === null) return [];
  const own = 'enum' in schema ? (schema.enum as string[]).filter((word) => !/^\d+$/.test(word)) : [];
  return [...own, ...Object.values(schema).flatMap(wordsIn)];
}

test('every word that may be answered is explained', () => {
  const ofWhom = /contact|shipping|billing|other/;
  for (const question of [whichValues, whichWay, whichPage, whichMessage, whichAmounts]) {
    const { rules, schema, kind } = pose(question).question;
    const words = wordsIn(z.toJSONSchema(schema));
    assert.ok(words.length > 5, kind);
    for (const word of words) {
      const isSaid = rules.join('\n').includes(`"${word}"`);
      assert.ok(isSaid || (kind === 'values' && ofWhom.test(word)), `${kind}: ${word}`);
    }
  }
});

test('that nothing leads on can be said', () => {
  const { question, check } = pose(whichWay);
  const none = { control: 'none', does: 'none' };
  assert.ok(question.schema.safeParse(none).success);
  assert.equal(check(none), null);
  assert.equal(check({ control: '0', does: 'none' }), null);
});
