import type { PageSnapshot } from '../seen/types.ts';

/** Words that are frequent in shops in one language and rare in the others. */
const marks: Record<string, RegExp> = {
  en: /\b(the|your|and|with|cart|checkout|shipping|address|order|please|for)\b/gi,
  de: /\b(und|der|die|das|ihre?|warenkorb|versand|bitte|kasse|bestellung|für|inkl|mwst|adresse)\b/gi,
  fr: /\b(le|la|les|votre|vos|panier|livraison|commande|et|pour|veuillez|adresse|paiement)\b/gi,
  es: /\b(el|los|las|su|carrito|envío|pedido|para|dirección|pago|con|tu|correo)\b/gi,
  it: /\b(il|gli|della|carrello|spedizione|ordine|per|indirizzo|pagamento|tuo|cognome)\b/gi,
  nl: /\b(de|het|een|uw|winkelwagen|verzending|bestelling|en|voor|adres|betaling|je|naar)\b/gi,
  pt: /\b(os|seu|sua|carrinho|envio|encomenda|pedido|para|endereço|morada|pagamento|com|não)\b/gi,
  pl: /\b(i|do|na|koszyk|koszyka|dostawa|zamówienie|adres|twój|oraz|płatność|się|nie|imię)\b/gi,
};

/** The page's own word for it when it is a language we read; else the language whose words are most frequent. */
export function guessLanguage(snapshot: PageSnapshot): string {
  const text = snapshot.texts
    .slice(0, 250)
    .map((t) => t.text)
    .concat(snapshot.elements.slice(0, 250).map((e) => `${e.label} ${e.text}`))
    .join(' ');
  const counts = Object.entries(marks).map(([language, words]) => ({ language, hits: text.match(words)?.length ?? 0 }));
  counts.sort((a, b) => b.hits - a.hits);
  const best = counts[0];
  const declared = counts.find((c) => c.language === snapshot.language);
  if (!best || best.hits < 6) return snapshot.language || best?.language || 'en';
  if (declared && declared.hits * 3 >= best.hits) return declared.language;
  return snapshot.language !== '' && !declared ? snapshot.language : best.language;
}
