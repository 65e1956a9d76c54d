import type { OrderItem } from '../../orders/index.ts';
import { foldText } from '../../words/fold-text.ts';
import { AROUND } from '../perception/index.ts';
import type { View } from '../view/view.ts';
import { type Choice, readAxes } from './find-choice.ts';
import { productTitle } from './product-title.ts';

/**
 * A shop may answer a choice with a page that does not ask for it any more: in place of the list stands what was chosen,
 * as a text with a cross to take it back. It is so where the same product came back, nothing offers the value, the
 * axis is still named, and right behind its name stands the value alone, which no text said before.
 */
export function isLeftAsText(before: View, after: View, item: OrderItem, { axis, value }: Choice): boolean {
  if (productTitle(before) !== productTitle(after)) return false;
  const [name, label] = [foldText(axis.name), foldText(value.label)];
  const isOffered = readAxes(after, item).some(
    (each) => foldText(each.name) === name || each.values.some((other) => foldText(other.label) === label),
  );
  if (name === '' || label === '' || isOffered) return false;
  if (ownTexts(before).some((text) => text === label)) return false;
  const texts = ownTexts(after);
  return texts.some((text, at) => text === name && texts[at + 1] === label);
}

function ownTexts({ snapshot }: View): string[] {
  const texts = snapshot.texts.filter(({ landmark, covered }) => !AROUND.has(landmark) && !covered);
  return texts.map(({ text }) => foldText(text)).filter((text) => text !== '');
}
