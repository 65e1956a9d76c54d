import { paymentKind } from '../../words/payment-words.ts';
import {
  type FieldKind,
  isChosenBesideLinks,
  PERSON_FIELDS,
  paymentRows,
  readShippingOptions,
  readTotals,
} from '../perception/index.ts';
import { chosenDelivery } from '../run/chosen-delivery.ts';
import type { Run } from '../run/run.ts';
import { asksFor } from './is-bare-cart.ts';
import type { View } from './view.ts';

/** What no shop asks for once it has the order, save for the card of one that is paid afterwards. */
const DECISIVE: readonly FieldKind[] = ['street', 'shippingOption', 'paymentMethod', 'cardNumber'];
const UNORDERED: ReadonlySet<FieldKind> = new Set(DECISIVE);
const QUESTIONS: ReadonlySet<FieldKind> = new Set([...PERSON_FIELDS, 'country', ...DECISIVE]);

/**
 * Whether the shop still has to be told where to, how it is sent or how it is paid, be it by a row of buttons that was not
 * there before. Thanks may ask for a name or an e-mail.
 */
export function lacksDecision(view: View, before: View): boolean {
  return asksFor(view, UNORDERED) || (offersPayments(view) && !offersPayments(before));
}

const offersPayments = ({ snapshot }: View): boolean => paymentRows(snapshot.elements).length > 0;

/**
 * A page that knows who buys, asks for nothing more and shows sums that add up may be the last one, whatever its button
 * says: a shop that settled by itself how to pay takes the order there.
 */
export function mayBeLast({ memory }: Pick<Run, 'memory'>, view: View): boolean {
  if (!memory.buyerNamed || memory.cardTyped || asksFor(view, QUESTIONS) || isCardChosen(memory, view)) return false;
  if (offersDeliveries(view)) return false;
  const { total, addsUp } = readTotals(view.snapshot, chosenDelivery(memory));
  return total !== null && addsUp === true;
}

/** Deliveries to choose from that are links or buttons, and no fields. The lone one that a review names is no choice. */
function offersDeliveries({ snapshot, fields }: View): boolean {
  return readShippingOptions(snapshot, fields).filter(({ ref }) => ref !== '').length > 1;
}

/** The page asks how to pay by links, and the card is taken: it is still to be asked for, as beside radio buttons. */
function isCardChosen({ paymentMethod }: Run['memory'], { snapshot: { elements, texts } }: View): boolean {
  if (paymentMethod !== 'card') return false;
  const cards = texts.filter(({ text }) => text.length <= LONGEST_NAME && paymentKind(text) === 'card');
  const links = elements.filter(({ role }) => role === 'link');
  return cards.some(
    (card) =>
      !links.some(({ frame, text }) => frame === card.frame && text === card.text) &&
      isChosenBesideLinks(elements, card),
  );
}

const LONGEST_NAME = 40;
