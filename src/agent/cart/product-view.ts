import type { OrderItem } from '../../orders/index.ts';
import { complaintCode } from '../../words/complaint-words.ts';
import { says } from '../../words/says.ts';
import {
  findPricedCards,
  findProductBox,
  isBelowSoldOut,
  namesChoice,
  readStock,
  type SnapshotElement,
} from '../perception/index.ts';
import { LIKELY, POSSIBLE, SURE } from '../view/certainty.ts';
import { pageScore, type View } from '../view/view.ts';
import { ownCounter } from './count-up.ts';
import { readAxes } from './find-choice.ts';

/** Many shops name, or even show, their button only when size and colour are chosen: a choice is enough to begin with. */
export function offersChoice(view: View, item: OrderItem): boolean {
  return readAxes(view, item).some((axis) => !axis.chosen && axis.values.length > 1);
}

export function canAdd(view: View): boolean {
  return ownAdds(view).length > 0 || ownCounter(view) !== null;
}

/**
 * Controls that put this page's product into the cart; those of other products' cards are never pressed. Where the button
 * that surely adds is there and cannot be pressed, one that only sounds like it is something else: "Add your review". The
 * same where in its place a button offers to tell when there is something to buy. Where a number adds, a button that does
 * not say so is something else as well.
 */
export function ownAdds(view: View): SnapshotElement[] {
  const { adds } = findProductBox(view.snapshot, view.actions);
  if (adds[0] && saysLater(adds[0])) return [];
  const isSaid = ({ ref }: SnapshotElement, least: number) =>
    view.actions.some((action) => action.ref === ref && action.kind === 'addToCart' && action.score >= least);
  if (ownCounter(view) && !adds.some((element) => isSaid(element, POSSIBLE))) return [];
  const isShut = adds.some((element) => element.disabled && isSaid(element, SURE));
  return adds.filter((element) => !element.disabled && (!isShut || isSaid(element, LIKELY)));
}

/** "Notify me when available": pressing it would sign somebody up for mail. */
function saysLater({ text }: SnapshotElement): boolean {
  return says('tellsWhenBack', text);
}

export function isSoldOut(view: View): boolean {
  if (readStock(view.snapshot, view.actions) === 'soldOut' || pageScore(view, 'soldOut') >= SURE) return true;
  const { adds, isOfAnother } = findProductBox(view.snapshot, view.actions);
  if (adds[0] && saysLater(adds[0])) return true;
  const isOnShelf = findPricedCards(view.snapshot);
  const saysSo = (text: string) => text.length < 120 && complaintCode(text) === 'out_of_stock';
  return view.snapshot.texts.some(
    (text) =>
      text.landmark !== 'footer' &&
      !isOfAnother(text) &&
      !isOnShelf(text) &&
      saysSo(text.text) &&
      !namesChoice(view.snapshot, text) &&
      adds.every((button) => isBelowSoldOut(view.snapshot, text, button)),
  );
}

/**
 * "This combination does not exist": what was asked for is not sold out but never was on offer, and no waiting helps. Only
 * of this page's product, and not what the page said already when nothing was chosen: that may stand there for everybody.
 */
export function saysNoSuchVariant(view: View, before: View | null = null): boolean {
  const { isOfAnother } = findProductBox(view.snapshot, view.actions);
  const known = new Set(before?.snapshot.texts.map(({ text }) => text));
  return view.snapshot.texts.some(
    (each) =>
      each.text.length <= LONGEST_ANSWER &&
      each.landmark !== 'footer' &&
      !known.has(each.text) &&
      !isOfAnother(each) &&
      says('noSuchVariant', each.text),
  );
}

const LONGEST_ANSWER = 160;
