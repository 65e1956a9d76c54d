import { press } from '../actions/press.ts';
import type { FieldKind, SnapshotElement } from '../perception/index.ts';
import type { Run } from '../run/run.ts';
import type { View } from '../view/view.ts';
import { lacksBillingAddress } from './plan-details.ts';

/** A page that is redrawn with each answer loses what was copied before. */
const MOST_COPIES = 4;

/**
 * An empty billing address with a button of its own above the first field, which sends no form: whatever it says, all
 * that it can do there is to fill these fields, from the address that was just given. The order's own bill goes there. A box
 * to tick might subscribe to something.
 */
export async function copyAddress(run: Run, view: View): Promise<boolean> {
  if (!run.memory.addressGiven || !lacksBillingAddress(view, run.order, run.memory)) return false;
  const button = findCopier(view);
  if (!button || !run.tries.mayTry(`copy address ${view.snapshot.url}`, MOST_COPIES)) return false;
  await press(run, view, button);
  return true;
}

function findCopier({ snapshot, fields }: View): SnapshotElement | null {
  const typed = snapshot.elements.filter(({ ref, visible, role }) => visible && role === 'textbox' && fields.has(ref));
  const kindOf = (at: number) => fields.get(typed[at]?.ref ?? '')?.kind;
  const buttonBefore = (at: number): SnapshotElement | null => {
    const [before, first] = [typed[at - 1], typed[at]];
    if (!before || !first) return null;
    const [only, ...more] = snapshot.elements.filter(
      ({ visible, role, frame, order }) =>
        visible && role === 'button' && frame === first.frame && order > before.order && order < first.order,
    );
    const isOfBlock = only?.type === 'button' && only.form === first.form && only.section === first.section;
    return isOfBlock && more.length === 0 && !only.disabled ? only : null;
  };
  // What nobody knows, such as a name for the address above, is not where the bill's address begins, nor is a remark.
  const isOfBill = (ref: string) => fields.get(ref)?.section === 'billing' && !NO_ADDRESS.has(fields.get(ref)?.kind);
  let at = typed.findIndex(({ ref }) => isOfBill(ref));
  // The names that its block begins with may pass for those of the buyer.
  while (at > 0 && buttonBefore(at) === null && NAMES.has(kindOf(at - 1))) at -= 1;
  return buttonBefore(at);
}

const NO_ADDRESS: ReadonlySet<FieldKind | undefined> = new Set(['other', 'orderNote']);
const NAMES: ReadonlySet<FieldKind | undefined> = new Set(['firstName', 'lastName', 'fullName']);
