import type { Page } from 'playwright-core';
import {
  type ActionCandidate,
  type ActionKind,
  classifyActions,
  classifyFields,
  classifyPage,
  type ElementRef,
  type FieldClass,
  type PageClass,
  type PageKind,
  type PageSnapshot,
  type SnapshotElement,
  snapshot,
} from '../perception/index.ts';
import { watchRequests } from '../quiet/request-watch.ts';
import { waitForNews } from '../quiet/wait-for-news.ts';
import { waitForQuiet } from '../quiet/wait-for-quiet.ts';
import type { Run } from '../run/run.ts';

/** One look at the page with everything classified. Valid until the next action. */
export interface View {
  snapshot: PageSnapshot;
  fields: Map<ElementRef, FieldClass>;
  actions: readonly ActionCandidate[];
  page: PageClass;
  /** Read before the page had come to rest, because its recipe says what to do on it. No ground for reading amounts. */
  hurried?: boolean;
  /** Names the state that the page was in, to tell whether anything happened since. */
  state?: string | null;
}

/** A page that never stops loading is read as it is. */
const LONGEST_WAIT_MS = 20_000;
const LEAST_WAIT_MS = 1_000;

export interface LookOptions {
  /** A page that the recipe knows well enough need not have come to rest. */
  hurry?: boolean;
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
  const first = early === null ? null : classify(run, await run.guard(snapshot(run.page)));
  const seen = first !== null && first.snapshot.frames.length > 0;
  if (seen && options.hurry && run.recipe.mayHurry(first.snapshot.shape))
    return noted(run, { ...first, hurried: true }, started);
  const left = Math.max(LEAST_WAIT_MS, LONGEST_WAIT_MS - (performance.now() - started));
  const state = await run.guard(waitForQuiet(run.page, run.requests, { capMs: left }));
  run.steps.confirm(state);
  const holds = seen && state === early && first.snapshot.frames.length === 1;
  const view = holds ? first : await readAtRest(run);
  return noted(run, { ...view, state }, started);
}

/** For a page that is at rest now. A document that goes away while it is read leaves nothing to see; the next one is on its way. */
async function readAtRest(run: Run): Promise<View> {
  let taken = await run.guard(snapshot(run.page));
  for (let again = 0; taken.frames.length === 0 && again < 3; again += 1) {
    await run.guard(waitForQuiet(run.page, run.requests));
    taken = await run.guard(snapshot(run.page));
  }
  return classify(run, taken);
}

/** Reads a page beside the run's own, once it is at rest. */
export async function readPage(run: Run, page: Page): Promise<View> {
  await run.guard(waitForQuiet(page, watchRequests(page)));
  return classify(run, await run.guard(snapshot(page)));
}

function classify(run: Run, taken: PageSnapshot): View {
  // Only some pages say what their "$" means; those before and after them mean the same.
  if (/^[A-Z]/.test(taken.currency ?? '') || run.memory.currency === '') run.memory.currency = taken.currency ?? '';
  taken.currency = run.memory.currency;
  taken.messages.push(...run.dialogs.messages());
  const fields = classifyFields(taken);
  const actions = classifyActions(taken, fields);
  return { snapshot: taken, fields, actions, page: classifyPage(taken, { fields, actions }) };
}

function noted(run: Run, view: View, started: number): View {
  const { page, snapshot: taken, hurried = false } = view;
  const ms = { all: Math.round(performance.now() - started), snapshot: Math.round(taken.took) };
  run.deps.log('look', { page: page.kind, score: page.score, elements: taken.elements.length, hurried, ms });
  return view;
}

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

export function elementOf(view: View, ref: ElementRef): SnapshotElement | undefined {
  return view.snapshot.elements.find((element) => element.ref === ref);
}

/** Candidates of a kind that a person could click now, best first. */
export function candidates(view: View, kind: ActionKind, minimum = 0.4): SnapshotElement[] {
  return view.actions
    .filter((action) => action.kind === kind && action.score >= minimum)
    .toSorted((a, b) => b.score - a.score)
    .flatMap((action) => elementOf(view, action.ref) ?? [])
    .filter((element) => !element.disabled && element.visible);
}

export function pageScore(view: View, kind: PageKind): number {
  return view.page.candidates.find((candidate) => candidate.kind === kind)?.score ?? 0;
}

/** Two views with the same signature look the same to a person: same page, same controls, same values, same messages. */
export function signature(view: View): string {
  const controls = view.snapshot.elements
    .filter((element) => element.visible)
    .map(
      (element) =>
        `${element.role}${element.label || element.text}${element.value}${element.checked}${element.disabled}`,
    );
  const messages = view.snapshot.messages.map((message) => message.text);
  const amounts = view.snapshot.rows.map((row) => row.label + row.amountText);
  return [view.snapshot.url, ...controls, ...messages, ...amounts].join('|');
}
