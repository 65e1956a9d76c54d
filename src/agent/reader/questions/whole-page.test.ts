import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openRecipeBook } from '../../recipes/recipe-book.ts';
import { newMemory } from '../../run/run.ts';
import { Stop } from '../../run/stop.ts';
import { sampleOrder } from '../sample-order.ts';
import { samplePage } from '../sample-page.ts';
import { whichAmounts } from './which-amounts.ts';
import { whichValues } from './which-values.ts';
import { whichWay } from './which-way.ts';
import { wholePage } from './whole-page.ts';

const view = samplePage({
  title: 'Delivery',
  elements: [{ role: 'textbox', tag: 'input', label: 'Vamto' }, { text: 'Onwards' }],
  rows: [
    ['Foo', '€20.00'],
    ['Shipping', '€5.00'],
    ['Qux', '€25.00'],
  ],
});

function pose() {
  const run = { memory: newMemory(sampleOrder), recipe: openRecipeBook('shop.example', null, []) };
  const doubt = { stage: 'checkout' as const, stop: new Stop('agent_stuck', 'nothing leads on'), view, item: null };
  const posed = [whichValues, whichAmounts, whichWay].flatMap((which) => which(run, doubt) ?? []);
  assert.equal(posed.length, 3);
  const { question, check, faultOf } = wholePage(posed);
  const read = (answer: unknown) => question.schema.parse(answer);
  return {
    question,
    lessons: (answer: unknown) => check(read(answer)),
    fault: (answer: unknown) => faultOf?.(read(answer)),
  };
}

const values = { fields: [{ field: '0', is: 'lastName', of: 'shipping' }] };
const way = { control: '0', does: 'continue' };
const wrongSums = { rows: ['total', 'shipping', 'subtotal'].map((is, row) => ({ row: String(row), is })) };

test('what is answered counts, each part by its own check', () => {
  const { lessons } = pose();
  assert.deepEqual(
    lessons({ obstacle: 'a name', values, amounts: null, way })?.map(({ of }) => of),
    ['field', 'control'],
  );
  assert.deepEqual(
    lessons({ obstacle: 'a name', values, amounts: wrongSums, way: null })?.map(({ of }) => of),
    ['field'],
  );
  assert.equal(lessons({ obstacle: 'none', values: null, amounts: null, way: null }), null);
});

test('a part that is missing or misshapen spoils no other', () => {
  const { lessons } = pose();
  const answer = { values: { fields: 'all of them' }, way };
  assert.deepEqual(
    lessons(answer)?.map(({ of }) => of),
    ['control'],
  );
  assert.ok(!pose().question.schema.safeParse({ control: '0', does: 'continue' }).success, 'an answer to nothing');
  assert.ok(!pose().question.schema.safeParse({ way, maxTotal: 99_999 }).success, 'and one that says more');
});

test('why an answer does not hold is told of each part', () => {
  const { fault } = pose();
  assert.match(fault({ values: null, amounts: wrongSums, way: null }) ?? '', /do not give the total/);
  assert.equal(fault({ values, amounts: null, way }), null);
});

test('the parts are numbered one by one and called after their question', () => {
  const { question } = pose();
  assert.deepEqual(
    question.parts?.map(({ kind }) => kind),
    ['values', 'amounts', 'way'],
  );
  assert.match(question.rules.join('\n'), /\[values 0\] is "0"/);
  assert.match(question.example, /"way":\{"control"/);
});
