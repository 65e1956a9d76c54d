import { isSubmit } from '../seen/is-submit.ts';
import type { PageSnapshot, SnapshotElement } from '../seen/types.ts';
import type { ProductBox } from './find-product-box.ts';

type InForm = Pick<SnapshotElement, 'frame'> & { form?: number };

/**
 * Whether something belongs to a form with a purpose of its own: it has a button that sends it, and none that puts the
 * product into the cart. What such a form asks, a rating or a question to the shop, nobody has to answer to buy. A shop
 * without scripts may have a variant sent so before it is bought: that form says what it lets choose, or offers what was
 * asked for, as nothing else does.
 */
export function findOtherForms(
  { elements }: PageSnapshot,
  { adds }: Pick<ProductBox, 'adds'>,
  saysChoice: (element: SnapshotElement) => boolean,
  offersAsked: (element: SnapshotElement) => boolean,
): (thing: InForm) => boolean {
  const keyOf = ({ frame, form = -1 }: InForm) => `${frame}:${form}`;
  const buys = new Set(adds.map(keyOf));
  const sends = elements.filter((each) => each.visible && each.form >= 0 && isSubmit(each));
  const others = new Set(adds.length > 0 ? sends.map(keyOf).filter((key) => !buys.has(key)) : []);
  const isInOther = (thing: InForm) => others.has(keyOf(thing));
  const isOfferedHere = elements.some((element) => element.visible && !isInOther(element) && offersAsked(element));
  const choices = new Set(
    elements
      .filter((element) => isInOther(element) && (saysChoice(element) || (!isOfferedHere && offersAsked(element))))
      .map(keyOf),
  );
  return (thing) => isInOther(thing) && !choices.has(keyOf(thing));
}
