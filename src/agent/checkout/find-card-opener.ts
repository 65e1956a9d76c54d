import { foldLabel } from '../../words/fold-text.ts';
import { paymentKind } from '../../words/payment-words.ts';
import { says } from '../../words/says.ts';
import { cardFields } from '../card/card-fields.ts';
import {
  type ActionKind,
  actionName,
  isChosenBesideLinks,
  paymentLinks,
  paymentRows,
  type SnapshotElement,
} from '../perception/index.ts';
import type { Run } from '../run/run.ts';
import { asksForCardApart } from '../view/asks-for-card-apart.ts';
import { LIKELY } from '../view/certainty.ts';
import { LONGEST_NAME, namesCard } from '../view/names-card.ts';
import { unknownControls } from '../view/unknown-controls.ts';
import { candidates, type View } from '../view/view.ts';

/**
 * Some pages show the fields of the card only when a button is pressed that names the card. It is no way to order: it
 * sends no form, another control leads on or orders, or it is one of several ways to pay, and no card was given yet that
 * could be charged.
 */
export function findCardOpener(run: Pick<Run, 'memory'>, view: View): SnapshotElement | undefined {
  const { memory } = run;
  if (memory.cardTyped || memory.paymentMethod === 'offline' || cardFields(view).length > 0) return undefined;
  const leads = [...candidates(view, 'placeOrder'), ...candidates(view, 'continue')];
  const unknown = leads.length > 0 ? unknownControls(view, ['placeOrder', 'continue', 'edit']) : [];
  // What only looks as if it could be pressed may be the name of the way that was chosen.
  const drawn = unknown.filter(({ role }) => role !== 'link' && role !== 'button');
  return (
    [...unknown.filter(({ role }) => role === 'button'), ...drawn, ...waysToPay(view)].find(
      (control) =>
        (namesCard(control) || bearsNameOfChosen(memory, view, control)) &&
        opensOnly(control) &&
        !view.fields.has(control.ref) &&
        !isNameOfChoice(view, control) &&
        !isTaken(memory, view, control),
    ) ??
    findTitledOpener(view) ??
    findCardLink(memory, view) ??
    candidates(view, 'placeOrder').find((control) => asksForCardApart(run, view, control))
  );
}

/** Where the card is chosen, in whatever words, a button of just its name asks for it. */
function bearsNameOfChosen(
  { paymentMethod }: Run['memory'],
  { snapshot, fields }: View,
  control: SnapshotElement,
): boolean {
  const lettersOf = (text: string) => foldLabel(text.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')).trim();
  const name = lettersOf(actionName(control));
  return (
    paymentMethod === 'card' &&
    control.role === 'button' &&
    name !== '' &&
    snapshot.elements.some(
      ({ ref, checked, frame, label }) =>
        checked === true &&
        fields.get(ref)?.kind === 'paymentMethod' &&
        frame === control.frame &&
        lettersOf(label) === name,
    )
  );
}

/**
 * What is pressed beside a choice and says what that is called is the choice once more: it opens nothing besides. With two
 * labels, or a picture in its label, a choice is called more than each part of it says.
 */
function isNameOfChoice({ snapshot, fields }: View, control: SnapshotElement): boolean {
  const choices = snapshot.elements.filter(
    ({ ref, checked, frame }) =>
      checked !== null && fields.get(ref)?.kind === 'paymentMethod' && frame === control.frame,
  );
  // What holds several choices is beside none of them.
  const isOfOne = (at: number) => choices.filter(({ ancestors }) => ancestors.includes(at)).length === 1;
  const row = control.ancestors.slice(0, CHOICE_DEPTH).filter(isOfOne);
  const name = foldLabel(actionName(control));
  const isDrawn = control.role !== 'button' && control.role !== 'link';
  const names = (label: string) => label === name || (isDrawn && name !== '' && ` ${label} `.includes(` ${name} `));
  return choices.some(
    ({ label, ancestors }) => names(foldLabel(label)) && ancestors.some((each) => row.includes(each)),
  );
}

/** Among links for other ways to pay, what is no link says what was chosen before: pressed, it only says so again. */
function isTaken({ paymentMethod }: Run['memory'], { snapshot }: View, control: SnapshotElement): boolean {
  const isDrawn = control.role !== 'button' && control.role !== 'link';
  return paymentMethod === 'card' && isDrawn && isChosenBesideLinks(snapshot.elements, control);
}

/** Wrappers around a choice that hold its name too. */
const CHOICE_DEPTH = 3;

/**
 * In a list of ways to pay not every one is a choice: under the title "Credit card" a row may have just a button, "Add",
 * that shows the fields. The row is the largest wrapper around it that holds none of the choices beside it, and names no
 * other way to pay.
 */
export function findTitledOpener(view: View): SnapshotElement | undefined {
  const { elements, texts } = view.snapshot;
  const choices = elements.filter(({ ref, visible }) => visible && view.fields.get(ref)?.kind === 'paymentMethod');
  const doesElse = new Set(DOES_ELSE.flatMap((kind) => candidates(view, kind)));
  return elements.find((control) => {
    const { role, visible, disabled, covered, frame, ancestors } = control;
    if (role !== 'button' || !visible || disabled || covered || doesElse.has(control)) return false;
    if (!opensOnly(control) || view.fields.has(control.ref) || sellsAlong(actionName(control))) return false;
    const list = ancestors.findIndex((each) =>
      choices.some((way) => way.frame === frame && way.ancestors.includes(each)),
    );
    const row = ancestors[list - 1];
    if (row === undefined || list > LIST_DEPTH) return false;
    const isInRow = (each: { frame: number; ancestors: readonly number[] }) =>
      each.frame === frame && each.ancestors.includes(row);
    const kinds = texts.filter(isInRow).map(({ text }) => (text.length <= LONGEST_NAME ? paymentKind(text) : 'other'));
    const isOnly = elements.filter((each) => isInRow(each) && each.visible && each.role === 'button').length === 1;
    return isOnly && kinds.includes('card') && kinds.every((kind) => kind === 'card' || kind === 'other');
  });
}

/** "Add a purchase protection, 2.99" adds something else than a card. */
function sellsAlong(name: string): boolean {
  return /\d/.test(name) || says('extraOffer', name);
}

/** Wrappers between a button and the list of the ways to pay. */
const LIST_DEPTH = 6;
const DOES_ELSE: readonly ActionKind[] = ['placeOrder', 'removeItem', 'edit', 'applyCoupon', 'openCoupon'];

/**
 * "Pay by card" among links for other ways to pay, each to a page of its own, after the address was given. What it says may
 * be an order: it is pressed on record, and the way goes on only where the cart is shown to be full afterwards.
 */
export function findCardLink(memory: Run['memory'], view: View): SnapshotElement | undefined {
  if (memory.cardTyped || memory.paymentMethod === 'offline' || !memory.addressGiven) return undefined;
  const orders = new Set(candidates(view, 'placeOrder', LIKELY));
  return paymentLinks(view.snapshot.elements)
    .flat()
    .find((link) => namesCard(link) && !link.covered && !orders.has(link));
}

/** Side by side with other ways to pay, what says "pay by card" asks how, whatever else its words sound like. */
function waysToPay(view: View): SnapshotElement[] {
  const orders = new Set(candidates(view, 'placeOrder', LIKELY));
  return paymentRows(view.snapshot.elements)
    .flat()
    .filter((button) => !button.disabled && !button.covered && !orders.has(button));
}

function opensOnly({ tag, type, expanded }: SnapshotElement): boolean {
  if (expanded === true) return false;
  return type === 'button' || (tag !== 'button' && tag !== 'input');
}
