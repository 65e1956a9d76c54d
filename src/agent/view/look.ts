import type { Page } from 'playwright-core';
import { PageTooLarge } from '../../browser/index.ts';
import { classifyActions, classifyFields, classifyPage, type PageSnapshot, snapshot } from '../perception/index.ts';
import type { RequestWatch } from '../quiet/request-watch.ts';
import { waitForNews } from '../quiet/wait-for-news.ts';
import { waitForQuiet } from '../quiet/wait-for-quiet.ts';
import type { Run } from '../run/run.ts';
import { Stop } from '../run/stop.ts';
import { aimNotices } from './aim-notices.ts';
import { taughtView, teachActions, teachFields, teachPage } from './apply-lessons.ts';
import { deniesDelivery } from './denied-choices.ts';
import { orderWordsAfterCard } from './order-words-after-card.ts';
import { withoutRefuted } from './refuted-kinds.ts';
import type { View } from './view.ts';

/** A page that never stops loading is read as it is. */
const LONGEST_WAIT_MS = 20_000;
const LEAST_WAIT_MS = 1_000;

export interface LookOptions {
  /** Whether a page need not have come to rest for what its recipe says: it is given the names of the goals. */
  hurry?: (goals: readonly string[]) => boolean;
}

/**
 * The page is read as soon as nothing is loading any more, while the time runs in which it must not change; what was read
 * counts when it did not. Frames change out of sight of that watch, so a page with frames is read afterwards.
 */
export async function look(run: Run, options: LookOptions = {}): Promise<View> {
  const started = performance.now();
  const early = await run.guard(waitForQuiet(run.page, run.requests, { quietMs: 0, restlessMs: 0 }));
  // On the way into the cart, and from the review on, nearly every page is a step as it comes.
  if (early !== null && (!run.memory.cartVerified || run.memory.cardTyped))
    run.steps.expect(early, run.requests.documentCount() + run.requests.sentCount());
  const first = early === null ? null : classify(run, await readNow(run, run.page));
  const seen = first !== null && first.snapshot.frames.length > 0;
  if (seen && options.hurry && run.recipe.mayHurry(first.snapshot.shape, options.hurry))
    return noted(run, { ...first, hurried: true }, started);
  const left = Math.max(LEAST_WAIT_MS, LONGEST_WAIT_MS - (performance.now() - started));
  const busy = run.hints.busy();
  const state = await run.guard(waitForQuiet(run.page, run.requests, { capMs: left, busy }));
  if (state === null && busy !== '' && !run.page.isClosed()) run.hints.drop('busy', 'the page does not come to rest');
  run.steps.confirm(state);
  const holds = seen && state === early && first.snapshot.frames.length === 1;
  const view = holds ? first : await readAtRest(run);
  return noted(run, { ...view, state }, started);
}

/** For a page that is at rest now. A document that goes away while it is read leaves nothing to see; the next one is on its way. */
async function readAtRest(run: Run): Promise<View> {
  let taken = await readNow(run, run.page);
  for (let again = 0; taken.frames.length === 0 && again < 3; again += 1) {
    await run.guard(waitForQuiet(run.page, run.requests));
    taken = await readNow(run, run.page);
  }
  return classify(run, taken);
}

/** Reads a page beside the run's own, once it is at rest; `requests` has watched it from the start. */
export async function readPageBeside(
  run: Pick<Run, 'dialogs' | 'guard' | 'hints' | 'memory' | 'recipe'>,
  page: Page,
  requests: RequestWatch,
): Promise<View> {
  await run.guard(waitForQuiet(page, requests));
  return classify(run, await readNow(run, page), true);
}

/** A page whose markup is complete, once its style sheets are there: before that, what they hide would be seen. */
export async function glance(run: Run): Promise<View> {
  const started = performance.now();
  await run.guard(run.page.evaluate(awaitStyles, STYLES_MS));
  return noted(run, { ...classify(run, await readNow(run, run.page)), hurried: true }, started);
}

const STYLES_MS = 3_000;

/** Runs in the page. Self-contained: it is sent to the page as source. */
async function awaitStyles(capMs: number): Promise<void> {
  const end = performance.now() + capMs;
  const isLoading = ({ sheet, disabled, media }: HTMLLinkElement) => !sheet && !disabled && matchMedia(media).matches;
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][href]');
  while (performance.now() < end && [...links].some(isLoading)) await new Promise((done) => setTimeout(done, 10));
  if ([...links].some(isLoading)) throw new Error('the styles do not come');
}

async function readNow(run: Pick<Run, 'guard' | 'hints'>, page: Page): Promise<PageSnapshot> {
  try {
    return await run.guard(snapshot(page, { notices: run.hints.notices() }));
  } catch (error) {
    throw error instanceof PageTooLarge ? new Stop('merchant_error', error.message) : error;
  }
}

function classify(run: Pick<Run, 'dialogs' | 'memory' | 'recipe'>, taken: PageSnapshot, isBeside = false): View {
  // Only some pages say what their "$" means; those before and after them mean the same.
  if (/^[A-Z]/.test(taken.currency ?? '') || run.memory.currency === '') run.memory.currency = taken.currency ?? '';
  taken.currency = run.memory.currency;
  taken.messages.push(...aimNotices(run.dialogs.messages(), taken));
  const lessons = run.recipe.lessons();
  const plain = withoutRefuted(taken, classifyFields(taken), run.memory.refutedKinds);
  if (lessons.length > 0 && deniesDelivery(taken, plain, lessons)) run.memory.deliveryDenied = true;
  const fields = teachFields(taken, plain, lessons);
  const read = classifyActions(taken, fields);
  const said = run.memory.cardTyped && !isBeside ? orderWordsAfterCard(read, taken.elements) : read;
  const actions = teachActions(taken, { fields, actions: said }, lessons);
  const page = teachPage(taken, classifyPage(taken, { fields, actions }), lessons);
  const view = { snapshot: taken, fields, actions, page };
  return lessons.length === 0 ? view : { ...view, taught: taughtView(taken, fields, lessons) };
}

function noted(run: Pick<Run, 'deps'>, view: View, started: number): View {
  const { page, snapshot: taken, hurried = false } = view;
  const ms = { all: Math.round(performance.now() - started), snapshot: Math.round(taken.took) };
  run.deps.onLook?.(taken);
  run.deps.log('look', { page: page.kind, score: page.score, elements: taken.elements.length, hurried, ms });
  return view;
}

/** What a page that is drawn by scripts, from an answer perhaps, gets before it counts as having nothing more to show. */
export const DRAWING_MS = 2_500;

/** Looks again until the view is as hoped for or patience ends; returns the last view either way. */
export async function lookUntil(
  run: Run,
  first: View,
  isGood: (view: View) => boolean,
  patienceMs: number,
): Promise<View> {
  const end = Date.now() + patienceMs;
  let view = first;
  for (let pause = 150; !isGood(view) && Date.now() < end; pause = Math.min(pause * 1.5, 800)) {
    await run.guard(waitForNews(run.page, view.state ?? null, pause));
    view = await look(run);
  }
  return view;
}
