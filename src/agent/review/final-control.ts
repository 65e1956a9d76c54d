import { paymentKind } from '../../words/payment-words.ts';
import { says } from '../../words/says.ts';
import { cardFields } from '../card/card-fields.ts';
import { cardSender } from '../card/card-sender.ts';
import {
  actionName,
  BY_PLACE,
  isChosenBesideLinks,
  isSubmit,
  readTotals,
  type SnapshotElement,
} from '../perception/index.ts';
import type { Run } from '../run/run.ts';
import { asksForCardApart } from '../view/asks-for-card-apart.ts';
import { POSSIBLE, WEAK } from '../view/certainty.ts';
import { formSubmits, sendsForm } from '../view/form-submits.ts';
import { isBareCart, isCartAgain, isDoor } from '../view/is-bare-cart.ts';
import { isStepHeading } from '../view/is-step-heading.ts';
import { leadsHere, stepName } from '../view/leads-here.ts';
import { isNewsletterSubmit } from '../view/lone-email.ts';
import { otherPayments } from '../view/other-payments.ts';
import { paysLater } from '../view/pays-later.ts';
import { candidates, elementOf, type View } from '../view/view.ts';
import { addsPayment } from './adds-payment.ts';
import { announcesReview } from './announces-review.ts';
import { loneOrder } from './lone-order.ts';

export interface FinalControl {
  element: SnapshotElement;
  /** It does not say that it orders. A review may follow, or it may be the order: it is treated as the order. */
  ambiguous: boolean;
}

/**
 * The control that would submit the order, if the page has one. Once the card was typed, a plain "Continue" may well be
 * the order, on the page that holds the card and on any later page that says what would be charged. Only where the
 * control itself or the page's list of steps announces a review is it taken as harmless.
 */
export function finalControl(run: Pick<Run, 'memory'>, view: View): FinalControl | null {
  if (isBareCart(run, view) || isCartAgain(run, view) || isDoor(run, view)) return null;
  const others = otherPayments(run, view);
  const [place] = candidates(view, 'placeOrder').filter(
    (element) =>
      !others.has(element.ref) &&
      !leadsHere(view, element) &&
      !leadsToStepLeft(run, element) &&
      !isInForeignFrame(view, element) &&
      !isStepHeading(view, element) &&
      !isOfCartLayer(view, element) &&
      !(isGuess(view, element) && isOfEachBlock(view, element)) &&
      !paysLater(run, view, element) &&
      !asksForCardApart(run, view, element) &&
      !paysOtherwise(run, view, element) &&
      !(element.role === 'clickable' && isChosenBesideLinks(view.snapshot.elements, element)),
  );
  const before = place && run.memory.cardTyped ? addsPayment(view, place) : undefined;
  if (before) return { element: before, ambiguous: true };
  if (place) return { element: place, ambiguous: tellsOfStep(place) || isOfForeignFrame(view, place.frame) };
  const lone = loneOrder(run, view);
  if (lone) return { element: lone, ambiguous: true };
  if (!run.memory.cardTyped) return null;
  if (cardFields(view).length === 0 && !readTotals(view.snapshot).total) return null;
  // Words that nobody understands may order, whatever steps the page lists: a second reader's word does not change that.
  const mayOrder = (element: SnapshotElement) => !isNewsletterSubmit(view, element) && !isStepHeading(view, element);
  const named = candidates(view, 'placeOrder', SAID_ANYWHERE).find(
    (each) => mayOrder(each) && sendsForm(each) && !others.has(each.ref) && !isInForeignFrame(view, each),
  );
  if (named && cardFields(view).length === 0) return { element: named, ambiguous: true };
  const onward = candidates(view, 'continue').filter(mayOrder);
  const [said] = belowCard(
    view,
    onward.filter(({ ref }) => !view.taught?.ways.has(ref)),
  );
  const unsaid = [...formSubmits(view).filter(mayOrder), cardSender(view)];
  const next = said ?? onward[0] ?? unsaid.find((each) => each && !isOfEachBlock(view, each));
  if (!next || says('review', next.text || next.label)) return null;
  return next === said && announcesReview(run, view, next) ? null : { element: next, ambiguous: true };
}

/**
 * Words that order, on a page of which nothing says that it is a checkout: a shop may have one address for all steps, that
 * of its cart. After the card was typed they are believed there too.
 */
const SAID_ANYWHERE = 0.25;

/** A crumb of a step that was gone on from opens it again, though it is called "Payment". Those with an anchor are buttons. */
function leadsToStepLeft({ memory }: Pick<Run, 'memory'>, { role, href, text }: SnapshotElement): boolean {
  if (role !== 'link' || !/^https?:[^#]+$/.test(href)) return false;
  return memory.stepsLeft.has(href) || memory.stepsLeft.has(stepName(text));
}

/**
 * Whatever it says to the customer: the name of a button is what its form tells the merchant. One that is called "checkout"
 * may only have the order checked, and the page that follows has another that confirms it.
 */
function tellsOfStep({ form, type, name }: SnapshotElement): boolean {
  return form >= 0 && type === 'submit' && STEP_NAMES.test(name);
}

const STEP_NAMES = /^(checkout|review|preview)$/i;

/** Where each block has a button that saves it, the card's own comes below the card. */
function belowCard(view: View, controls: readonly SnapshotElement[]): readonly SnapshotElement[] {
  const last = Math.max(...cardFields(view).map(({ element }) => element.order));
  const below = controls.filter(({ order }) => order > last);
  return below.length > 0 ? below : controls;
}

const wordsIn = (text: string): string => text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();

/** Its words say nothing: that it may order is a guess by where it stands. */
function isGuess({ actions }: View, { ref }: SnapshotElement): boolean {
  return actions.some((action) => action.ref === ref && action.kind === 'placeOrder' && action.why === BY_PLACE);
}

/** An order is placed by one control: what says the same in the form of another block saves what was answered there. */
function isOfEachBlock({ snapshot }: View, { ref, frame, form, role, text }: SnapshotElement): boolean {
  // What was saved may show a tick behind its words.
  const words = wordsIn(text);
  const isTwin = (each: SnapshotElement) => each.role === role && words !== '' && wordsIn(each.text) === words;
  return snapshot.elements.some(
    (each) =>
      each.visible &&
      each.ref !== ref &&
      each.frame === frame &&
      form >= 0 &&
      each.form >= 0 &&
      each.form !== form &&
      isTwin(each),
  );
}

/**
 * "Pay on delivery" among other ways to pay, which sends no form, is one of them and not the order: pressed, it would
 * change how the order is paid.
 */
function paysOtherwise({ memory }: Pick<Run, 'memory'>, { snapshot }: View, element: SnapshotElement): boolean {
  const { ref, tag, role, frame, form } = element;
  if (memory.paymentMethod === 'offline' || (form >= 0 && isSubmit(element))) return false;
  if (paymentKind(actionName(element)) !== 'offline') return false;
  return snapshot.elements.some(
    (other) =>
      other.ref !== ref &&
      other.visible &&
      other.tag === tag &&
      other.role === role &&
      other.frame === frame &&
      paymentKind(actionName(other)) !== 'other',
  );
}

/**
 * A cart that lies open beside the checkout leads there by the same words. Its layer lets the lines be changed, and the
 * page itself has a control that orders, be it shut until all is answered.
 */
function isOfCartLayer(view: View, { frame, dialog }: SnapshotElement): boolean {
  if (dialog < 0) return false;
  const isInside = (element: SnapshotElement) => element.frame === frame && element.dialog === dialog;
  const takesOut = new Set(candidates(view, 'removeItem', WEAK).map(({ ref }) => ref));
  const isLineControl = ({ ref, visible }: SnapshotElement) =>
    visible && (view.fields.get(ref)?.kind === 'quantity' || takesOut.has(ref));
  const ordersOutside = view.actions.some(({ ref, kind, score }) => {
    const element = kind === 'placeOrder' && score >= POSSIBLE ? elementOf(view, ref) : undefined;
    return element?.visible === true && element.dialog < 0;
  });
  return ordersOutside && view.snapshot.elements.some((each) => isInside(each) && isLineControl(each));
}

/** In a frame of another site an order is sent only where the card is asked for: an advertisement may say "Place order" too. */
function isInForeignFrame(view: View, { frame }: SnapshotElement): boolean {
  return isOfForeignFrame(view, frame) && cardFields(view).every(({ element }) => element.frame !== frame);
}

/** What takes the payment may say "Pay" and only hand the card over: whether the merchant then has the order is its own affair. */
function isOfForeignFrame({ snapshot }: View, frame: number): boolean {
  return snapshot.frames[frame]?.foreign ?? false;
}

/** Whether what sends this page's form only leads to a page on which the order is looked through. */
export function leadsToReview(run: Pick<Run, 'memory'>, view: View): boolean {
  const [next] = [...candidates(view, 'continue'), ...formSubmits(view)];
  return next !== undefined && candidates(view, 'placeOrder').length === 0 && announcesReview(run, view, next);
}
