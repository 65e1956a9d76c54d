import { foldLabel } from '../../../words/fold-text.ts';
import type { SnapshotElement } from '../seen/types.ts';
import { reclassify, type Slot } from './slot.ts';

/**
 * "Find address" is the name of a box and of the button behind it: what is typed there is looked up. As long as the page
 * has another line for the street, that box is none, and no first line before it.
 */
export function settleLookups(slots: readonly Slot[], elements: readonly SnapshotElement[]): void {
  for (const slot of slots) {
    if (slot.kind !== 'street' || slot.declared || !isLookup(slot.element, elements)) continue;
    const isOther = ({ kind, element }: Slot) =>
      kind === 'street' && element.visible && element.frame === slot.element.frame && !isLookup(element, elements);
    if (slots.some(isOther)) reclassify(slot, 'search', 'the button beside it looks it up');
  }
}

function isLookup(box: SnapshotElement, elements: readonly SnapshotElement[]): boolean {
  const next = elements[elements.indexOf(box) + 1];
  const name = foldLabel(box.label);
  return name !== '' && next?.role === 'button' && next.frame === box.frame && foldLabel(next.text) === name;
}
