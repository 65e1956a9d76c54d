import { paymentKind } from '../../words/payment-words.ts';
import { actionName, type ElementRef, paymentLinks, paymentRows } from '../perception/index.ts';
import type { Run } from '../run/run.ts';
import type { View } from './view.ts';

/** Buttons and links beside the one for the card that would pay in another way: pressed, they change how the order is paid. */
export function otherPayments({ memory }: Pick<Run, 'memory'>, { snapshot }: View): Set<ElementRef> {
  if (memory.paymentMethod === 'offline') return new Set();
  const buttons = [...paymentRows(snapshot.elements), ...paymentLinks(snapshot.elements)].flat();
  return new Set(buttons.filter((button) => paymentKind(actionName(button)) !== 'card').map(({ ref }) => ref));
}
