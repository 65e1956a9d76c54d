import { foldLabel } from '../../../words/fold-text.ts';
import { stems } from '../../../words/name-stems.ts';
import type { FieldKind } from '../seen/types.ts';
import { reclassify, type Slot } from './slot.ts';

const addressTitle = new RegExp(stems('addressTitle'), 'u');
const PERSON: readonly FieldKind[] = ['fullName', 'firstName', 'lastName'];
/** What its words are taken for, one by one. */
const MISTAKEN: ReadonlySet<FieldKind> = new Set(['login', 'cardHolder', 'street', 'street2', ...PERSON]);

/**
 * "Alias", "Name of this address": what the customer's list of addresses calls this one is worded like the name of a user
 * or a person, or like a street. It is none of these beside fields for both, where nobody signs in.
 */
export function settleAddressTitles(slots: Slot[]): void {
  const titles = slots.filter((slot) => {
    const { element, kind, declared } = slot;
    if (element.role !== 'textbox' || declared || !MISTAKEN.has(kind)) return false;
    if (![element.label, element.placeholder].some((text) => addressTitle.test(foldLabel(text).trim()))) return false;
    const beside = slots.filter(
      (other) => other !== slot && other.element.form === element.form && other.element.frame === element.frame,
    );
    const has = (...kinds: FieldKind[]) => beside.some((other) => kinds.includes(other.kind));
    return has('street') && !has('password') && has(...PERSON);
  });
  for (const title of titles) {
    title.scores.clear();
    reclassify(title, 'other', 'the name of the address itself', 0);
  }
}
