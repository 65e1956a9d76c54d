import { foldLabel } from '../../words/fold-text.ts';
import { compileKinds, matchKinds } from '../../words/match-phrases.ts';
import { classifyFields } from '../fields/classify-fields.ts';
import type {
  ActionCandidate,
  ActionKind,
  ElementRef,
  FieldClass,
  FieldKind,
  PageSnapshot,
  SnapshotElement,
} from '../seen/types.ts';
import { attributeClues } from './attribute-clues.ts';
import { findSteppers } from './find-steppers.ts';
import { guessByPlace } from './guess-by-place.ts';
import { readSurroundings } from './place-features.ts';
import { type ActionScene, adjust, readScene } from './read-scene.ts';

const phrases = compileKinds<ActionKind>('actions');
const roles = new Set(['button', 'link', 'clickable', 'tab', 'option']);

/** Visible words first, then the names given to assistive technology. */
export function actionName(element: SnapshotElement): string {
  return element.text || element.ariaLabel || element.label || element.title || '';
}

const symbols: [RegExp, ActionKind, ActionKind | null][] = [
  [/^[×✕✖✗⨯xX]$/, 'dismiss', 'removeItem'],
  [/^[+＋]$/, 'increaseQuantity', null],
  [/^[-–−－]$/, 'decreaseQuantity', null],
];

/** Kinds that a control which changes the cart is taken for by its words. */
const SHOWS: ReadonlySet<ActionKind> = new Set(['viewCart', 'goToCheckout', 'addToCart', 'continue']);

/** Tabs that answer a question, such as "Pay on delivery", do nothing else. */
const ANSWERS: ReadonlySet<FieldKind> = new Set(['paymentMethod', 'shippingOption']);

const ORDERS: ReadonlySet<ActionKind> = new Set(['placeOrder', 'continue', 'goToCheckout', 'buyNow']);

function scoreElement(element: SnapshotElement, scene: ActionScene): ActionCandidate[] {
  const scores = new Map<ActionKind, { score: number; why: string[] }>();
  const add = (kind: ActionKind, weight: number, why: string): void => {
    const known = scores.get(kind) ?? { score: 0, why: [] };
    scores.set(kind, { score: known.score + weight, why: [...known.why, why] });
  };
  const raw = actionName(element).trim();
  for (const [sign, kind, other] of symbols) {
    if (!sign.test(raw)) continue;
    add(kind, 0.6, `shows "${raw}"`);
    if (other) add(other, 0.5, `shows "${raw}"`);
  }
  for (const text of new Set([raw, element.ariaLabel, element.title].filter(Boolean))) {
    const name = foldLabel(text).slice(0, 120);
    const weight = text === raw ? 1 : 0.5;
    for (const match of matchKinds(phrases, name).slice(0, 5)) {
      const start = match.index === 0 ? 0.1 : 0;
      const score = (0.15 + 0.6 * match.cover + start) * weight;
      if (score > (scores.get(match.kind)?.score ?? 0))
        scores.set(match.kind, { score, why: [`says "${match.phrase}"`] });
    }
  }
  for (const clue of attributeClues(element)) add(clue.kind, clue.weight, clue.reason);
  const out: ActionCandidate[] = [];
  const asGuest = (scores.get('guest')?.score ?? 0) >= 0.65;
  // The way back to the shelves often opens with the same word as the way on.
  const goesBack = (scores.get('continueShopping')?.score ?? 0) >= 0.65;
  const of = (kind: ActionKind): number => scores.get(kind)?.score ?? 0;
  // "Empty cart" and "Update cart" name the cart only as what they change.
  const changes = Math.max(of('removeItem'), of('updateCart')) >= 0.65;
  // "PayPal" holds the word "pay"; a wallet's button never orders on our behalf.
  const wallet = of('expressWallet') >= 0.5 && of('expressWallet') >= of('placeOrder');
  const steps = Math.max(of('increaseQuantity'), of('decreaseQuantity')) >= 0.6;
  for (const [kind, { score: plain, why }] of scores) {
    const misread =
      (asGuest && (kind === 'placeOrder' || kind === 'goToCheckout')) ||
      (goesBack && (kind === 'placeOrder' || kind === 'goToCheckout' || kind === 'continue'));
    if (wallet && ORDERS.has(kind)) continue;
    const named = misread ? plain * (goesBack ? 0.3 : 0.5) : plain;
    const score =
      changes && SHOWS.has(kind)
        ? named * 0.3
        : steps && (SHOWS.has(kind) || kind === 'removeItem')
          ? named * 0.5
          : named;
    const changed = adjust(element, kind, score, scene);
    const reasons = changed.why ? [...why, changed.why] : why;
    if (changed.score >= 0.2)
      out.push({
        ref: element.ref,
        kind,
        score: Number(Math.min(1, changed.score).toFixed(3)),
        why: reasons.join(', '),
      });
  }
  return out;
}

/** What can be done on the page, best first: an element may stand for several kinds, each with its own score. */
export function classifyActions(
  snapshot: PageSnapshot,
  fields: Map<ElementRef, FieldClass> = classifyFields(snapshot),
): ActionCandidate[] {
  const scene = readScene(snapshot, fields);
  const worded = snapshot.elements
    .filter((e) => roles.has(e.role) && e.visible && !ANSWERS.has(fields.get(e.ref)?.kind ?? 'other'))
    .flatMap((e) => scoreElement(e, scene))
    .concat(guestRadios(snapshot, scene), namelessSteps(snapshot));
  return [...worded, ...byPlace(snapshot, fields, worded)].sort((a, b) => b.score - a.score);
}

/** From this probability on, a place says what its words do not. Below it about one guess in four was wrong on pages that the fit had not seen. */
const TOLD_BY_PLACE = 0.7;
/** Words that say at least this much are believed before any place. */
const TOLD_BY_WORDS = 0.3;
/** A place alone is likely at best, never sure. */
const MOST_BY_PLACE = 0.55;

/** Controls whose words nobody knows, by where they stand and what they look like. */
function byPlace(
  snapshot: PageSnapshot,
  fields: Map<ElementRef, FieldClass>,
  worded: readonly ActionCandidate[],
): ActionCandidate[] {
  const told = new Set(worded.filter(({ score }) => score >= TOLD_BY_WORDS).map(({ ref }) => ref));
  const around = readSurroundings(snapshot, fields);
  return around.controls
    .filter((element) => !told.has(element.ref) && !element.disabled)
    .filter((element) => !ANSWERS.has(fields.get(element.ref)?.kind ?? 'other'))
    .flatMap((element) => {
      const [best] = guessByPlace(element, around);
      if (!best || best.kind === 'other' || best.share < TOLD_BY_PLACE) return [];
      const score = Number((MOST_BY_PLACE * best.share).toFixed(3));
      return [{ ref: element.ref, kind: best.kind, score, why: 'by its place' }];
    });
}

/** Some shops let customers choose by radio button whether they order as guests. */
function guestRadios(snapshot: PageSnapshot, scene: ActionScene): ActionCandidate[] {
  return snapshot.elements
    .filter((e) => e.role === 'radio' && e.visible)
    .flatMap((e) => scoreElement(e, scene))
    .filter((action) => action.kind === 'guest');
}

/** Plus and minus drawn as pictures: their place beside a number tells. */
function namelessSteps(snapshot: PageSnapshot): ActionCandidate[] {
  return findSteppers(snapshot).flatMap(({ minus, plus }): ActionCandidate[] =>
    actionName(minus) === '' && actionName(plus) === ''
      ? [
          { ref: plus.ref, kind: 'increaseQuantity', score: 0.7, why: 'after a number between two buttons' },
          { ref: minus.ref, kind: 'decreaseQuantity', score: 0.7, why: 'before a number between two buttons' },
        ]
      : [],
  );
}

/** Candidates of one kind, best first. */
export function bestActions(actions: readonly ActionCandidate[], kind: ActionKind): ActionCandidate[] {
  return actions.filter((a) => a.kind === kind);
}
