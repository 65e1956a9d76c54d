import type { ActionKind, SnapshotElement } from '../perception/index.ts';
import { unknownControls } from '../view/unknown-controls.ts';
import type { View } from '../view/view.ts';
import { cardFields } from './card-fields.ts';

/** What is known to do something other than send what was typed. */
const OTHER_KINDS: readonly ActionKind[] = ['edit', 'viewCart', 'openCoupon', 'applyCoupon', 'signIn', 'openSection'];

/** Where a field stands in the page itself: one in a frame stands where its frame does. */
export function placeInPage({ snapshot }: View, field: SnapshotElement): SnapshotElement | undefined {
  if (field.frame === 0) return field;
  const { x, y } = snapshot.frames[field.frame]?.box ?? {};
  return snapshot.elements.find(
    (each) => each.frame === 0 && each.role === 'frame' && each.box.x === x && each.box.y === y,
  );
}

/**
 * Where no words say what sends the card: the next control below it in the card's own form, or in the form that holds its
 * frames, and the only one there. Whoever presses it may order.
 */
export function cardSender(view: View): SnapshotElement | undefined {
  const field = cardFields(view).at(-1)?.element;
  const last = field && placeInPage(view, field);
  if (!last || last.form < 0) return undefined;
  const below = unknownControls(view, OTHER_KINDS).filter(
    ({ frame, form, role, order }) =>
      frame === last.frame && form === last.form && order > last.order && (role === 'button' || role === 'clickable'),
  );
  return below.length === 1 ? below[0] : undefined;
}
