import { foldLabel } from '../../../words/fold-text.ts';
import { compileKinds, matchKinds } from '../../../words/match-phrases.ts';
import { stems } from '../../../words/name-stems.ts';
import type { ActionCandidate, ActionKind, ElementRef, FieldClass, FieldKind, PageSnapshot } from '../seen/types.ts';
import { pageWords } from './page-words.ts';

const PERSON: readonly FieldKind[] = ['firstName', 'lastName', 'fullName', 'street', 'postalCode', 'city', 'phone'];
const CARD: readonly FieldKind[] = ['cardNumber', 'cardExpiry', 'cardExpiryMonth', 'cardExpiryYear', 'cardCvc'];
const ASKED = {
  mail: ['email'],
  password: ['password'],
  delivery: ['shippingOption'],
  payment: ['paymentMethod'],
  coupon: ['coupon'],
  quantity: ['quantity'],
} as const satisfies Record<string, readonly FieldKind[]>;
const DONE: readonly ActionKind[] = [
  'addToCart',
  'buyNow',
  'continue',
  'edit',
  'goToCheckout',
  'guest',
  'openCoupon',
  'placeOrder',
  'register',
  'removeItem',
  'signIn',
  'updateCart',
];
const toCheckout = new Map([...compileKinds<ActionKind>('actions')].filter(([kind]) => kind === 'goToCheckout'));
const checkoutPath = new RegExp(`/${stems('checkout')}`, 'i');
/** A control that scores less says little of its page. */
const CLEAR = 0.5;

/** What tells the kind of a page: what it asks for, what can be done on it, what it says of itself, and its sums. */
export function pageFeatures(
  snapshot: PageSnapshot,
  fields: ReadonlyMap<ElementRef, FieldClass>,
  actions: readonly ActionCandidate[],
): string[] {
  const shown = snapshot.elements.filter((each) => each.visible && !each.covered);
  const inside = new Set(
    shown
      .filter(({ landmark }) => landmark !== 'header' && landmark !== 'footer' && landmark !== 'nav')
      .map(({ ref }) => ref),
  );
  const asked = (kinds: readonly FieldKind[]): number =>
    [...fields].filter(
      ([ref, { kind, section }]) => inside.has(ref) && kinds.includes(kind) && section !== 'newsletter',
    ).length;
  const out = new Set(['always', `asks ${many(asked(PERSON))} of a person`, `asks ${many(asked(CARD))} of a card`]);
  for (const [name, kinds] of Object.entries(ASKED)) if (asked(kinds) > 0) out.add(`asks for ${name}`);
  for (const kind of DONE)
    if (actions.some((each) => each.kind === kind && each.score >= CLEAR && inside.has(each.ref)))
      out.add(`lets ${kind}`);
  const adds = actions.filter((each) => each.kind === 'addToCart' && each.score >= CLEAR && inside.has(each.ref));
  out.add(`adds ${many(new Set(adds.map(({ ref }) => ref)).size)}`);
  for (const { kind, why } of pageWords(snapshot)) out.add(`${why.split(' "')[0]} ${kind}`);
  const rows = snapshot.rows.filter(({ landmark }) => landmark !== 'footer' && landmark !== 'nav').length;
  out.add(`${many(rows)} amounts`);
  if (shown.some(({ dialog }) => dialog >= 0)) out.add('has a dialog');
  const isHeaded = snapshot.texts.some(
    ({ heading, text }) => heading === 1 && matchKinds(toCheckout, foldLabel(text)).length > 0,
  );
  if (isHeaded) out.add('is headed checkout');
  if (checkoutPath.test(snapshot.url)) out.add('address says checkout');
  return [...out];
}

function many(count: number): string {
  return count === 0 ? 'none' : count === 1 ? 'one' : count < 4 ? 'few' : 'many';
}
