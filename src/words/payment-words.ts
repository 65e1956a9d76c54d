import { foldText } from './fold-text.ts';
import { says } from './says.ts';
import { withoutPrice } from './without-price.ts';

export type PaymentKind = 'card' | 'offline' | 'other';

/** What kind of payment a method's label speaks of. Labels with both card and gift words are no cards. */
export function paymentKind(label: string): PaymentKind {
  const words = foldText(withoutPrice(label));
  if (says('offlinePayment', words) && !/\b(credit|kredit\w*|debit)\b/.test(words)) return 'offline';
  if (says('notCard', words)) return 'other';
  return says('card', words) || (PROCESSORS.test(words) && !BESIDE_CARDS.test(words)) ? 'card' : 'other';
}

/** Companies that take cards for shops: some shops call the card by the one that takes it. */
const PROCESSORS = /\b(stripe|braintree|authorize net|adyen|worldpay|cybersource|sage ?pay|opayo|eway|windcave)\b/;
/** What the same companies take besides. */
const BESIDE_CARDS =
  /\b(ideal|sepa|bancontact|giropay|sofort|eps|p24|przelewy ?24|blik|link|alipay|wechat|affirm|afterpay|clearpay|ach|bank|oxxo|boleto|pix|multibanco|twint|swish|vipps|mobilepay|apple|google|wallet)\b/;

/** Names of card networks are the same in every language. */
const NETWORKS = /^(visa|master ?card|american express|amex|maestro|discover|jcb|diners)\b/;

export function isCardNetwork(name: string): boolean {
  return NETWORKS.test(foldText(name));
}
