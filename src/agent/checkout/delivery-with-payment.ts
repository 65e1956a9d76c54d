import { paymentKind } from '../../words/payment-words.ts';
import type { ShippingOption } from '../perception/index.ts';

/** Some shops ask for the delivery and for the payment in one: "Courier (2-3 days), PayU (card, bank)", "Courier, cash". */
export function paysByCard(delivery: string): boolean {
  return partsOf(delivery).some((part) => paymentKind(part) === 'card') && !paysOffline(delivery);
}

/** Where some of the deliveries are paid by card, those that are paid in cash or by a transfer are none for the card at hand. */
export function payableByCard(options: readonly ShippingOption[]): readonly ShippingOption[] {
  if (!options.some(({ label }) => paysByCard(label))) return options;
  return options.filter(({ label }) => !paysOffline(label));
}

/** What stands in brackets lists what the payment's own page offers. */
function paysOffline(delivery: string): boolean {
  return paymentKind(delivery.replace(BRACKETS, ' ')) === 'offline';
}

const BRACKETS = /[(（][^()（）]*[)）]/gu;

function partsOf(delivery: string): string[] {
  return delivery.split(/[(（)）,;/|·–]|\s-\s/u).map((part) => part.trim());
}
