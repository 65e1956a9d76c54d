import type { PostalAddress } from '../../orders/index.ts';
import { foldText } from '../../words/fold-text.ts';
import { pressForEffect } from '../actions/press-for-effect.ts';
import type { SnapshotElement } from '../perception/index.ts';
import type { Run } from '../run/run.ts';
import { hasOwnBillingAddress } from '../spelling/billing-address.ts';
import { candidates, type View } from '../view/view.ts';
import { blockOf, topicsBeside } from './block-of.ts';
import type { Goal } from './goal.ts';

const MOST_TRIES = 2;

/**
 * Shops that know the buyer write both addresses out, each beside a control that changes it, and take one for the other
 * until they are told. Where the order has two, that control leads to the fields of the one that is wrong. The merchant has
 * asked so: a billing address that cannot be given then is no order with another one.
 */
export const changeAddress: Goal = {
  name: 'changeAddress',
  appliesWhen: (run, view) => addressChanger(run, view) !== null,
  act: async (run, view) => {
    const wrong = addressChanger(run, view);
    if (!wrong) return 'idle';
    if (wrong.topic === 'billing') run.memory.billingAsked = true;
    if (!run.tries.mayTry(`change ${wrong.topic} address`, MOST_TRIES)) return 'idle';
    return pressForEffect(run, view, wrong.control);
  },
};

/** What changes an address that is shown in the place of the other one. */
export function addressChanger(
  { memory, order }: Pick<Run, 'memory' | 'order'>,
  view: View,
): { topic: string; control: SnapshotElement } | null {
  const { billingAddress: billing, shippingAddress: shipping } = order;
  if (!billing || !hasOwnBillingAddress(order) || memory.cardTyped || !memory.cartVerified) return null;
  const controls = candidates(view, 'edit').filter(({ visible, covered }) => visible && !covered);
  const find = (topic: string, shown: PostalAddress) => {
    const control = controls.find((each) => topicsBeside(view, each)[0] === topic && shows(view, each, shown));
    return control ? { topic, control } : null;
  };
  return (
    (memory.shippingStreetFilled ? null : find('shipping', billing)) ??
    (memory.billingStreetFilled ? null : find('billing', shipping))
  );
}

function shows(view: View, control: SnapshotElement, { addressLine1 }: PostalAddress): boolean {
  return foldText(blockOf(view, control).join(' ')).includes(foldText(addressLine1));
}
