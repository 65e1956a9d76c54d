import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Lesson } from '../recipes/lesson.ts';
import { openRecipeBook } from '../recipes/recipe-book.ts';
import { newMemory } from '../run/run.ts';
import { Stop } from '../run/stop.ts';
import type { Doubt } from './doubt.ts';
import { whichAmounts } from './questions/which-amounts.ts';
import { whichValues } from './questions/which-values.ts';
import { whichWay } from './questions/which-way.ts';
import { sampleOrder } from './sample-order.ts';
import { samplePage } from './sample-page.ts';
import { noteTaught, wasWithdrawn, withdrawFailed } from './withdraw-failed.ts';

const page = (title = 'Delivery') =>
  samplePage({
    title,
    elements: [{ text: 'Jafod' }, { text: 'Dygo' }, { role: 'radio', label: 'Karto', checked: false }],
    rows: [
      ['Foo', '€20.00'],
      ['Shipping', '€5.00'],
      ['Qux', '€25.00'],
    ],
  });

function start() {
  const run = {
    memory: newMemory(sampleOrder),
    recipe: openRecipeBook('shop.example', null, []),
    deps: { log: () => undefined },
  } as unknown as Parameters<typeof withdrawFailed>[0];
  const doubt = (over: Partial<Doubt> = {}): Doubt => ({
    stage: 'checkout',
    stop: new Stop('agent_stuck', 'nothing leads on'),
    view: page(),
    item: null,
    ...over,
  });
  const teach = (of: Doubt, lessons: readonly Lesson[] | null | undefined) => {
    assert.ok(lessons);
    run.recipe.learn(lessons);
    noteTaught(run, of, lessons);
    return lessons[0] ?? assert.fail();
  };
  const way = (of: Doubt, control: string) => whichWay(run, of)?.check({ control, does: 'continue' });
  return { run, doubt, teach, way };
}

test('what answered a doubt is withdrawn when the same doubt comes up on a page that looks the same', () => {
  const { run, doubt, teach, way } = start();
  const first = teach(doubt(), way(doubt(), '0'));
  const other = doubt();
  other.view.snapshot.url = 'https://shop.example/next';
  assert.deepEqual(withdrawFailed(run, other), [], 'on another page nothing is known of it');
  assert.deepEqual(withdrawFailed(run, doubt({ stop: new Stop('address_rejected', 'no') })), [], 'another doubt');
  assert.deepEqual(withdrawFailed(run, doubt()), [first]);
  assert.deepEqual(run.recipe.lessons(), []);
  assert.ok(wasWithdrawn(run, first));
  const next = way(doubt(), '1')?.[0];
  assert.ok(next && !wasWithdrawn(run, next), 'the next best is another one');
  assert.deepEqual(withdrawFailed(run, doubt()), [], 'once');
});

test('amounts are withdrawn where their sums still do not add up, and for nothing else', () => {
  const { run, doubt, teach } = start();
  const review = doubt({ stage: 'review', stop: new Stop('merchant_error', 'the order page shows no total') });
  const rows = ['subtotal', 'shipping', 'total'].map((is, row) => ({ row: String(row), is }));
  const lesson = teach(review, whichAmounts(run, review)?.check({ rows }));
  assert.deepEqual(withdrawFailed(run, doubt()), []);
  assert.ok(withdrawFailed(run, { ...review, view: page('Review') }).includes(lesson));
  assert.ok(wasWithdrawn(run, lesson));
});

test('a way to pay that was said to be the card and asks for none is chosen no more', () => {
  const { run, doubt, teach } = start();
  const asked = doubt();
  for (const { ref, role } of asked.view.snapshot.elements)
    if (role === 'radio')
      asked.view.fields.set(ref, { kind: 'paymentMethod', section: 'payment', confidence: 0.5, rivals: [], why: '' });
  const card = { fields: [{ field: '0', is: 'cardMethod', of: 'other' }] };
  const lesson = teach(asked, whichValues(run, asked)?.check(card));
  run.memory.paymentMethod = 'card';
  run.memory.cardIsSaid = true;
  assert.deepEqual(withdrawFailed(run, doubt({ stop: new Stop('payment_method_unavailable', 'none') })), [lesson]);
  assert.deepEqual([run.memory.paymentMethod, run.memory.cardIsSaid], [null, false]);
});
