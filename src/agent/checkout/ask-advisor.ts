import { describe } from '../actions/press.ts';
import { composeAdvisorView, createRedactor } from '../model/index.ts';
import type { SnapshotElement } from '../perception/index.ts';
import type { Run } from '../run/run.ts';
import { POSSIBLE } from '../view/certainty.ts';
import { candidates, pageScore, type View } from '../view/view.ts';

const MOST_OPTIONS = 40;
const PRESSABLE = new Set(['button', 'link', 'tab', 'clickable', 'radio', 'checkbox']);
const HARMLESS = new Set(['tab', 'radio', 'checkbox']);

/**
 * A second opinion on what leads on, asked only when the rules have none. It never sees a page after a card was typed,
 * never sees personal data, and is never offered a control that may place an order or pay by another wallet.
 */
export async function askAdvisor(run: Run, view: View, goal: string): Promise<SnapshotElement | null> {
  const isSecret = view.snapshot.elements.some((element) => element.masked && element.filled);
  if (!run.advisor || run.memory.cardTyped || isSecret) return null;
  const options = offerable(view);
  if (options.length === 0) return null;
  const question = composeAdvisorView({ goal, page: view.page.kind, snapshot: view.snapshot, options });
  const answer = await run
    .guard(run.advisor.choose(question, run.hooks.signal))
    .catch(() => ({ index: null, calls: 0, inputTokens: 0, outputTokens: 0 }));
  run.steps.spent({ calls: answer.calls, inputTokens: answer.inputTokens, outputTokens: answer.outputTokens });
  const chosen = answer.index === null ? undefined : options[answer.index];
  const redact = createRedactor(run.order);
  run.steps.record(
    'MODEL_CONSULTED',
    chosen ? `the model chose ${redact(describe(chosen))}` : 'the model had no answer',
  );
  return chosen ?? null;
}

/** Where the order could be placed in words that the rules do not know, only choices are offered, no buttons. */
function offerable(view: View): SnapshotElement[] {
  const barred = new Set(
    (['placeOrder', 'expressWallet', 'acceptOffer', 'buyNow'] as const).flatMap((kind) =>
      candidates(view, kind, 0.1).map((element) => element.ref),
    ),
  );
  const mayOrder = pageScore(view, 'payment') >= POSSIBLE || pageScore(view, 'review') >= POSSIBLE;
  return view.snapshot.elements
    .filter((element) => PRESSABLE.has(element.role) && element.visible && !element.disabled && !element.covered)
    .filter((element) => !mayOrder || HARMLESS.has(element.role))
    .filter((element) => !barred.has(element.ref) && element.landmark !== 'footer')
    .slice(0, MOST_OPTIONS);
}
