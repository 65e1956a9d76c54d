import type { OrderItem } from '../../orders/index.ts';
import { foldText } from '../../words/fold-text.ts';
import type { View } from '../view/view.ts';
import { readAxes } from './find-choice.ts';

/**
 * Whether a value that was chosen is not chosen any more, as far as the page can tell: one choice may take back another.
 * Only lists and radio buttons always say what they hold.
 */
export function hasLost(view: View, item: OrderItem, label: string): boolean {
  const values = readAxes(view, item)
    .filter(({ widget }) => widget === 'select' || widget === 'radio')
    .flatMap((axis) => axis.values.filter((value) => foldText(value.label) === foldText(label)));
  return values.length > 0 && values.every(({ selected }) => !selected);
}

export function hasLostAny(view: View, item: OrderItem): boolean {
  return Object.values(item.variant).some((label) => label.trim() !== '' && hasLost(view, item, label));
}
