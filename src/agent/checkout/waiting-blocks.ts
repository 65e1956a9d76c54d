import type { ActionKind, SnapshotElement } from '../perception/index.ts';
import { SURE } from '../view/certainty.ts';
import { unknownControls } from '../view/unknown-controls.ts';
import { candidates, elementOf, type View } from '../view/view.ts';
import { isOneBlock, topicsBeside } from './block-of.ts';

/**
 * The one button of each block about the buyer or an address that has no field and no answer, whatever the button says,
 * while the control that orders waits for them.
 */
export function waitingBlocks(view: View): SnapshotElement[] {
  if (!isOrderShut(view)) return [];
  const unknown = unknownControls(view, KNOWN);
  const shown = view.snapshot.elements.filter(({ ref, visible }) => visible && view.fields.has(ref));
  return unknown.filter(
    (control) =>
      control.role === 'button' &&
      control.type === 'button' &&
      topicsBeside(view, control).some((topic) => TOPICS.has(topic)) &&
      unknown.filter((other) => isOneBlock(view, other, control)).length === 1 &&
      !shown.some((field) => isOneBlock(view, field, control)),
  );
}

const TOPICS: ReadonlySet<string> = new Set(['contact', 'shipping', 'billing']);
const KNOWN: readonly ActionKind[] = ['placeOrder', 'edit', 'continue', 'goToCheckout', 'openCoupon', 'viewCart'];

/** The control that orders is there and waits: nothing else on the page orders. */
export function isOrderShut(view: View): boolean {
  if (candidates(view, 'placeOrder').length > 0) return false;
  return view.actions.some(({ ref, kind, score }) => {
    const element = elementOf(view, ref);
    return kind === 'placeOrder' && score >= SURE && element?.visible === true && element.disabled;
  });
}
