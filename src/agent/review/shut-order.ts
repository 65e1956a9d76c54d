import type { SnapshotElement } from '../perception/index.ts';
import { POSSIBLE, SURE } from '../view/certainty.ts';
import { elementOf, type View } from '../view/view.ts';

/** Buttons of the page itself that plainly order and cannot be pressed yet: what is shut seems less of a button. */
export function shutOrders(view: View): SnapshotElement[] {
  const isBest = (ref: string, score: number) =>
    view.actions.every((each) => each.ref !== ref || each.kind === 'placeOrder' || each.score < score * RIVAL);
  return view.actions.flatMap(({ ref, kind, score }) => {
    const isPlain = score >= SURE || (score >= POSSIBLE && isBest(ref, score));
    const element = kind === 'placeOrder' && isPlain ? elementOf(view, ref) : undefined;
    return element?.disabled && element.visible && element.frame === 0 ? [element] : [];
  });
}

/** The share of its score that another reading of the same button may have. */
const RIVAL = 0.6;

/** Many reviews open the button that orders when their terms are agreed to: so they ask for the order as others do. */
export function waitsForTerms(view: View): boolean {
  const isAsked = view.snapshot.elements.some(
    ({ ref, visible, disabled, checked }) =>
      visible && !disabled && checked === false && view.fields.get(ref)?.kind === 'terms',
  );
  return isAsked && shutOrders(view).some(({ covered }) => !covered);
}
