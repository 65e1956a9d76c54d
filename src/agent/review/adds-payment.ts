import { foldLabel } from '../../words/fold-text.ts';
import { compileKinds, matchKinds } from '../../words/match-phrases.ts';
import { paymentKind } from '../../words/payment-words.ts';
import { says } from '../../words/says.ts';
import { cardFields } from '../card/card-fields.ts';
import { actionName, type SnapshotElement } from '../perception/index.ts';
import type { View } from '../view/view.ts';

const sections = compileKinds<string>('sections');
/** "Add payment", "Lägg till kort": what is sold along has more to say. */
const LONGEST_NAME = 3;

/**
 * "Add payment" below the card, in a block of the card's own without what orders: the merchant learns of the card only by it,
 * and the order pressed before it would go out unpaid. It does not say that it orders, and may do so all the same.
 */
export function addsPayment(view: View, order: SnapshotElement): SnapshotElement | undefined {
  const card = cardFields(view).map(({ element }) => element);
  const [first] = card;
  const last = card.at(-1);
  if (!first || !last || first.frame > 0 || card.some(({ frame }) => frame !== first.frame)) return undefined;
  const isOwn = ({ ancestors }: SnapshotElement) => {
    const block = ancestors.find((wrapper) => card.every((each) => each.ancestors.includes(wrapper)));
    return block !== undefined && !order.ancestors.includes(block);
  };
  const adds = view.snapshot.elements.filter(
    (each) =>
      each.role === 'button' &&
      each.visible &&
      !each.disabled &&
      each.frame === first.frame &&
      each.order > last.order &&
      isOwn(each) &&
      saysAddsPayment(actionName(each)),
  );
  return adds.length === 1 ? adds[0] : undefined;
}

/** A verb of adding and what is paid with, and no other word: "Add gift card" adds something else. */
function saysAddsPayment(name: string): boolean {
  const words = foldLabel(name).trim().split(/\s+/);
  if (words.length > LONGEST_NAME) return false;
  const part = (from: number, to?: number) => words.slice(from, to).join(' ');
  const first = words.findIndex((_, at) => says('addsToOrder', part(0, at + 1)));
  const last = words.findLastIndex((_, at) => says('addsToOrder', part(at)));
  return (first >= 0 && isPayment(part(first + 1))) || (last > 0 && isPayment(part(0, last)));
}

function isPayment(words: string): boolean {
  const isKnown = matchKinds(sections, words).some(({ kind, cover }) => kind === 'payment' && cover === 1);
  return isKnown && (!words.includes(' ') || paymentKind(words) === 'card');
}
