import { foldText } from './fold-text.ts';
import { says } from './says.ts';
import { withoutPrice } from './without-price.ts';

export type PaymentKind = 'card' | 'offline' | 'other';

/** What kind of payment a method's label speaks of. Labels with both card and gift words are no cards. */
export function paymentKind(label: string): PaymentKind {
  const words = foldText(withoutPrice(label));
  if (says('offlinePayment', words) && !/\b(credit|kredit\w*|debit)\b/.test(words)) return 'offline';
  if (says('card', words) && !says('notCard', words)) return 'card';
  return 'other';
}

/** Names of card networks are the same in every language. */
const NETWORKS = /^(visa|master ?card|american express|amex|maestro|discover|jcb|diners)\b/;

export function isCardNetwork(name: string): boolean {
  return NETWORKS.test(foldText(name));
}
