import { describe } from './actions/press.ts';
import { hidePersonalData } from './hide-personal-data.ts';
import type { SnapshotElement } from './perception/index.ts';
import type { Run } from './run.ts';
import { candidates, type View } from './view.ts';

const MOST_OPTIONS = 40;
const MOST_TEXT = 2_500;
const PRESSABLE = new Set(['button', 'link', 'tab', 'clickable', 'radio', 'checkbox']);

/**
 * A second opinion on what leads on, asked only when the rules have none. It never sees a page after a card was typed,
 * never sees personal data, and is never offered a control that places an order or pays by another wallet.
 */
export async function askAdvisor(run: Run, view: View, goal: string): Promise<SnapshotElement | null> {
  if (
    !run.deps.advisor ||
    run.memory.cardTyped ||
    view.snapshot.elements.some((element) => element.masked && element.filled)
  )
    return null;
  const options = offerable(view);
  if (options.length === 0) return null;
  const hide = (text: string) => hidePersonalData(text, run.order);
  const answer = await run
    .guard(
      run.deps.advisor.choose(
        {
          goal,
          page: `${view.page.kind}: ${hide(view.snapshot.title)}`,
          text: hide(view.snapshot.texts.map((text) => text.text).join('\n')).slice(0, MOST_TEXT),
          options: options.map((element, index) => ({ index, description: hide(describe(element)) })),
        },
        run.hooks.signal,
      ),
    )
    .catch(() => ({ index: null, calls: 1, inputTokens: 0, outputTokens: 0 }));
  run.steps.spent({ calls: answer.calls, inputTokens: answer.inputTokens, outputTokens: answer.outputTokens });
  const chosen = answer.index === null ? undefined : options[answer.index];
  run.steps.record('MODEL_CONSULTED', chosen ? `the model chose ${hide(describe(chosen))}` : 'the model had no answer');
  return chosen ?? null;
}

function offerable(view: View): SnapshotElement[] {
  const barred = new Set(
    (['placeOrder', 'expressWallet', 'acceptOffer', 'buyNow'] as const).flatMap((kind) =>
      candidates(view, kind, 0.1).map((element) => element.ref),
    ),
  );
  return view.snapshot.elements
    .filter((element) => PRESSABLE.has(element.role) && element.visible && !element.disabled && !element.covered)
    .filter((element) => !barred.has(element.ref) && element.landmark !== 'footer')
    .slice(0, MOST_OPTIONS);
}
