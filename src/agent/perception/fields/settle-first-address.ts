import { ADDRESS_FIELDS } from '../seen/field-groups.ts';
import type { FieldKind } from '../seen/types.ts';
import { sectionOf } from './section-of-field.ts';
import { is, type Slot } from './slot.ts';

const OF_ADDRESS: ReadonlySet<FieldKind> = new Set(ADDRESS_FIELDS);

/**
 * "Deliver to another address" is ticked between two addresses, and the second one is said to be where the goods go: then
 * the first is the bill's, though nothing says so but a title such as "Your details".
 */
export function settleFirstAddress(slots: readonly Slot[]): void {
  for (const form of Map.groupBy(slots, ({ element }) => `${element.frame}:${element.form}`).values()) {
    const [first, second, ...more] = form.filter(is('street'));
    if (!first || !second || more.length > 0 || first.section !== second.section) continue;
    if (sectionOf(second.element).section !== 'shipping' || sectionOf(first.element).section === 'shipping') continue;
    const box = form.slice(form.indexOf(first), form.indexOf(second)).find(saysOther);
    if (!box) continue;
    for (const slot of form.slice(0, form.indexOf(box))) if (OF_ADDRESS.has(slot.kind)) slot.section = 'billing';
  }
}

function saysOther({ kind, element: { checked } }: Slot): boolean {
  return (kind === 'differentAddress' && checked === true) || (kind === 'sameAddress' && checked === false);
}
