import { paymentKind } from '../../../words/payment-words.ts';
import { reclassify, type Slot } from './slot.ts';

/** Tabs side by side, of which one is a card and another a way to pay as well, choose how to pay. Other tabs are no fields. */
export function settleTabs(slots: Slot[]): void {
  const tabs = slots.filter((s) => s.element.role === 'tab');
  for (const row of Map.groupBy(tabs, (s) => `${s.element.frame}:${s.element.ancestors[0]}`).values()) {
    const kinds = row.map((s) => paymentKind(s.element.text || s.element.ariaLabel));
    const isPayment =
      kinds.includes('card') && (row.length === 1 || kinds.filter((kind) => kind !== 'other').length > 1);
    for (const slot of row) {
      reclassify(
        slot,
        isPayment ? 'paymentMethod' : 'other',
        isPayment ? 'tabs of ways to pay' : 'a tab',
        isPayment ? 1 : 0,
      );
      if (isPayment) slot.section = 'payment';
    }
  }
}
