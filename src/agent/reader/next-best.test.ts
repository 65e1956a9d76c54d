import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runWithReader } from '../../../test/harness/run-with-reader.ts';
import { Stop } from '../run/stop.ts';
import { askReader } from './ask-reader.ts';
import type { Doubt } from './doubt.ts';
import { whichWay } from './questions/which-way.ts';
import { samplePage } from './sample-page.ts';
import { noteTaught, withdrawFailed } from './withdraw-failed.ts';

/** A doubt at a page with two buttons, and a reader that names these one after the other. */
function start(...named: readonly string[]) {
  const says = (control: string) => ({ control, does: 'continue' });
  const { run, asked } = runWithReader(named.map(says), says('none'));
  const view = samplePage({ title: 'Delivery', elements: [{ text: 'Jafod' }, { text: 'Dygo' }] });
  const doubt: Doubt = { stage: 'checkout', stop: new Stop('agent_stuck', 'nothing leads on'), view, item: null };
  const ask = async () => {
    withdrawFailed(run, doubt);
    const posed = whichWay(run, doubt) ?? assert.fail();
    const lessons = await askReader(run, view, posed, doubt.stop.message);
    if (lessons) noteTaught(run, doubt, lessons);
    return lessons?.map((lesson) => (lesson.of === 'control' ? lesson.target.label : lesson.of)) ?? null;
  };
  return { asked, ask };
}

test('an answer that led nowhere is taken back, and the next best is asked for once', async () => {
  const { asked, ask } = start('0', '1');
  assert.deepEqual(await ask(), ['button "Jafod"']);
  assert.deepEqual(await ask(), ['button "Dygo"']);
  assert.match(asked[1]?.notes?.at(-1) ?? '', /^said of this page before, without effect: .*"control":"0"/);
  assert.equal(await ask(), null);
  assert.equal(asked.length, 2, 'the page was asked about twice');
});

test('who says the same again is told that it was tried, once', async () => {
  const { asked, ask } = start('0', '0', '1');
  assert.deepEqual(await ask(), ['button "Jafod"']);
  assert.deepEqual(await ask(), ['button "Dygo"']);
  assert.match(asked[2]?.asks ?? '', /it was tried, and the purchase came no further by it\.$/);
  const stubborn = start('0', '0', '0', '0');
  assert.deepEqual(await stubborn.ask(), ['button "Jafod"']);
  assert.equal(await stubborn.ask(), null);
  assert.equal(await stubborn.ask(), null);
  assert.equal(stubborn.asked.length, 3);
});
