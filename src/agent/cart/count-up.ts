import type { OrderItem } from '../../orders/index.ts';
import { press } from '../actions/press.ts';
import { setValues } from '../actions/set-values.ts';
import { findOwnCounter, type OwnCounter } from '../perception/index.ts';
import type { Run } from '../run/run.ts';
import { look, lookUntil } from '../view/look.ts';
import type { View } from '../view/view.ts';

/** A number waits until nobody changes it any more before it tells the merchant. */
const TELLING_MS = 4_000;
const ANSWER_MS = 12_000;
/** More presses than this are not made. */
const MOST_PIECES = 20;

/** What adds a product that no button adds: a number of pieces that is still zero. */
export function ownCounter({ snapshot, fields, actions }: View): OwnCounter | null {
  const counter = findOwnCounter(snapshot, fields, actions);
  return counter?.isZero ? counter : null;
}

/**
 * Writes how many pieces there shall be, or counts up to it where the number is locked or nobody listens to what is
 * written. Null where nothing was sent: then nothing was added. What the cart holds is checked there.
 */
export async function countUp(run: Run, first: View, { quantity }: OrderItem): Promise<View | null> {
  const field = ownCounter(first)?.field;
  const sent = run.requests.sentCount();
  const isSent = () => run.requests.sentCount() > sent;
  const isOver = () => run.requests.writesSince(sent).every(({ over }) => over);
  let view = first;
  if (field && !field.readOnly) {
    await setValues(run, view, [{ element: field, text: String(quantity) }]);
    view = await lookUntil(run, await look(run), isSent, TELLING_MS);
  }
  if (!isSent()) view = await pressPlus(run, view, quantity, isSent);
  return isSent() ? lookUntil(run, view, isOver, ANSWER_MS) : null;
}

async function pressPlus(run: Run, first: View, quantity: number, isSent: () => boolean): Promise<View> {
  let view = first;
  for (let pieces = 0; pieces < Math.min(quantity, MOST_PIECES); pieces += 1) {
    const plus = findOwnCounter(view.snapshot, view.fields, view.actions)?.plus;
    if (!plus || !(await press(run, view, plus))) break;
    view = await look(run);
  }
  return lookUntil(run, view, isSent, TELLING_MS);
}
