import { type FieldKind, paymentLinks, paymentRows } from '../perception/index.ts';
import { asksFor } from './is-bare-cart.ts';
import type { View } from './view.ts';

/** Whether the page lets one choose how to pay, by fields, buttons or links, or asks for the card at once. */
export function asksHowToPay(view: View): boolean {
  const { elements } = view.snapshot;
  return asksFor(view, PAYS) || paymentRows(elements).length > 0 || paymentLinks(elements).length > 0;
}

const PAYS: ReadonlySet<FieldKind> = new Set(['paymentMethod', 'cardNumber']);
