import { foldText } from './fold-text.ts';

export type PaymentKind = 'card' | 'offline' | 'other';

const CARD =
  /\b(credit|debit|kredit\w*|bank ?card|bancontact card|card|cards|karte|kreditkarte|debitkarte|carte|cartes|cb|tarjeta|carta|carte bancaire|carta di credito|creditcard|betaalkaart|cartao|karta|karty|karta platnicza|visa|mastercard|maestro|amex|american express)\b/;
const NOT_CARD =
  /\b(gift|geschenk\w*|cadeau\w*|regalo|presente|podarunkowa|loyalty|store credit|paypal|klarna|amazon)\b/;
const OFFLINE =
  /\b(cash|cod|on delivery|nachnahme|contre remboursement|a la livraison|contra ?reembolso|contrassegno|onder rembours|za pobraniem|cheque|check|money order|bank transfer|wire transfer|direct bank|vorkasse|uberweisung|bankuberweisung|virement|transferencia|bonifico|overboeking|bankoverschrijving|przelew|invoice|rechnung|facture|factura|fattura|factuur|fatura|faktura|pay later by invoice|test payment|test gateway|bogus|manual payment|offline|purchase order|zahlung bei lieferung|kauf auf rechnung)\b/;

/** What kind of payment a method's label speaks of. Labels with both card and gift words are no cards. */
export function paymentKind(label: string): PaymentKind {
  const words = foldText(label);
  if (OFFLINE.test(words) && !/\b(credit|kredit\w*|debit)\b/.test(words)) return 'offline';
  if (CARD.test(words) && !NOT_CARD.test(words)) return 'card';
  return 'other';
}
