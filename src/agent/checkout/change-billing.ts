import { pressForEffect } from '../actions/press-for-effect.ts';
import type { SnapshotElement } from '../perception/index.ts';
import type { Run } from '../run/run.ts';
import { hasOwnBillingAddress } from '../spelling/billing-address.ts';
import { isOwnAddress } from '../view/is-own-address.ts';
import { candidates, type View } from '../view/view.ts';
import { blockOf, topicsBeside } from './block-of.ts';
import type { Goal } from './goal.ts';

const MOST_TRIES = 2;

/**
 * Shops that know the buyer write the billing address out, beside a control that changes it, and take the delivery's for
 * it. Where another one was asked for, that control leads to its fields. The merchant has asked so: a billing address that
 * cannot be given then is no order with another one.
 */
export const changeBilling: Goal = {
  name: 'changeBilling',
  appliesWhen: (run, view) => billingChanger(run, view) !== undefined,
  act: async (run, view) => {
    const control = billingChanger(run, view);
    if (!control) return 'idle';
    run.memory.billingAsked = true;
    return run.tries.mayTry('change billing', MOST_TRIES) ? pressForEffect(run, view, control) : 'idle';
  },
};

/** What changes a billing address that shows where the goods are sent to, though another one is to be billed. */
export function billingChanger(run: Pick<Run, 'memory' | 'order'>, view: View): SnapshotElement | undefined {
  const { billingStreetFilled, cardTyped, cartVerified } = run.memory;
  if (!hasOwnBillingAddress(run.order) || billingStreetFilled || cardTyped || !cartVerified) return undefined;
  return candidates(view, 'edit').find(
    (control) =>
      control.visible &&
      !control.covered &&
      topicsBeside(view, control)[0] === 'billing' &&
      isOwnAddress(blockOf(view, control).join(' '), run.order.shippingAddress),
  );
}
