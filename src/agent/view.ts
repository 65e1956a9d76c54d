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
} from './perception/index.ts';
import { waitForQuiet } from './quiet/wait-for-quiet.ts';
import type { Run } from './run.ts';

/** One look at the page with everything classified. Valid until the next action. */
export interface View {
  snapshot: PageSnapshot;
  fields: Map<ElementRef, FieldClass>;
  actions: readonly ActionCandidate[];
  page: PageClass;
}

export async function look(run: Run): Promise<View> {
  const started = performance.now();
  let taken = await takeWhenQuiet(run);
  // A document that goes away while it is read leaves nothing to see; the next one is on its way.
  for (let again = 0; taken.frames.length === 0 && again < 3; again += 1) taken = await takeWhenQuiet(run);
  // Only some pages say what their "$" means; those before and after them mean the same.
  if (/^[A-Z]/.test(taken.currency ?? '') || run.memory.currency === '') run.memory.currency = taken.currency ?? '';
  taken.currency = run.memory.currency;
  const seen = performance.now();
  const fields = classifyFields(taken);
  const actions = classifyActions(taken, fields);
  const page = classifyPage(taken, { fields, actions });
  const now = performance.now();
  const ms = { all: Math.round(now - started), snapshot: Math.round(taken.took), classify: Math.round(now - seen) };
  run.deps.log('look', { page: page.kind, score: page.score, elements: taken.elements.length, ms });
  return { snapshot: taken, fields, actions, page };
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
    await run.guard(new Promise<void>((done) => setTimeout(done, pause)));
    view = await look(run);
  }
  return view;
}

async function takeWhenQuiet(run: Run): Promise<PageSnapshot> {
  await run.guard(waitForQuiet(run.page, run.requests));
  return run.guard(snapshot(run.page));
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
