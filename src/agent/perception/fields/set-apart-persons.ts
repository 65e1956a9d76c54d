import { ADDRESS_FIELDS } from '../seen/field-groups.ts';
import type { SnapshotElement } from '../seen/types.ts';
import { reclassify, type Slot } from './slot.ts';

type Choice = 'shippingOption' | 'paymentMethod';

/**
 * A list among the lines of an address, of which neither its name nor an answer speaks of a delivery or a way to pay, asks
 * something about the person, such as the language: what else spoke for one, "Shipping address", `payment[city]` and the
 * names of that form, the address has as well.
 */
export function setApartPersons(
  slots: Slot[],
  speaksOf: Readonly<Record<Choice, (list: SnapshotElement) => boolean>>,
): void {
  for (const slot of slots) {
    const { element, kind } = slot;
    if ((kind !== 'shippingOption' && kind !== 'paymentMethod') || element.role !== 'select') continue;
    const lines = slots.filter((each) => ADDRESS_FIELDS.includes(each.kind) && isBeside(each.element, element));
    if (lines.length > 1 && !speaksOf[kind](element)) reclassify(slot, 'other', 'among the lines of an address', 0);
  }
}

/** In one form, under one heading or with names of one group. */
function isBeside(one: SnapshotElement, other: SnapshotElement): boolean {
  if (one.frame !== other.frame || one.form !== other.form) return false;
  return one.section === other.section || (ownerOf(one.name) !== '' && ownerOf(one.name) === ownerOf(other.name));
}

/** `order[address]` of `order[address][city]`. */
function ownerOf(name: string): string {
  return /^(.+?)[.:[\]]+[^.:[\]]+\]?$/.exec(name)?.[1] ?? '';
}
