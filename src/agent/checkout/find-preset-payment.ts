import { foldText } from '../../words/fold-text.ts';
import { paymentKind } from '../../words/payment-words.ts';
import { AROUND, namesPayment, type SnapshotElement } from '../perception/index.ts';
import type { Run } from '../run/run.ts';
import { asksHowToPay } from '../view/asks-how-to-pay.ts';
import { mayBeLast } from '../view/asks-nothing.ts';
import { leadsHome } from '../view/leads-here.ts';
import { candidates, type View } from '../view/view.ts';
import { blockOf } from './block-of.ts';
import { topicsOf } from './topics-of.ts';

const LONGEST_TITLE = 80;

/**
 * Some shops settle by themselves how an order is paid, and show their order page with it at once. Nobody has chosen that:
 * what changes it is opened before anything else, to see whether the card is offered.
 */
export function findPresetPayment(
  { memory, order }: Pick<Run, 'memory'> & Partial<Pick<Run, 'order'>>,
  view: View,
): SnapshotElement | undefined {
  if (memory.paymentMethod !== null || memory.cardTyped || !memory.cartVerified) return undefined;
  const takesOrder = candidates(view, 'placeOrder').length > 0 || mayBeLast({ memory }, view);
  if (!takesOrder || asksHowToPay(view)) return undefined;
  const known = changesOfPayment(view);
  const changes = known.length > 0 || !order ? known : changesOfNoAnswer(view, givenIn(memory, order));
  return changes.find((control) => !isSetToCard(view, control));
}

/**
 * Whatever the words: beside the answers that were given, each with a control of the same name that changes it, one that
 * nobody gave. All that an order page settles by itself is how the order is paid.
 */
function changesOfNoAnswer(view: View, given: readonly string[]): SnapshotElement[] {
  const edits = candidates(view, 'edit').filter((control) => sendsNothing(control) && !AROUND.has(control.landmark));
  const blocks = edits.map((control) => ({ control, block: blockOf(view, control) }));
  const isGiven = ({ block }: { block: readonly string[] }) =>
    given.some((value) => foldText(block.join(' ')).includes(value));
  const answered = blocks.filter(isGiven);
  const names = new Set(edits.map(({ text }) => text));
  const open = blocks.filter(
    (each) => !isGiven(each) && each.block.length === TITLE_AND_ANSWER && topicsOf(each.block[0] ?? '').length === 0,
  );
  return answered.length >= LEAST_ANSWERED && names.size === 1 && open.length === 1
    ? open.map(({ control }) => control)
    : [];
}

const LEAST_ANSWERED = 2;

function givenIn({ shippingOption }: Run['memory'], { contact, shippingAddress }: Run['order']): string[] {
  const values = [contact.email, shippingAddress.addressLine1, shippingAddress.postalCode, shippingOption ?? ''];
  return values.map(foldText).filter((value) => value !== '');
}

/** The order page says that the card pays, and names no other way: nothing is left to choose. */
export function saysCardPays(view: View): boolean {
  const changes = changesOfPayment(view);
  return changes.length > 0 && changes.every((control) => isSetToCard(view, control));
}

function changesOfPayment(view: View): SnapshotElement[] {
  return candidates(view, 'edit').filter((control) => sendsNothing(control) && isOfPayment(view, control));
}

function isSetToCard(view: View, control: SnapshotElement): boolean {
  const isWay = (text: string) =>
    paymentKind(text) !== 'other' || (namesPayment(text) && topicsOf(text)[0] !== 'payment');
  const ways = blockOf(view, control).map(answerIn).filter(isWay);
  return ways.length > 0 && ways.every((text) => paymentKind(text) === 'card');
}

/** Without the title of the question: "Payment method: Bank transfer". */
function answerIn(text: string): string {
  const [title = '', ...answer] = text.split(':');
  return answer.length > 0 && topicsOf(title)[0] === 'payment' ? answer.join(':') : text;
}

/** A link or a plain button: what sends the order's form is none of these. */
function sendsNothing({ role, type, form }: SnapshotElement): boolean {
  return role === 'link' || type === 'button' || form < 0;
}

/**
 * It names the payment itself, or stands in a block that says how the order is paid. What only leads back to the goods or to
 * the shop's front, or stands around the page, has the whole page or a trail of crumbs for its block.
 */
function isOfPayment(view: View, control: SnapshotElement): boolean {
  const isAround = AROUND.has(control.landmark) || leadsHome(view, control);
  if (isAround || candidates(view, 'continueShopping').includes(control)) return false;
  // "Payment method: Bank transfer" is a title with its answer.
  const isTitle = (text: string) => text.length <= LONGEST_TITLE && topicsOf(text.split(':')[0] ?? '')[0] === 'payment';
  const own = topicsOf(control.text)[0];
  if (own !== undefined) return own === 'payment';
  const block = blockOf(view, control);
  const [first = ''] = block;
  // A title of the payment and its one answer, which may be called anything: "How do you want to pay? By wire".
  const isAnswered = block.length === TITLE_AND_ANSWER || (block.length === 1 && answerIn(first) !== first);
  if (isTitle(first) && isAnswered) return true;
  // A title of unknown words and the name of a payment: nothing else is answered so.
  if (block.length === TITLE_AND_ANSWER && topicsOf(first).length === 0 && paymentKind(block[1] ?? '') !== 'other')
    return true;
  return [control.section, ...block].some(isTitle) && block.some(namesPayment);
}

const TITLE_AND_ANSWER = 2;
