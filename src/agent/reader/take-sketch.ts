import type { Question } from '../model/index.ts';
import { raceSignals } from '../run/race-signals.ts';
import type { Run } from '../run/run.ts';

const DRAWING_MS = 3_000;

/** The drawing of a question as a picture, made in an empty page beside; null for a reader that cannot see. */
export async function takeSketch(
  run: Pick<Run, 'browser' | 'memory' | 'reader'>,
  question: Question,
): Promise<Uint8Array | null> {
  const drawing = run.reader?.sketch?.(question) ?? null;
  if (drawing === null) return null;
  run.memory.opensAside = true;
  const page = await raceSignals(run.browser.context.newPage(), [run.browser.died]).catch(() => null);
  run.memory.opensAside = false;
  if (!page) return null;
  try {
    await page.setViewportSize(question.snapshot.viewport);
    await page.setContent(`<body style="margin:0">${drawing}`, { timeout: DRAWING_MS });
    return await page.screenshot({ type: 'jpeg', quality: 60, timeout: DRAWING_MS });
  } catch {
    // A picture is a help, not a condition.
    return null;
  } finally {
    await page.close().catch(() => undefined);
  }
}
