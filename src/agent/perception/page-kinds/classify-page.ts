import { classifyActions } from '../controls/classify-actions.ts';
import { classifyFields } from '../fields/classify-fields.ts';
import type {
  ActionCandidate,
  ActionKind,
  ElementRef,
  FieldClass,
  FieldKind,
  PageCandidate,
  PageClass,
  PageKind,
  PageSnapshot,
} from '../seen/types.ts';
import { guessPage } from './guess-page.ts';
import { pageWords } from './page-words.ts';
import { readStock } from './read-stock.ts';
import { wallEvidence } from './wall-evidence.ts';

/** Evidence below this tells nothing. A guess by features counts no more than this. */
const LEAST = 0.3;

type Evidence = { kind: PageKind; weight: number; why: string };

const person: FieldKind[] = [
  'firstName',
  'lastName',
  'fullName',
  'street',
  'postalCode',
  'city',
  'province',
  'country',
  'phone',
];
const card: FieldKind[] = ['cardNumber', 'cardExpiry', 'cardExpiryMonth', 'cardExpiryYear', 'cardCvc', 'cardHolder'];

/** What kind of page this is, every kind with its score: a one-page checkout is address, shipping and payment at once. */
export function classifyPage(
  snapshot: PageSnapshot,
  known: { fields?: Map<ElementRef, FieldClass>; actions?: readonly ActionCandidate[] } = {},
): PageClass {
  const fields = known.fields ?? classifyFields(snapshot);
  const actions = known.actions ?? classifyActions(snapshot, fields);
  const free = new Set(snapshot.elements.filter((e) => e.visible && !e.covered).map((e) => e.ref));
  const count = (kinds: FieldKind[]): number =>
    [...fields].filter(([ref, c]) => free.has(ref) && kinds.includes(c.kind) && c.section !== 'newsletter').length;
  const usable = new Set(snapshot.elements.filter((e) => free.has(e.ref) && !e.disabled).map((e) => e.ref));
  const best = (kind: ActionKind, of = free): number =>
    actions.find((a) => a.kind === kind && of.has(a.ref))?.score ?? 0;
  const evidence: Evidence[] = [...wallEvidence(snapshot), ...pageWords(snapshot)];
  const give = (kind: PageKind, weight: number, why: string): void => {
    evidence.push({ kind, weight, why });
  };

  const persons = count(person);
  const cards = count(card);
  const adds = new Set(
    actions.filter((a) => a.kind === 'addToCart' && a.score >= 0.55 && free.has(a.ref)).map((a) => a.ref),
  ).size;
  if (persons >= 3) give('address', Math.min(0.9, 0.4 + persons * 0.08), `${persons} fields of a person or address`);
  else if (persons >= 2 && count(['email']) > 0) give('address', 0.5, 'a name and a mail address');
  else if (persons + count(['email']) >= 2 && count(['password']) === 0) give('address', 0.45, 'contact fields');
  if (count(['shippingOption']) >= 1) give('shipping', 0.7, 'ways of delivery to choose');
  if (cards >= 2) give('payment', 0.85, 'card fields');
  else if (cards === 1) give('payment', 0.5, 'a card field');
  if (count(['paymentMethod']) >= 1) give('payment', 0.65, 'ways of payment to choose');
  const place = best('placeOrder');
  if (place >= 0.5) give('review', 0.3 + place * 0.4 - (persons >= 3 ? 0.25 : 0), 'the order can be placed');
  const buy = Math.max(best('addToCart', usable), best('buyNow', usable) * 0.9);
  if (readStock(snapshot, actions) === 'soldOut' && persons < 3 && cards === 0)
    give('soldOut', 0.45, 'nothing left to buy');
  if (buy >= 0.55 && persons < 3 && cards === 0) {
    give('product', 0.55 + Math.min(0.25, buy * 0.25), 'something can be added to the cart');
    if (adds >= 4) give('listing', 0.75, `${adds} things can be added`);
  }
  const lines = count(['quantity']);
  const toCheckout = best('goToCheckout');
  if (toCheckout >= 0.5 && persons < 3)
    give(
      'cart',
      0.35 + (best('removeItem') >= 0.4 ? 0.2 : 0) + (lines > 0 && adds === 0 ? 0.2 : 0),
      'leads to the checkout',
    );
  if (best('guest') >= 0.45) give('signInChoice', 0.45 + (count(['password']) > 0 ? 0.3 : 0.1), 'guests may go on');
  else if (count(['password']) > 0 && persons < 2 && best('signIn') >= 0.4)
    give('signInChoice', 0.45, 'asks to sign in');

  const totals = new Map<PageKind, { score: number; why: string[] }>();
  for (const { kind, weight, why } of evidence) {
    const seen = totals.get(kind) ?? { score: 0, why: [] };
    totals.set(kind, { score: seen.score + weight, why: [...seen.why, why] });
  }
  const busy = persons >= 3 || cards > 0 || place >= 0.6;
  const confirmation = totals.get('confirmation');
  if (confirmation && busy) confirmation.score -= 0.5;
  const soldOut = totals.get('soldOut');
  if (soldOut && (buy >= 0.6 || busy)) soldOut.score -= 0.35;
  const empty = totals.get('emptyCart');
  if (empty && toCheckout >= 0.7 && lines > 0) empty.score -= 0.5;
  const cart = totals.get('cart');
  if (cart && empty && empty.score > 0.4) cart.score -= 0.4;
  const candidates: PageCandidate[] = [...totals]
    .map(([kind, { score, why }]) => ({
      kind,
      score: Number(Math.max(0, Math.min(1, score)).toFixed(3)),
      why: why.join(', '),
    }))
    .filter((c) => c.score >= 0.2)
    .sort((a, b) => b.score - a.score);
  const top = candidates[0];
  if (top && top.score >= LEAST) return { ...top, candidates };
  const kind = guessPage(snapshot, fields, actions);
  return kind
    ? { kind, score: LEAST, why: 'by its features', candidates }
    : { kind: 'other', score: 0, why: 'nothing tells', candidates };
}
