import type { SnapshotElement } from '../perception/index.ts';
import { SURE } from '../view/certainty.ts';
import { elementOf, type View } from '../view/view.ts';

/** Buttons of the page itself that plainly order and cannot be pressed yet. */
export function shutOrders(view: View): SnapshotElement[] {
  return view.actions.flatMap(({ ref, kind, score }) => {
    const element = kind === 'placeOrder' && score >= SURE ? elementOf(view, ref) : undefined;
    return element?.disabled && element.visible && element.frame === 0 ? [element] : [];
  });
}

/** Many reviews open the button that orders when their terms are agreed to: so they ask for the order as others do. */
export function waitsForTerms(view: View): boolean {
  const isAsked = view.snapshot.elements.some(
    ({ ref, visible, disabled, checked }) =>
      visible && !disabled && checked === false && view.fields.get(ref)?.kind === 'terms',
  );
  return isAsked && shutOrders(view).some(({ covered }) => !covered);
}
