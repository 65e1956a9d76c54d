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

/** A way to pay whose words say that it is none by card, such as a wallet or online banking. */
export function saysNoCard(label: string): boolean {
  const words = foldText(withoutPrice(label));
  return says('notCard', words) || BESIDE_CARDS.test(words);
}

/**
 * A payment on the web that is named after none of its ways, or after the card among others: where no other is the card,
 * its page may ask for one.
 */
export function isPaidOnline(label: string): boolean {
  const words = foldText(withoutPrice(label));
  if (!says('paidOnline', words) || paymentKind(label) !== 'other') return false;
  // "Pay online: iDEAL, credit card or PayPal": the card is among what its page offers.
  return says('card', words) || (!says('notCard', words) && !BESIDE_CARDS.test(words));
}

/** Companies that take cards for shops: some shops call the card by the one that takes it. */
const PROCESSORS = new RegExp(
  `(?<![\\p{L}])(${[
    'stripe|braintree|authorize net|adyen|worldpay|cybersource|sage ?pay|opayo|eway|windcave|mollie|multisafepay|buckaroo',
    'payu|cloudpayments|freedom ?pay|robokassa|yookassa|юkassa|юкасса|paystack|flutterwave|razorpay|mercado ?pago|iyzico',
    'paytr|payplug|payzen|monetico|systempay|paybox|hipay|ogone|ingenico|worldline|saferpay|datatrans|wallee|payrexx',
    'quickpay|bambora|redsys|barion|simplepay|gopay|comgate|netopia|mobilpay|payfast|paytabs|moyasar|hyperpay|checkout com',
    '2checkout|unzer|payone|moneris|elavon|global payments|clearaccept|cardstream|trust payments|dibs|nexi|netaxept|nets easy',
    'paytrail|checkout finland|visma pay|payex|swedbank pay|valitor|borgun|reepay|frisbii|montonio|everypay|maksekeskus',
    'tpay|dotpay|imoje|espago|thepay|comfortpay|gp ?webpay|besteron|euplatesc',
    'librapay|plationline|mypos|borica|viva ?(?:wallet|com)|cardlink|corvuspay|wspay',
    'sibs|ifthenpay|eupago|paycomet|addon ?payments|sipay|axerve|gestpay|sumup',
    'payplus|tranzila|cardcom|pelecard|zcredit|myfatoorah|tap payments|telr|paymob|payzone|peach payments',
    'yoco|pesapal|interswitch|ccavenue|cashfree|instamojo|billdesk|easebuzz|midtrans|xendit|ipay88|billplz',
    'senangpay|paymongo|omise|opn payments|2c2p|vnpay|onepay|ecpay|newebpay|komoju|paygent|sbps|toss ?payments|inicis',
    'nicepay|webpay|transbank|getnet|cielo|pagseguro|pagbank|pagar me|wompi|epayco|culqi|niubiz|izipay|openpay',
    'conekta|liqpay|wayforpay|fondy|portmone|tinkoff|paykeeper|bepaid',
  ].join('|')})(?![\\p{L}])`,
  'u',
);
/** What the same companies take besides. */
const BESIDE_CARDS =
  /\b(ideal|sepa|bancontact|giropay|sofort|eps|p24|przelewy ?24|blik|link|alipay|wechat|affirm|afterpay|clearpay|ach|bank\w*|oxxo|boleto|pix|multibanco|twint|swish|vipps|mobilepay|apple|google|wallet)\b/;

/** Names of card networks are the same in every language. */
const NETWORKS = /^(visa|master ?card|american express|amex|maestro|discover|jcb|diners)\b/;

export function isCardNetwork(name: string): boolean {
  return NETWORKS.test(foldText(name));
}

/** "Visa, Mastercard": a text that lists the cards of more than one network. */
export function listsCardNetworks(text: string): boolean {
  const parts = text.split(/[,:;/|·•]|\s[-–&+]\s/u);
  return parts.filter((part) => isCardNetwork(part.trim())).length > 1;
}
