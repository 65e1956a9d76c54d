import { paymentKind } from '../../words/payment-words.ts';
import { cardFields, showsEmptyNumber } from '../card/card-fields.ts';
import { placeInPage } from '../card/card-sender.ts';
import { type ActionKind, AROUND, actionName, paymentRows, type SnapshotElement } from '../perception/index.ts';
import { finalControl } from '../review/final-control.ts';
import type { Run } from '../run/run.ts';
import { Stop } from '../run/stop.ts';
import { asksHowToPay } from '../view/asks-how-to-pay.ts';
import { sendsForm } from '../view/form-submits.ts';
import { takesCardsAlone } from '../view/names-card.ts';
import { radioQuestions } from '../view/radio-questions.ts';
import { candidates, type View } from '../view/view.ts';
import { areDeliveriesToCome } from './await-deliveries.ts';
import { mayPayOffline } from './choose-payment.ts';
import { paysByCard } from './delivery-with-payment.ts';
import { findPresetPayment, saysCardPays } from './find-preset-payment.ts';
import { openSlots } from './open-slots.ts';
import { waysOn } from './ways-on.ts';

/** Ready means: a control that places the order is in reach, and delivery and payment are settled. */
export function isReady(
  run: Pick<Run, 'hints' | 'hooks' | 'memory' | 'order' | 'site'>,
  view: View,
  isUntried: (control: SnapshotElement) => boolean,
): boolean {
  const control = finalControl(run, view);
  if (!control) return false;
  // Sums may well add up before the delivery is in them.
  const isOpen = openSlots(run, view).some(
    ({ about, opener }) => isUntried(opener) || (about === 'shippingMethod' && run.memory.shippingOffered),
  );
  if (isOpen || areDeliveriesToCome(run, view) || leavesChoiceOpen(view, control.element)) return false;
  if (run.memory.shippingOffered && run.memory.shippingOption === null) return false;
  if (run.memory.cardTyped && sendsOfCard(view, control.element).some(isUntried)) return false;
  if (run.memory.cardTyped || run.memory.paymentMethod === 'offline') return true;
  if (cardFields(view).length > 0) return false;
  // Sections that still have to be opened or saved come first. One that did not let us continue may say what it still wants.
  const ways = waysOn(run, view).filter((element) => leadsOn(view, element));
  if (ways.some(isUntried) || (ways.length > 0 && complains(view))) return false;
  // A way to pay may be a control of its own, which says how it pays: "Pay by card".
  const saysCard =
    paymentKind(actionName(control.element)) === 'card' ||
    saysCardPays(view) ||
    takesCardsAlone(view) ||
    paysByCard(run.memory.shippingOption ?? '') ||
    (run.memory.cardToldAlone && namesNoPayment(run, view));
  if (run.memory.paymentMethod === null && saysCard) run.memory.paymentMethod = 'card';
  // Part of a form, such as one that is cut off: the order would be sent with an empty card.
  if (run.memory.paymentMethod === 'card' && showsEmptyNumber(view))
    throw new Stop('payment_method_unavailable', 'the card form cannot be filled in: only a part of it is in sight');
  if (run.memory.cardIsSaid)
    throw new Stop('payment_method_unavailable', 'what was said to be the card does not ask for one');
  // Chosen, and nowhere to type it: the card is asked for after the order.
  if (run.memory.paymentMethod === 'card' && run.hooks.card) return true;
  // Nothing tells how this order is paid.
  if (!mayPayOffline(run)) {
    throw new Stop('payment_method_unavailable', 'the order can be placed but no card form is offered');
  }
  // What would change it leads nowhere: whether a card is offered instead was never seen.
  if (run.hooks.card && findPresetPayment(run, view))
    throw new Stop('payment_method_unavailable', 'the order page keeps a way to pay that nobody chose');
  if (run.hooks.card && (offersCard(view) || run.memory.cardPassedBy))
    throw new Stop('payment_method_unavailable', 'the order page offers the card, and it was not chosen');
  if (run.hooks.card && paymentRows(view.snapshot.elements).length > 0)
    throw new Stop(
      'payment_method_unavailable',
      'the order page offers ways to pay, and none of them is called the card',
    );
  run.memory.paymentMethod = 'offline';
  return true;
}

/** What a step before told of the payment still holds: the page neither asks for it nor says any other way. */
function namesNoPayment(run: Pick<Run, 'memory' | 'order'>, view: View): boolean {
  const isOffline = view.snapshot.texts.some(({ text, covered }) => !covered && paymentKind(text) === 'offline');
  return !isOffline && !asksHowToPay(view) && findPresetPayment(run, view) === undefined;
}

/**
 * The card's own form has a button that leads on, and what says that it orders sends no form: it is the title of the step
 * that comes then, or waits for the card to be sent.
 */
function sendsOfCard(view: View, order: SnapshotElement): SnapshotElement[] {
  if (sendsForm(order)) return [];
  const forms = cardFields(view).map(({ element }) => placeInPage(view, element)?.form ?? -1);
  return candidates(view, 'continue').filter(
    (each) =>
      each.frame === 0 && each.form >= 0 && forms.includes(each.form) && sendsForm(each) && each.order < order.order,
  );
}

/** Something on the page is called the card and can be pressed, though it was not read as a way to pay. */
export function offersCard({ snapshot }: View): boolean {
  return snapshot.elements.some(
    (element) =>
      element.visible &&
      !AROUND.has(element.landmark) &&
      actionName(element).length <= LONGEST_NAME &&
      paymentKind(actionName(element)) === 'card',
  );
}

const LONGEST_NAME = 40;

/** A browser does not send a form in which a required choice is open: a press there would only leave doubt behind. */
function leavesChoiceOpen({ snapshot }: View, { frame, form }: SnapshotElement): boolean {
  const own = snapshot.elements.filter(
    (element) => element.frame === frame && element.form === form && element.visible && !element.disabled,
  );
  const isOpenGroup = (group: readonly SnapshotElement[]) =>
    group.some(({ required }) => required) && group.every(({ checked }) => checked === false);
  return (
    form >= 0 &&
    (radioQuestions(own).some(isOpenGroup) ||
      own.some(({ tag, required, filled, value }) => tag === 'select' && required && !filled && value === ''))
  );
}

/** "Confirm order" says both that it leads on and that it orders: it counts as what it says more clearly. */
function leadsOn(view: View, element: SnapshotElement): boolean {
  const scoreOf = (kind: ActionKind) =>
    view.actions.find((action) => action.ref === element.ref && action.kind === kind)?.score ?? 0;
  return candidates(view, 'continue').includes(element) && scoreOf('continue') > scoreOf('placeOrder');
}

function complains({ snapshot }: View): boolean {
  return (
    snapshot.messages.some(({ kind }) => kind === 'error') ||
    snapshot.elements.some(({ visible, invalid, error }) => visible && (invalid || error !== ''))
  );
}
