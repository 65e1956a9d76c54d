import { foldText } from '../../words/fold-text.ts';
import type { SnapshotElement } from '../perception/index.ts';
import type { View } from '../view/view.ts';
import { findUnaskedText } from './find-unasked-text.ts';
import { productTitle } from './product-title.ts';

/**
 * The text or date that the shop wants before it adds the product, as it says after the press, in whatever language: the
 * same product is still shown, and an empty field of its is marked as wrong, or named by a message, which was not so before.
 */
export function refusedForText(before: View, after: View): SnapshotElement | undefined {
  if (productTitle(before) !== productTitle(after)) return undefined;
  const marked = findUnaskedText(after, isWrong);
  if (marked && !findUnaskedText(before, isWrong)) return marked;
  const known = new Set(before.snapshot.messages.map(({ text }) => text));
  // What names the product as well says what was added.
  const title = foldText(productTitle(after));
  const said = after.snapshot.messages
    .filter(({ kind, text }) => kind !== 'success' && !known.has(text))
    .map(({ text }) => ` ${foldText(text)} `)
    .filter((text) => title === '' || !text.includes(` ${title} `));
  return findUnaskedText(after, (field) => {
    const name = foldText(nameOf(field));
    return name !== '' && said.some((text) => text.includes(` ${name} `));
  });
}

export const nameOf = ({ label, placeholder }: SnapshotElement): string => label || placeholder;

const isWrong = ({ invalid, error }: SnapshotElement) => invalid || error !== '';
