import type { Run } from '../run/run.ts';
import { Stop } from '../run/stop.ts';
import { checkPage } from '../safety/check-page.ts';
import { look } from '../view/look.ts';
import type { View } from '../view/view.ts';

const NAVIGATION_TIMEOUT_MS = 25_000;

/** Goes to a URL and looks. The waiting is left to the look: `load` would also wait for pictures. */
export async function openPage(run: Run, url: string): Promise<View> {
  run.spendAction('open page');
  await run.guard(run.steps.beforeChange());
  try {
    await run.guard(run.page.goto(url, { waitUntil: 'commit', timeout: NAVIGATION_TIMEOUT_MS }));
  } catch (error) {
    if (error instanceof Stop) throw error;
    const reason =
      error instanceof Error ? (/net::(\w+)/.exec(error.message)?.[1] ?? 'no answer in time') : 'no answer';
    throw new Stop('merchant_unreachable', reason, true);
  }
  const view = await look(run);
  checkPage(run, view);
  return view;
}
