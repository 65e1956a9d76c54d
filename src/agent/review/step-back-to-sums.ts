import { orders } from '../actions/press.ts';
import { cardFields } from '../card/card-fields.ts';
import type { SnapshotElement } from '../perception/index.ts';
import type { Run } from '../run/run.ts';
import { Stop } from '../run/stop.ts';
import { WEAK } from '../view/certainty.ts';
import { lookUntil } from '../view/look.ts';
import { candidates, type View } from '../view/view.ts';

/** A review may be read once more after a second reader was asked. */
const MOST_TIMES = 3;
const SLIDING_MS = 2_000;

/** Presses what may be the order, on record: it gives the page that followed where nothing was ordered. */
export type PressOnRecord = (run: Run, view: View, element: SnapshotElement) => Promise<View>;

/**
 * The step that asks for the card shows no amount, and an earlier step of the same page told the sums: a person steps back
 * to look, and on again. Null where there is no such step, or none that tells the same. The card is typed by then, so that
 * both presses are on record. It is still in its fields when this comes back; whatever else happens ends the purchase.
 */
export async function stepBackToSums(
  run: Run,
  view: View,
  isSame: (view: View) => boolean,
  refusalOf: (view: View) => Stop | null,
  pressOnRecord: PressOnRecord,
): Promise<View | null> {
  const { url } = view.snapshot;
  const back = run.memory.sumsUrl === url ? wayBack(view) : undefined;
  if (!back || !run.tries.mayTry('step back to the sums', MOST_TIMES)) return null;
  // Steps are slid away: what comes next is drawn a moment after the press.
  const told = await lookUntil(run, await pressOnRecord(run, view, back), isSame, SLIDING_MS);
  if (told.snapshot.url !== url || !isSame(told)) throw refusalOf(told) ?? lost();
  const [on] = candidates(told, 'continue').filter((each) => isButton(each) && each.frame === back.frame);
  if (!on || orders(run, told, on)) throw lost();
  const again = await lookUntil(run, await pressOnRecord(run, told, on), holdsCard, SLIDING_MS);
  if (again.snapshot.url !== url || !holdsCard(again)) throw lost();
  return again;
}

function holdsCard(view: View): boolean {
  const card = cardFields(view);
  return card.length > 0 && card.every(({ element }) => element.filled);
}

const lost = () => new Stop('merchant_error', 'the order page shows no total');

/** "Back", of a step and not of the cart. */
function wayBack(view: View): SnapshotElement | undefined {
  const toCart = new Set(candidates(view, 'viewCart', WEAK).map(({ ref }) => ref));
  return candidates(view, 'edit').find((each) => isButton(each) && !toCart.has(each.ref) && each.frame === 0);
}

function isButton({ role, covered, dialog }: SnapshotElement): boolean {
  return (role === 'button' || role === 'clickable') && !covered && dialog < 0;
}
