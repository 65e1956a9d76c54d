import type { OrderItem } from '../../orders/index.ts';
import { complaintCode } from '../../words/complaint-words.ts';
import { findProductBox, readStock, type SnapshotElement } from '../perception/index.ts';
import { LIKELY, SURE } from '../view/certainty.ts';
import { pageScore, type View } from '../view/view.ts';
import { readAxes } from './find-choice.ts';

/** Many shops name, or even show, their button only when size and colour are chosen: a choice is enough to begin with. */
export function offersChoice(view: View, item: OrderItem): boolean {
  return readAxes(view, item).some((axis) => !axis.chosen && axis.values.length > 1);
}

export function canAdd(view: View): boolean {
  return ownAdds(view).length > 0;
}

/**
 * Controls that put this page's product into the cart; those of other products' cards are never pressed. Where the button
 * that surely adds is there and cannot be pressed, one that only sounds like it is something else: "Add your review".
 */
export function ownAdds(view: View): SnapshotElement[] {
  const { adds } = findProductBox(view.snapshot, view.actions);
  const says = ({ ref }: SnapshotElement, least: number) =>
    view.actions.some((action) => action.ref === ref && action.kind === 'addToCart' && action.score >= least);
  const isShut = adds.some((element) => element.disabled && says(element, SURE));
  return adds.filter((element) => !element.disabled && (!isShut || says(element, LIKELY)));
}

export function isSoldOut(view: View): boolean {
  if (readStock(view.snapshot, view.actions) === 'soldOut' || pageScore(view, 'soldOut') >= SURE) return true;
  const hasButton = findProductBox(view.snapshot, view.actions).adds.length > 0;
  const saysSo = (text: string) => text.length < 120 && complaintCode(text) === 'out_of_stock';
  return !hasButton && view.snapshot.texts.some((text) => text.landmark !== 'footer' && saysSo(text.text));
}
