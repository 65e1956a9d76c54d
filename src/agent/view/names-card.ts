import { foldLabel } from '../../words/fold-text.ts';
import { compileKinds } from '../../words/match-phrases.ts';
import { listsCardNetworks, paymentKind } from '../../words/payment-words.ts';
import { withoutPrice } from '../../words/without-price.ts';
import { AROUND, actionName, type SnapshotElement, type TextBlock } from '../perception/index.ts';
import type { View } from './view.ts';

export const LONGEST_NAME = 40;

/**
 * A name with digits speaks of a card that somebody saved, save for those of a charge. What stands in brackets only says
 * which cards are taken.
 */
export function namesCard(control: SnapshotElement): boolean {
  const name = saidOnce(
    withoutPrice(actionName(control))
      .replace(/[(（][^()（）\d]*[)）]/g, ' ')
      .trim(),
  );
  return name.length <= LONGEST_NAME && !/\d/.test(name) && paymentKind(name) === 'card';
}

/** A picture in a control often says the same as the words beside it. */
function saidOnce(name: string): string {
  return /^\s*(.+?)\s+\1\s*$/u.exec(name)?.[1] ?? name;
}

/**
 * The page tells under the title of the payment which cards it takes ("We take: Visa, Mastercard"), names no way to pay without one, and
 * lets nobody choose: the card pays, whatever the words around it are.
 */
export function takesCardsAlone({ snapshot, fields }: View): boolean {
  const own = snapshot.texts.filter(({ landmark, covered }) => !covered && !AROUND.has(landmark));
  const isChosen = snapshot.elements.some(({ ref, visible }) => visible && fields.get(ref)?.kind === 'paymentMethod');
  const isList = ({ text, section }: TextBlock) =>
    text.length <= LONGEST_LIST && listsCardNetworks(text) && payments?.test(foldLabel(section)) === true;
  return !isChosen && own.some(isList) && own.every(({ text }) => paymentKind(text) !== 'offline');
}

const payments = compileKinds<string>('sections').get('payment');
const LONGEST_LIST = 100;
