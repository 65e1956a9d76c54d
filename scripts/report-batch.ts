// What node's own reporter prints, and then how each file of a batch ended.
import { Readable } from 'node:stream';
import { spec } from 'node:test/reporters';

type Events = Parameters<typeof import('node:test/reporters').tap>[0];

/** Before the line of JSON. */
export const VERDICT = 'verdict: ';

/** By file: how many of its tests passed and failed, and how long they took. */
export type Verdict = Record<string, { passed: number; failed: number; seconds: number }>;

export default async function* reportBatch(events: Events): AsyncGenerator<string> {
  const verdict: Verdict = {};
  yield* Readable.from(watch(events, verdict)).compose(new spec());
  yield `${VERDICT}${JSON.stringify(verdict)}\n`;
}

/** Files run one after the other, and the suite that is a file ends after its tests. */
async function* watch(events: Events, verdict: Verdict): Events {
  let tests = { passed: 0, failed: 0 };
  for await (const event of events) {
    yield event;
    if (event.type !== 'test:pass' && event.type !== 'test:fail') continue;
    const { name, nesting, details, skip } = event.data;
    const key = event.type === 'test:pass' ? 'passed' : 'failed';
    if (nesting > 0) {
      if (details.type !== 'suite' && skip === undefined) tests[key] += 1;
      continue;
    }
    // A suite may fail by itself: its file cannot be loaded, or a hook failed.
    const failed = key === 'failed' ? Math.max(1, tests.failed) : tests.failed;
    verdict[name] = { passed: tests.passed, failed, seconds: details.duration_ms / 1000 };
    tests = { passed: 0, failed: 0 };
  }
}
