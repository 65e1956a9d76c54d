import { waitForQuiet } from '../quiet/wait-for-quiet.ts';
import { noteDone } from '../run/note-done.ts';
import type { Run } from '../run/run.ts';
import { Stop } from '../run/stop.ts';
import { checkPage } from '../safety/check-page.ts';
import { look } from '../view/look.ts';
import type { View } from '../view/view.ts';

const NAVIGATION_TIMEOUT_MS = 25_000;

/** For an address that may be wrong: null when it does not load or does not pass the checks of a page. */
export async function tryToOpen(run: Run, url: string): Promise<View | null> {
  try {
    return await openPage(run, url);
  } catch (error) {
    if (run.browser.died.aborted || run.hooks.signal.aborted) throw error;
    return null;
  }
}

/** Goes to a URL and looks. The waiting is left to the look: `load` would also wait for pictures. */
export async function openPage(run: Run, url: string): Promise<View> {
  run.spendAction('open page');
  noteDone(run, 'opened a page by its address');
  await run.guard(run.steps.beforeChange());
  try {
    await goTo(run, url).catch(async (error) => {
      if (!OVERTAKEN.test(String(error))) throw error;
      // The page was going somewhere by itself, to its own cart perhaps, and won. Once it is there, it is our turn.
      await run.guard(waitForQuiet(run.page, run.requests));
      await goTo(run, url);
    });
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

const OVERTAKEN = /net::ERR_ABORTED|interrupted by another navigation/;

async function goTo(run: Run, url: string): Promise<void> {
  await run.guard(run.page.goto(url, { waitUntil: 'commit', timeout: NAVIGATION_TIMEOUT_MS }));
}
