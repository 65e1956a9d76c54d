import type { OrderItem } from '../../orders/index.ts';
import { foldText } from '../../words/fold-text.ts';
import type { SnapshotElement } from '../perception/index.ts';
import type { View } from '../view/view.ts';

/**
 * Some shops let one put together several variants before anything is added: once every list is set, a row with the values
 * and a number of its own comes up, and the lists are empty again for the next one. Whether a row came up since, one
 * alone, that names everything that was asked for.
 */
export function isListed(before: View, after: View, { variant }: OrderItem): boolean {
  const wishes = Object.values(variant).filter((label) => label.trim() !== '');
  if (wishes.length === 0 || numbersOf(before).length > 0) return false;
  const [number, another] = numbersOf(after);
  if (!number || another) return false;
  const known = new Set(before.snapshot.texts.map(({ text }) => text));
  const isNew = ({ text, frame }: View['snapshot']['texts'][number]) => frame === number.frame && !known.has(text);
  const words = after.snapshot.texts.filter((text) => isNew(text) && isInRow(text, number)).map(({ text }) => text);
  const said = ` ${foldText(words.join(' '))} `;
  return wishes.every((label) => said.includes(` ${foldText(label)} `));
}

/** A row, its cells, and what may lie around the number in its own. */
const ROW_DEPTH = 4;

function isInRow({ ancestors }: { ancestors: readonly number[] }, number: SnapshotElement): boolean {
  return number.ancestors.slice(0, ROW_DEPTH).some((wrapper) => ancestors.includes(wrapper));
}

function numbersOf({ snapshot, fields }: View): SnapshotElement[] {
  return snapshot.elements.filter(({ ref, visible }) => visible && fields.get(ref)?.kind === 'quantity');
}
