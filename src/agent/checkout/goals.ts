import { cardFields } from '../card/card-fields.ts';
import { enterCard, mayEnterCard } from '../card/enter-card.ts';
import type { SnapshotElement } from '../perception/index.ts';
import { readBeforeCard } from '../reader/index.ts';
import type { CarefulPress } from '../refusals/agree-in-layer.ts';
import { dismissOverlays, hasWayOut } from '../refusals/dismiss-overlays.ts';
import { hasBoxes, setCheckboxes } from '../refusals/set-checkboxes.ts';
import { isShownAsAgreed } from '../review/check-shown-total.ts';
import type { Run } from '../run/run.ts';
import type { View } from '../view/view.ts';
import { answerQuestion } from './answer-question.ts';
import { answerTaught } from './answer-taught.ts';
import { applyCoupons } from './apply-coupons.ts';
import { areDeliveriesToCome } from './await-deliveries.ts';
import { changeAddress } from './change-address.ts';
import { chooseDay } from './choose-day.ts';
import { chooseHonorific } from './choose-honorific.ts';
import { choosePayment } from './choose-payment.ts';
import { chooseShipping } from './choose-shipping.ts';
import { fillDetails } from './fill-details.ts';
import type { Goal } from './goal.ts';
import { keepAddress } from './keep-address.ts';
import { hasUnsavedBlock, waitsForBlockAbove } from './note-saved.ts';
import { openDeliveries } from './open-deliveries.ts';
import { openSlots } from './open-slots.ts';
import { passSignIn } from './pass-sign-in.ts';
import { pressRecorded } from './press-on-record.ts';
import { settleDoubts } from './settle-doubts.ts';

const typeCard: Goal = {
  name: 'enterCard',
  appliesWhen: isTimeForCard,
  act: async (run, view) => {
    const isHere = cardFields(view).length > 0;
    const settled = isHere ? await readBeforeCard(run, await settleDoubts(run, view)) : view;
    return settled === view ? enterCard(run, view) : settled;
  },
};

const settleBoxes: Goal = {
  name: 'setCheckboxes',
  appliesWhen: (_run, view) => hasBoxes(view),
  act: (run, view) => {
    // No price is risked that was not agreed.
    const careful: CarefulPress = async (each, layer, control) =>
      isShownAsAgreed(run, view) && pressRecorded(each, layer, control);
    const waits = (box: SnapshotElement) =>
      waitsForBlockAbove(run, view, box) && run.tries.mayTry(boxWaitKey(view), MOST_BOX_WAITS);
    return setCheckboxes(run, view, run.hooks.rehearsal ? null : careful, waits);
  },
  staysOpen: true,
};

/** A cart that asks who orders is left by the answer: its place for codes is used before. */
const tryCodesOfCart: Goal = {
  ...applyCoupons,
  name: 'tryCodesOfCart',
  appliesWhen: (run, view) =>
    view.page.kind === 'cart' && applyCoupons.appliesWhen(run, view) && passSignIn.appliesWhen(run, view),
};

/**
 * In the order in which a person would deal with them. The goals of one line share a look as long as none of them makes the
 * page ask the merchant for something; the first line that has something to do on the page does it. Delivery comes before
 * coupons because a page that recalculates for a coupon may forget an address for which no delivery was chosen yet.
 */
export const GOALS: readonly (readonly Goal[])[] = [
  // Before anything is put away: the question about the address is a layer in which closing answers nothing.
  [keepAddress],
  [{ name: 'dismissOverlays', appliesWhen: (_run, view) => hasWayOut(view), act: dismissOverlays }],
  [settleBoxes, chooseHonorific, fillDetails],
  [tryCodesOfCart],
  [passSignIn],
  // The hours on offer are those of a day.
  [chooseDay],
  [answerTaught],
  [answerQuestion],
  [changeAddress],
  [openDeliveries],
  [chooseShipping, applyCoupons, choosePayment, typeCard],
];

/** Deferred only so often: a block that cannot be saved does not keep the card out. */
const MOST_DEFERRALS = 10;

function isTimeForCard(run: Run, view: View): boolean {
  if (run.hooks.rehearsal || !mayEnterCard(run, view)) return false;
  const mustWait = hasUnsavedBlock(run, view) || hidesQuestions(run, view) || areDeliveriesToCome(run, view);
  return !mustWait || !run.tries.mayTry(waitKey(view), MOST_DEFERRALS);
}

/** Where nothing else leads on, the card has waited long enough. False when it was not waiting. */
export function endCardWait(run: Pick<Run, 'memory' | 'tries'>, view: View): boolean {
  if (run.memory.cardTyped || cardFields(view).length === 0) return false;
  let wasWaiting = false;
  while (run.tries.mayTry(waitKey(view), MOST_DEFERRALS)) wasWaiting = true;
  return wasWaiting;
}

/** A box that waits for a block above which is never saved waits no longer, once nothing else is left to do. */
export function endBoxWait({ tries }: Pick<Run, 'tries'>, view: View): boolean {
  const waited = tries.count(boxWaitKey(view));
  if (waited === 0 || waited >= MOST_BOX_WAITS) return false;
  while (tries.mayTry(boxWaitKey(view), MOST_BOX_WAITS));
  return true;
}

const MOST_BOX_WAITS = 60;

const boxWaitKey = ({ snapshot }: View): string => `box waits ${snapshot.url}`;

const waitKey = ({ snapshot }: View): string => `card waits ${snapshot.url}`;

/** Deliveries or an address that only show when asked for: the page that comes back with them may have lost the card. */
function hidesQuestions(run: Run, view: View): boolean {
  return openSlots(run, view).some(({ about, hidesFields }) => about === 'shippingMethod' || hidesFields);
}

/** Undefined when a recipe names a goal that no longer exists. */
export function findGoal(name: string): Goal | undefined {
  return GOALS.flat().find((goal) => goal.name === name);
}

/** Whether what is known of a page can be done before it has come to rest. */
export function mayHurry(goals: readonly string[]): boolean {
  return !goals.some((name) => findGoal(name)?.choosesOffer);
}
