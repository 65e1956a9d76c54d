import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startTestRun } from '../../../test/harness/start-test-run.ts';
import type { AgentStep } from './purchase-hooks.ts';
import { createStepRecorder } from './record-steps.ts';

test('a step has a picture of its page, unless nobody keeps pictures', async () => {
  const { run, close } = await startTestRun('http://shop.example/lamp');
  try {
    await run.page.setContent('<h1>Brass lamp</h1>');
    for (const withoutPictures of [false, true]) {
      const seen: AgentStep[] = [];
      const steps = createStepRecorder(run.browser, { onStep: (step) => void seen.push(step), withoutPictures });
      steps.expect('at rest', 1);
      steps.confirm('at rest');
      steps.record('VARIANT_SELECTION', 'the only one');
      await steps.beforeChange();
      steps.fail('sold out');
      await steps.flushed();
      assert.deepEqual(
        seen.map(({ label, note, isFailed, evidence }) => [label, note, isFailed, evidence.picture === null]),
        [
          ['VARIANT_SELECTION', null, false, withoutPictures],
          ['VARIANT_SELECTION', 'sold out', true, withoutPictures],
        ],
      );
    }
  } finally {
    await close();
  }
});
