import { foldLabel } from '../../words/fold-text.ts';
import { compileKinds } from '../../words/match-phrases.ts';
import { isCartStillFull } from '../proof/is-cart-still-full.ts';
import type { PlaceOutcome } from '../proof/place-outcome.ts';
import type { Run } from '../run/run.ts';

const confirmation = compileKinds<string>('pages').get('confirmation');

/**
 * "We have received your order, but could not process your payment": the card was refused and the order is there all the
 * same, to be paid in another way. Only a cart that still holds the goods says that it is not; a merchant who took them
 * out of it may be paid yet, and ordering again would be a second order.
 */
export async function isTakenUnpaid(run: Run, outcome: PlaceOutcome, reviewUrl: string): Promise<boolean> {
  if (outcome.kind !== 'declined' || outcome.code !== 'card_declined') return false;
  return confirmation?.test(foldLabel(outcome.note)) === true && !(await isCartStillFull(run, reviewUrl));
}
