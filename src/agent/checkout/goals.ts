import { enterCard, mayEnterCard } from '../card/enter-card.ts';
import { settleSums } from '../reader/index.ts';
import { dismissOverlays, hasWayOut } from '../refusals/dismiss-overlays.ts';
import { hasBoxes, setCheckboxes } from '../refusals/set-checkboxes.ts';
import { applyCoupons } from './apply-coupons.ts';
import { chooseHonorific } from './choose-honorific.ts';
import { choosePayment } from './choose-payment.ts';
import { chooseShipping } from './choose-shipping.ts';
import { fillDetails } from './fill-details.ts';
import type { Goal } from './goal.ts';
import { passSignIn } from './pass-sign-in.ts';

const typeCard: Goal = {
  name: 'enterCard',
  appliesWhen: (run, view) => !run.hooks.rehearsal && mayEnterCard(run, view),
  act: async (run, view) => enterCard(run, await settleSums(run, view)),
};

/**
 * In the order in which a person would deal with them. The goals of one line share a look as long as none of them makes the
 * page ask the merchant for something; the first line that has something to do on the page does it. Delivery comes before
 * coupons because a page that recalculates for a coupon may forget an address for which no delivery was chosen yet.
 */
export const GOALS: readonly (readonly Goal[])[] = [
  [{ name: 'dismissOverlays', appliesWhen: (_run, view) => hasWayOut(view), act: dismissOverlays }],
  [
    { name: 'setCheckboxes', appliesWhen: (_run, view) => hasBoxes(view), act: setCheckboxes },
    chooseHonorific,
    fillDetails,
  ],
  [passSignIn],
  [chooseShipping, applyCoupons, choosePayment, typeCard],
];

/** Undefined for a goal of a recipe from a time when there was such a goal. */
export function findGoal(name: string): Goal | undefined {
  return GOALS.flat().find((goal) => goal.name === name);
}

/** Whether what is known of a page can be done before it has come to rest. */
export function mayHurry(goals: readonly string[]): boolean {
  return !goals.some((name) => findGoal(name)?.choosesOffer);
}
