import { foldLabel } from '../../words/fold-text.ts';
import { compileKinds, matchKinds } from '../../words/match-phrases.ts';
import type { FieldSection, SnapshotElement } from '../seen/types.ts';

const sectionPhrases = compileKinds<
  'shipping' | 'billing' | 'payment' | 'login' | 'register' | 'newsletter' | 'shippingMethod' | 'contact'
>('sections');

const attributeMarks: [FieldSection, RegExp][] = [
  [
    'billing',
    /(^|[^a-z])(billing|bill[-_]?to|invoice|rechnung|facturation|facturacion|fatturazione|factuur|faktura|payment_?address|bill)(?![a-z]{3,})/i,
  ],
  [
    'shipping',
    /(^|[^a-z])(shipping|delivery|ship[-_]?to|lieferung|lieferadresse|livraison|envio|entrega|spedizione|verzend|bezorg|dostaw)/i,
  ],
  ['newsletter', /newsletter|subscri|mailing[-_]?list|klaviyo|mailchimp/i],
  ['search', /search|suche|recherche|buscar|cerca|zoek/i],
  ['login', /(^|[^a-z])(log[-_]?in|sign[-_]?in|anmeld|connexion)/i],
  ['register', /register|registration|sign[-_]?up|create[-_]?account/i],
  ['payment', /payment|credit[-_]?card|checkout-card|braintree|stripe|adyen/i],
];

const typedRoles = new Set(['textbox', 'select', 'combobox']);

/** "Billing ZIP code" stands in no billing section when the form has but one heading; the label says it itself. */
const billingLabel =
  /^(billing|bill to|invoice (address|street|city|zip|postal|post|name|country|state)|rechnungs(adresse|anschrift|ort|plz|strasse|land|name)|.{0,24}(de|di) (facturation|facturacion|fatturazione|faturacao|faturamento|cobranca)$|factuur (adres|straat|plaats|postcode|naam)|factuur(adres|straat|plaats|postcode|naam)|.{0,24}(do|na) (faktury|fakturze)$)/;

/** Names and ids of the control itself are the surest sign of whose address it is; then headings; then wrappers. */
export function sectionOf(element: SnapshotElement): { section: FieldSection; sure: boolean } {
  const own = `${element.name} ${element.id}`.replace(/([a-z])([A-Z])/g, '$1_$2');
  for (const [section, mark] of attributeMarks.slice(0, 2)) if (mark.test(own)) return { section, sure: true };
  if (typedRoles.has(element.role) && billingLabel.test(foldLabel(element.label)))
    return { section: 'billing', sure: true };
  for (const heading of [element.groupLabel, ...element.sections]) {
    const best = matchKinds(sectionPhrases, foldLabel(heading))[0];
    if (!best) continue;
    const section = best.kind === 'shippingMethod' ? 'shipping' : best.kind;
    return { section, sure: section === 'shipping' || section === 'billing' };
  }
  const context = element.context.replace(/([a-z])([A-Z])/g, '$1_$2');
  for (const [section, mark] of attributeMarks) if (mark.test(context)) return { section, sure: false };
  return { section: 'other', sure: false };
}
