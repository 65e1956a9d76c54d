import { classifyActions } from '../controls/classify-actions.ts';
import { classifyFields } from '../fields/classify-fields.ts';
import { CARD_FIELDS } from '../seen/field-groups.ts';
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
import { AGAINST, CONTROLS, COUNTS, LEAST_CANDIDATE, LEAST_KIND, PARTS } from './page-weights.ts';
import { pageWords } from './page-words.ts';
import { readStock } from './read-stock.ts';
import { wallEvidence } from './wall-evidence.ts';

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

/** What was counted on a page: fields in sight, and how surely its controls do what a purchase needs. */
interface Inventory {
  count(kinds: readonly FieldKind[]): number;
  best(kind: ActionKind): number;
  persons: number;
  cards: number;
  /** Controls that fill the cart. */
  adds: number;
  /** How surely something can be bought here. */
  buy: number;
  isForm: boolean;
}

/** What kind of page this is, every kind with its score: a one-page checkout is address, shipping and payment at once. */
export function classifyPage(
  snapshot: PageSnapshot,
  known: { fields?: Map<ElementRef, FieldClass>; actions?: readonly ActionCandidate[] } = {},
): PageClass {
  const fields = known.fields ?? classifyFields(snapshot);
  const actions = known.actions ?? classifyActions(snapshot, fields);
  const page = takeInventory(snapshot, fields, actions);
  const isSoldOut = readStock(snapshot, actions) === 'soldOut';
  const evidence = [
    ...wallEvidence(snapshot),
    ...pageWords(snapshot),
    ...formEvidence(page),
    ...shopEvidence(page, isSoldOut),
  ];
  const totals = new Map<PageKind, { score: number; why: string[] }>();
  for (const { kind, weight, why } of evidence) {
    const seen = totals.get(kind) ?? { score: 0, why: [] };
    totals.set(kind, { score: seen.score + weight, why: [...seen.why, why] });
  }
  weighAgainst(totals, page);
  const candidates: PageCandidate[] = [...totals]
    .map(([kind, { score, why }]) => ({
      kind,
      score: Number(Math.max(0, Math.min(1, score)).toFixed(3)),
      why: why.join(', '),
    }))
    .filter((c) => c.score >= LEAST_CANDIDATE)
    .sort((a, b) => b.score - a.score);
  const top = candidates[0];
  if (top && top.score >= LEAST_KIND) return { ...top, candidates };
  const kind = guessPage(snapshot, fields, actions);
  return kind
    ? { kind, score: LEAST_KIND, why: 'by its features', candidates }
    : { kind: 'other', score: 0, why: 'nothing tells', candidates };
}

function takeInventory(
  snapshot: PageSnapshot,
  fields: Map<ElementRef, FieldClass>,
  actions: readonly ActionCandidate[],
): Inventory {
  const free = new Set(snapshot.elements.filter((e) => e.visible && !e.covered).map((e) => e.ref));
  const usable = new Set(snapshot.elements.filter((e) => free.has(e.ref) && !e.disabled).map((e) => e.ref));
  const best = (kind: ActionKind, of = free): number =>
    actions.find((a) => a.kind === kind && of.has(a.ref))?.score ?? 0;
  const count = (kinds: readonly FieldKind[]): number =>
    [...fields].filter(([ref, c]) => free.has(ref) && kinds.includes(c.kind) && c.section !== 'newsletter').length;
  const persons = count(person);
  const cards = count(CARD_FIELDS);
  const adds = actions.filter((a) => a.kind === 'addToCart' && a.score >= CONTROLS.addToCart && free.has(a.ref));
  return {
    count,
    best,
    persons,
    cards,
    adds: new Set(adds.map((a) => a.ref)).size,
    buy: Math.max(best('addToCart', usable), best('buyNow', usable) * CONTROLS.buyNowShare),
    isForm: persons >= COUNTS.personFields || cards > 0,
  };
}

/** The steps of a checkout: address, delivery, payment, review. */
function formEvidence({ count, best, persons, cards }: Inventory): Evidence[] {
  const out: Evidence[] = [];
  const mails = count(['email']);
  const { address, review } = PARTS;
  if (persons >= COUNTS.personFields)
    out.push({
      kind: 'address',
      weight: Math.min(address.most, address.base + persons * address.perField),
      why: `${persons} fields of a person or address`,
    });
  else if (persons >= COUNTS.nameFields && mails > 0)
    out.push({ kind: 'address', weight: PARTS.nameAndMail, why: 'a name and a mail address' });
  else if (persons + mails >= COUNTS.contactFields && count(['password']) === 0)
    out.push({ kind: 'address', weight: PARTS.contact, why: 'contact fields' });
  if (count(['shippingOption']) >= 1)
    out.push({ kind: 'shipping', weight: PARTS.deliveries, why: 'ways of delivery to choose' });
  if (cards >= COUNTS.cardFields) out.push({ kind: 'payment', weight: PARTS.cardForm, why: 'card fields' });
  else if (cards === 1) out.push({ kind: 'payment', weight: PARTS.oneCardField, why: 'a card field' });
  if (count(['paymentMethod']) >= 1)
    out.push({ kind: 'payment', weight: PARTS.payments, why: 'ways of payment to choose' });
  const place = best('placeOrder');
  if (place >= CONTROLS.placeOrder)
    out.push({
      kind: 'review',
      weight: review.base + place * review.byButton + (persons >= COUNTS.personFields ? review.besideAddress : 0),
      why: 'the order can be placed',
    });
  return out;
}

/** What comes before a checkout: products, lists of them, the cart, and the choice of how to go on. */
function shopEvidence({ count, best, persons, adds, buy, isForm }: Inventory, isSoldOut: boolean): Evidence[] {
  const out: Evidence[] = [];
  const { product, cart, guestChoice } = PARTS;
  const passwords = count(['password']);
  if (isSoldOut && !isForm) out.push({ kind: 'soldOut', weight: PARTS.soldOut, why: 'nothing left to buy' });
  if (buy >= CONTROLS.addToCart && !isForm) {
    out.push({
      kind: 'product',
      weight: product.base + Math.min(product.most, buy * product.byButton),
      why: 'something can be added to the cart',
    });
    if (adds >= COUNTS.listedProducts)
      out.push({ kind: 'listing', weight: PARTS.listing, why: `${adds} things can be added` });
  }
  if (best('goToCheckout') >= CONTROLS.goToCheckout && persons < COUNTS.personFields)
    out.push({
      kind: 'cart',
      weight:
        cart.base +
        (best('removeItem') >= CONTROLS.removeItem ? cart.canRemove : 0) +
        (count(['quantity']) > 0 && adds === 0 ? cart.hasQuantities : 0),
      why: 'leads to the checkout',
    });
  // Its way on may say "Buy now", which a product's button says too.
  else if (best('removeItem') >= CONTROLS.surelyRemoves && count(['quantity']) > 0 && !isForm)
    out.push({ kind: 'cart', weight: cart.canRemove, why: 'a line can be taken out' });
  if (best('guest') >= CONTROLS.guest)
    out.push({
      kind: 'signInChoice',
      weight: guestChoice.base + (passwords > 0 ? guestChoice.withPassword : guestChoice.withoutPassword),
      why: 'guests may go on',
    });
  else if (passwords > 0 && persons < COUNTS.nameFields && best('signIn') >= CONTROLS.signIn)
    out.push({ kind: 'signInChoice', weight: PARTS.signIn, why: 'asks to sign in' });
  return out;
}

/** Words mislead on pages that can do something else: a form still asks, a button still buys. */
function weighAgainst(totals: Map<PageKind, { score: number }>, { best, count, buy, isForm }: Inventory): void {
  const isBusy = isForm || best('placeOrder') >= CONTROLS.surelyPlaces;
  const confirmation = totals.get('confirmation');
  if (confirmation && isBusy) confirmation.score -= AGAINST.confirmationWithForm;
  const soldOut = totals.get('soldOut');
  if (soldOut && (buy >= CONTROLS.surelyBuys || isBusy)) soldOut.score -= AGAINST.soldOutButBuyable;
  const empty = totals.get('emptyCart');
  if (empty && best('goToCheckout') >= CONTROLS.surelyToCheckout && count(['quantity']) > 0)
    empty.score -= AGAINST.emptyCartWithLines;
  const cart = totals.get('cart');
  if (cart && empty && empty.score > AGAINST.emptyCart) cart.score -= AGAINST.cartSaidEmpty;
  // What is sold out there is one of the goods that an empty cart recommends.
  if (soldOut && empty && empty.score > AGAINST.emptyCart) soldOut.score -= AGAINST.cartSaidEmpty;
}
