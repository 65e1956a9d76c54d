import type { ActionKind, SnapshotElement } from '../perception/index.ts';
import { unknownControls } from '../view/unknown-controls.ts';
import type { View } from '../view/view.ts';
import { cardFields } from './card-fields.ts';

/** What is known to do something other than send what was typed. */
const OTHER_KINDS: readonly ActionKind[] = ['edit', 'viewCart', 'openCoupon', 'applyCoupon', 'signIn', 'openSection'];

/**
 * Where no words say what sends the card: the next control below it in the card's own form, and the only one there. Whoever
 * presses it may order.
 */
export function cardSender(view: View): SnapshotElement | undefined {
  const last = cardFields(view).at(-1)?.element;
  if (!last || last.form < 0) return undefined;
  const below = unknownControls(view, OTHER_KINDS).filter(
    ({ frame, form, role, order }) =>
      frame === last.frame && form === last.form && order > last.order && (role === 'button' || role === 'clickable'),
  );
  return below.length === 1 ? below[0] : undefined;
}
