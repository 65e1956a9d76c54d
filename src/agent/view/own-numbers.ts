import { isSameProduct, type SnapshotElement } from '../perception/index.ts';
import type { Run } from '../run/run.ts';
import type { View } from './view.ts';

/**
 * Noted before the press that adds a product: with its name and its price beside it, a number that is there by then reads
 * like a line of the cart, and says how many would be added. A product that is in the cart already may be counted there.
 */
export function noteOwnNumbers({ memory }: Pick<Run, 'memory'>, view: View): void {
  if (memory.addedItems.some(({ finalUrl }) => isSameProduct(view.snapshot.url, finalUrl))) return;
  for (const element of view.snapshot.elements)
    if (element.dialog < 0 && view.fields.get(element.ref)?.kind === 'quantity')
      memory.ownNumbers.add(keyOf(view, element));
}

export function isOwnNumber({ memory }: Pick<Run, 'memory'>, view: View, element: SnapshotElement): boolean {
  return element.dialog < 0 && memory.ownNumbers.has(keyOf(view, element));
}

function keyOf({ snapshot }: View, { frame, form, tag, name, id, context }: SnapshotElement): string {
  return [snapshot.url.replace(/#[\w-]*$/, ''), frame, form, tag, name, id, context].join(' ');
}
