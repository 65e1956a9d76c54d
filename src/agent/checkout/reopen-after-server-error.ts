import { openPage } from '../actions/open-page.ts';
import type { Run } from '../run/run.ts';
import { Stop } from '../run/stop.ts';
import type { View } from '../view/view.ts';

const PAUSE_MS = 1_000;

/**
 * A server that failed once often works a moment later, and a person would open the page again. This sends nothing
 * twice: the previous page is opened again, and its form is filled as if for the first time. Null when the failure is
 * another one, was met before, or when card fields would have to be filled twice.
 */
export async function reopenAfterServerError(run: Run, error: unknown, lastGoodUrl: string): Promise<View | null> {
  if (!(error instanceof Stop) || error.code !== 'merchant_error' || !error.transient) return null;
  if (run.memory.cardTyped || !run.tries.mayTry('reopen after a server error', 1)) return null;
  run.deps.log('come back', { url: lastGoodUrl, note: error.message });
  await run.guard(new Promise<void>((done) => setTimeout(done, PAUSE_MS)));
  // What was pressed on this page met a broken server; that says nothing about the control.
  run.tries.forget(/^advance [0-9a-f]{12} /);
  return openPage(run, lastGoodUrl);
}
