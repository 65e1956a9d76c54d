import type { OrderItem } from '../../orders/index.ts';
import { bareLabel } from '../../words/bare-label.ts';
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
    .flatMap((axis) => axis.values.filter((value) => isCalled(value.label, label)));
  return values.length > 0 && values.every(({ selected }) => !selected);
}

/** With its price or a note perhaps: "Ribbon (+ €2.00)". */
function isCalled(shown: string, label: string): boolean {
  return [shown, bareLabel(shown)].some((each) => foldText(each) === foldText(label));
}

export function hasLostAny(view: View, item: OrderItem): boolean {
  return Object.values(item.variant).some((label) => label.trim() !== '' && hasLost(view, item, label));
}
