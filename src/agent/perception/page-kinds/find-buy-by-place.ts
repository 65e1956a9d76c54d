import { says } from '../../../words/says.ts';
import type { ActionCandidate, ActionKind, PageSnapshot, SnapshotElement, TextBlock } from '../seen/types.ts';
import { looksLikeAmount } from '../snapshot/join-rows.ts';
import { namesChoice, saysSoldOut } from './read-stock.ts';

/** What a button is for whose words are known to mean something else. */
const OTHER_KINDS: ReadonlySet<ActionKind> = new Set([
  'applyCoupon',
  'openCoupon',
  'dismiss',
  'rejectCookies',
  'acceptCookies',
  'removeItem',
  'signIn',
  'register',
  'expressWallet',
  'edit',
  'increaseQuantity',
  'decreaseQuantity',
  'openSection',
  'continueShopping',
  'declineOffer',
  'search',
]);
/** "Buy" may mean the checkout as well; beside the product's name and price it does not. */
const ONWARD_KINDS: ReadonlySet<ActionKind> = new Set(['viewCart', 'goToCheckout']);
/** "Buy" may skip the cart, so it is not pressed for its words alone; in this place it comes before a button of other words. */
const BUYS: ReadonlySet<ActionKind> = new Set(['buyNow']);
const KNOWN = 0.6;
/** What is covered scores half. */
const KNOWN_COVERED = 0.3;
/** So many buttons of one parent are a choice or a toolbar, and so are two that look the same. */
const ROW = 3;
/** Buttons of other words that are worth a try. */
const MOST = 2;

/**
 * Where no words say which control buys, its place does: within the smallest wrapper that the product's name shares with
 * its price, a plain button that sends the form in which number and variant are chosen, or the biggest one. Best first.
 */
export function findBuyByPlace(
  snapshot: PageSnapshot,
  actions: readonly ActionCandidate[],
  title: TextBlock | undefined,
  isOfAnother: (thing: SnapshotElement) => boolean,
): SnapshotElement[] {
  if (!title) return [];
  const refsOf = (kinds: ReadonlySet<ActionKind>) =>
    new Set(actions.filter(({ kind, score }) => kinds.has(kind) && score >= least).map(({ ref }) => ref));
  const least = snapshot.modal ? KNOWN_COVERED : KNOWN;
  const other = refsOf(OTHER_KINDS);
  const onward = refsOf(ONWARD_KINDS);
  const buys = refsOf(BUYS);
  const plain = snapshot.elements.filter(
    (element) =>
      isPlainButton(snapshot, element) &&
      !other.has(element.ref) &&
      !(onward.has(element.ref) && !buys.has(element.ref) && !sendsForm(element) && !sendsChoices(snapshot, element)) &&
      !isOfAnother(element),
  );
  const isIn = (ancestor: number, thing: { frame: number; ancestors: number[] }) =>
    thing.frame === title.frame && thing.ancestors.includes(ancestor);
  const isPriced = (ancestor: number) =>
    snapshot.texts.some((text) => isIn(ancestor, text) && looksLikeAmount(text.text));
  const priced = title.ancestors.find(isPriced);
  const near = title.ancestors.find((ancestor) => isPriced(ancestor) && plain.some((button) => isIn(ancestor, button)));
  if (near === undefined || priced === undefined) return [];
  // What stands around a product that is sold out does something else.
  const isSaidOfIt = (text: TextBlock) => isIn(priced, text) && saysSoldOut(text.text) && !namesChoice(snapshot, text);
  if (near !== priced && snapshot.texts.some(isSaidOfIt)) return [];
  // The button that would buy says that it cannot.
  const isClosed = ({ role, disabled, text }: SnapshotElement) => role === 'button' && disabled && saysSoldOut(text);
  const closed = plain.filter((element) => isIn(near, element) && isClosed(element));
  if (closed.length > 0) return closed;
  const weight = (element: SnapshotElement) =>
    (sendsChoices(snapshot, element) ? 2 : 0) + (element.form >= 0 ? 1 : 0) + area(element) / 100_000;
  const inside = plain.filter((button) => isIn(near, button));
  const saying = inside.filter(({ ref }) => buys.has(ref));
  const submits = inside.filter(sendsForm);
  const found = (saying.length > 0 ? saying : submits.length > 0 ? submits : inside).toSorted(
    (a, b) => weight(b) - weight(a),
  );
  // Where each variant has a row, each row has a button like the first.
  return found.filter((button, at) => at < MOST || isTwin(button, found[0]));
}

function isTwin({ text, tag, classes }: SnapshotElement, other: SnapshotElement | undefined): boolean {
  return text === other?.text && tag === other.tag && classes === other.classes;
}

function isPlainButton(snapshot: PageSnapshot, element: SnapshotElement): boolean {
  const { role, visible, landmark, dialog, checked, expanded, text, ariaLabel } = element;
  if ((role !== 'button' && role !== 'clickable') || !visible || dialog >= 0) return false;
  if (landmark === 'header' || landmark === 'nav' || landmark === 'footer') return false;
  if (checked !== null || expanded !== null || !/\p{L}{2}/u.test(text || ariaLabel)) return false;
  if (says('keepsForLater', text) || takesMail(snapshot, element) || showsAnswer(snapshot, element)) return false;
  const ownForm = (other: SnapshotElement) =>
    other.frame === element.frame && element.form >= 0 && other.form === element.form && other.visible;
  // A form that asks for an address, a name or a search is no product's.
  const asks = snapshot.elements.some((other) => ownForm(other) && other.role === 'textbox' && !isNumber(other));
  const row = snapshot.elements.filter(
    (other) => other.frame === element.frame && other.role === role && other.ancestors[0] === element.ancestors[0],
  );
  const [one, other] = row;
  // Of two values the chosen one looks different, but not larger.
  const isPair = row.length === 2 && one && other && (one.classes === other.classes || isSameSize(one, other));
  return !asks && row.length < ROW && !isPair;
}

/** Right behind a field for a mail address, form or not: it signs up for news, such as that of a product's return. */
function takesMail({ elements }: PageSnapshot, button: SnapshotElement): boolean {
  const before = elements.findLast(
    ({ order, frame, visible }) => visible && frame === button.frame && order < button.order,
  );
  return before?.type === 'email';
}

/** Drawn in the place of a list, right behind it, it shows what is chosen there. */
function showsAnswer({ elements }: PageSnapshot, { frame, order, text }: SnapshotElement): boolean {
  const before = elements.findLast((other) => other.frame === frame && other.order < order);
  return before?.tag === 'select' && before.options.some((option) => option.selected && option.text.trim() === text);
}

function isSameSize(one: SnapshotElement, other: SnapshotElement): boolean {
  const isClose = (a: number, b: number) => Math.abs(a - b) <= 1;
  const { y, width, height } = one.box;
  return isClose(y, other.box.y) && isClose(width, other.box.width) && isClose(height, other.box.height);
}

/** Left blank, a number may be shown as what stands there until one is typed. */
function isNumber({ value, placeholder, inputMode, pattern, type }: SnapshotElement): boolean {
  if (type === 'number' || inputMode === 'numeric' || /\[0-9\]|\\d/.test(pattern)) return true;
  return /^\d{1,3}$/.test(value || placeholder);
}

/** What is drawn as a button and stands in a form is there to send it; only a true one can say that it does not. */
function sendsForm({ form, type, tag }: SnapshotElement): boolean {
  return form >= 0 && (type === 'submit' || (tag !== 'button' && tag !== 'input'));
}

function sendsChoices(snapshot: PageSnapshot, element: SnapshotElement): boolean {
  if (element.form < 0) return false;
  return snapshot.elements.some(
    (other) => other !== element && other.frame === element.frame && other.form === element.form && other.visible,
  );
}

function area({ box }: SnapshotElement): number {
  return box.width * box.height;
}
