import { readTotals, type SnapshotElement } from '../perception/index.ts';
import { readAgain } from '../reader/index.ts';
import { reviewRefusal } from '../review/read-review.ts';
import { chosenDelivery } from '../run/chosen-delivery.ts';
import type { Run } from '../run/run.ts';
import { Stop } from '../run/stop.ts';
import { shownAmounts } from '../view/taught-rows.ts';
import type { View } from '../view/view.ts';

/**
 * What would stop the order or spoil it is asked about while asking is allowed: once the card is typed the page is shown
 * to nobody. The view with what a second reader said, or the same one when nothing is in doubt.
 */
export async function settleDoubts(run: Run, view: View): Promise<View> {
  if (!run.reader || run.memory.cardTyped) return view;
  for (const doubt of doubtsOf(run, view)) {
    const again = await readAgain(run, 'payment', doubt);
    if (again) return again;
  }
  return view;
}

function doubtsOf(run: Pick<Run, 'memory' | 'order'>, view: View): Stop[] {
  const doubts: Stop[] = [];
  if (view.snapshot.elements.some((element) => isOpenQuestion(view, element)))
    doubts.push(new Stop('agent_stuck', 'a question on the page was not understood'));
  if (lacksDelivery(run, view)) doubts.push(new Stop('no_shipping_method', 'no delivery was offered'));
  const refusal = showsSums(run, view) ? reviewRefusal(run, view) : null;
  return refusal ? [...doubts, refusal] : doubts;
}

/** A step may name nothing but the total; whether that is right shows at the review. */
function showsSums({ memory }: Pick<Run, 'memory'>, { snapshot }: View): boolean {
  const { total, addsUp } = readTotals(snapshot, chosenDelivery(memory));
  return total === null ? shownAmounts(snapshot).length > 1 : addsUp !== null;
}

/** One that must be answered, was not, and means nothing to the rules. */
function isOpenQuestion(view: View, element: SnapshotElement): boolean {
  const { role, visible, covered, disabled, landmark, filled, required, tag } = element;
  const kind = view.fields.get(element.ref)?.kind ?? 'other';
  if (!visible || covered || disabled || landmark === 'footer' || landmark === 'nav' || kind !== 'other') return false;
  if (role === 'radio') return element.group !== '' && !isAnswered(view, element);
  return (role === 'textbox' || role === 'combobox' || tag === 'select') && required && !filled;
}

function isAnswered({ snapshot }: View, { frame, form, group }: SnapshotElement): boolean {
  return snapshot.elements.some(
    (each) => each.checked === true && each.frame === frame && each.form === form && each.group === group,
  );
}

/** Nothing was ever on offer, and the sums know of no delivery. */
function lacksDelivery({ memory }: Pick<Run, 'memory'>, view: View): boolean {
  if (memory.shippingOption !== null || memory.shippingOffered) return false;
  const { total, shipping } = readTotals(view.snapshot, chosenDelivery(memory));
  return total !== null && shipping === null;
}
