import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runWithReader } from '../../../test/harness/run-with-reader.ts';
import type { SnapshotElement } from '../perception/index.ts';
import { Stop } from '../run/stop.ts';
import { askReader } from './ask-reader.ts';
import { whichAmounts } from './questions/which-amounts.ts';
import { samplePage } from './sample-page.ts';

const ROWS = [
  ['Foo', '€20.00'],
  ['Shipping', '€5.00'],
  ['Qux', '€25.00'],
] as const;
const RIGHT = ['subtotal', 'shipping', 'total'];
const WRONG = ['total', 'shipping', 'subtotal'];

const rowsOf = (said: readonly string[]) => ({ rows: said.map((is, row) => ({ row: String(row), is })) });

/** Asks what the amounts are, and is told these answers one after the other. */
async function ask(...answers: readonly (readonly string[])[]) {
  return askBeside([], ...answers);
}

async function askBeside(elements: readonly Partial<SnapshotElement>[], ...answers: readonly (readonly string[])[]) {
  const { run, asked, steps } = runWithReader(answers.map(rowsOf), rowsOf(WRONG));
  const view = samplePage({ title: 'Checkout', rows: ROWS, elements });
  for (const element of view.snapshot.elements) {
    const kind = element.name === 'card[last]' ? 'lastName' : 'cardNumber';
    view.fields.set(element.ref, { kind, section: 'payment', confidence: 1, rivals: [], why: '' });
  }
  const stop = new Stop('merchant_error', 'the order page shows no total');
  const posed = whichAmounts(run, { stage: 'review', stop, view, item: null });
  assert.ok(posed);
  const lessons = await askReader(run, view, posed, stop.message);
  const later = await askReader(run, view, posed, stop.message);
  return { asked, steps, lessons, later };
}

test('an answer that does not hold is asked for once more, with the reason; a second one ends it', async () => {
  const { asked, steps, lessons } = await ask(WRONG, RIGHT);
  assert.equal(lessons?.length, 2);
  assert.equal(asked.length, 2);
  assert.match(asked[1]?.asks ?? '', /did not hold: goods \[2\], with \[1\] do not give the total \[0\]\.$/);
  assert.match(steps[0] ?? '', /^asked about amounts: nothing that holds \(goods \[2\]/);
  const wrong = await ask(WRONG, WRONG, RIGHT);
  assert.deepEqual([wrong.lessons, wrong.later, wrong.asked.length], [null, null, 2]);
  assert.match(asked[1]?.notes?.at(-1) ?? '', /^said of this page before, without effect: \{"rows":/);
  assert.equal((await ask(RIGHT)).asked.length, 1);
});

test('a question says why the program would give up', async () => {
  const { asked } = await ask(RIGHT);
  assert.equal(asked[0]?.notes?.at(-1), 'the program would give up because: the order page shows no total');
});

test('nothing is asked beside a card that is typed; the customer’s own name in its form is none', async () => {
  const asked = async (name: string) =>
    (await askBeside([{ role: 'textbox', name, masked: true, filled: true }], RIGHT)).asked.length;
  assert.equal(await asked('card[number]'), 0);
  assert.equal(await asked('card[last]'), 1);
});
