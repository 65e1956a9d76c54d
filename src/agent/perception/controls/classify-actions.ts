import { foldLabel } from '../../../words/fold-text.ts';
import { compileKinds, longest, matchKinds } from '../../../words/match-phrases.ts';
import { stems } from '../../../words/name-stems.ts';
import { says } from '../../../words/says.ts';
import { withoutPrice } from '../../../words/without-price.ts';
import { classifyFields } from '../fields/classify-fields.ts';
import { isSubmit } from '../seen/is-submit.ts';
import type {
  ActionCandidate,
  ActionKind,
  ElementRef,
  FieldClass,
  FieldKind,
  PageSnapshot,
  SnapshotElement,
} from '../seen/types.ts';
import { actionName } from './action-name.ts';
import { attributeClues } from './attribute-clues.ts';
import { BY_PLACE, guessByPlace } from './guess-by-place.ts';
import { lockedSteps, namelessSteps } from './name-steps.ts';
import { opensOwnBlock } from './opens-own-block.ts';
import { readSurroundings } from './place-features.ts';
import { type ActionScene, readScene } from './read-scene.ts';
import { adjust } from './scene-rules.ts';
import { settleCartWords } from './settle-cart-words.ts';
import { settleOrderWords } from './settle-order-words.ts';
import { skipsSignIn } from './skips-sign-in.ts';

const phrases = compileKinds<ActionKind>('actions');
const takenBack = new RegExp(`^(${stems('cancel')})|(${stems('cancel')})$`, 'u');
const roles = new Set(['button', 'link', 'clickable', 'tab', 'option']);

/** Icon fonts draw a picture in place of such a name: `chevron_left`, `mode_edit`. */
const ICON_NAME = /(?<!\S)[a-z]+(_[a-z0-9]+)+(?!\S)/g;

function wordsOf(element: SnapshotElement): string {
  const name = actionName(element).trim();
  return name.replace(ICON_NAME, ' ').trim() || name;
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

/**
 * What words and signs on a control are worth. Set by hand and measured on the controls of drawn shops
 * (`npm run bench:perception`, docs/quality.md "Reading pages").
 */
const WORDS = { base: 0.15, cover: 0.6, atStart: 0.1, hiddenName: 0.5 };
const SIGN = 0.6;
const SIGN_OF_TWO_MEANINGS = 0.5;
/** Phrases of one name that are considered, the longest first, and the letters of it that are read. */
const MOST_PHRASES = 5;
const MOST_LETTERS = 120;
/** From here on a meaning is clear enough to take others away from the same control. */
const CLEAR = 0.65;
const CLEAR_STEP = 0.6;
const CLEAR_WALLET = 0.5;
/** What is left of the other meanings beside a clear one. */
const BESIDE_GUEST = 0.5;
const BESIDE_WAY_BACK = 0.3;
const BESIDE_CHANGE = 0.3;
const BESIDE_STEP = 0.5;
const BESIDE_CHECKOUT = 0.3;
/** Less than this is no candidate. */
const LEAST = 0.2;

type Scores = Map<ActionKind, { score: number; why: string[] }>;

/** What each kind gets from the signs, words and names of one control. */
function scoreWords(element: SnapshotElement): Scores {
  const scores: Scores = new Map();
  const add = (kind: ActionKind, weight: number, why: string): void => {
    const known = scores.get(kind) ?? { score: 0, why: [] };
    scores.set(kind, { score: known.score + weight, why: [...known.why, why] });
  };
  const shown = wordsOf(element);
  for (const [sign, kind, other] of symbols) {
    if (!sign.test(shown)) continue;
    add(kind, SIGN, `shows "${shown}"`);
    if (other) add(other, SIGN_OF_TWO_MEANINGS, `shows "${shown}"`);
  }
  // The head of a fold names the sum that it hides: it opens the sums, and orders nothing.
  const bare = element.tag === 'summary' ? shown : withoutPrice(shown);
  for (const text of new Set([shown, bare, element.ariaLabel, element.title].filter(Boolean))) {
    const weight = text === shown || text === bare ? 1 : WORDS.hiddenName;
    for (const match of matchKinds(phrases, foldLabel(text).slice(0, MOST_LETTERS)).slice(0, MOST_PHRASES)) {
      const start = match.index === 0 ? WORDS.atStart : 0;
      const score = (WORDS.base + WORDS.cover * match.cover + start) * weight;
      if (score > (scores.get(match.kind)?.score ?? 0))
        scores.set(match.kind, { score, why: [`says "${match.phrase}"`] });
    }
  }
  for (const clue of attributeClues(element)) add(clue.kind, clue.weight, clue.reason);
  return scores;
}

/** "Next: place order" leads to the step that it names; what that step does is not done yet. */
function namesNextStep(name: string): boolean {
  const [head = '', ...rest] = name.split(/\s*[:：›»→]\s*/);
  if (rest.join('') === '') return false;
  const [first] = matchKinds(phrases, foldLabel(head));
  return first?.kind === 'continue' && first.cover === 1;
}

/**
 * "Confirm" may order or lead on; "Confirm addresses" only leads on. A word that means either is settled by the longer
 * phrase around it; what only ever orders is never taken back.
 */
function confirmsStep(name: string): boolean {
  const text = foldLabel(name);
  const [orders, leads] = [phrases.get('placeOrder'), phrases.get('continue')];
  const [said, around] = [orders && longest(orders, text)?.phrase, leads && longest(leads, text)?.phrase];
  if (!leads || !said || !around || around.length <= said.length || !around.includes(said)) return false;
  return longest(leads, said)?.phrase === said;
}

/** What is left of one meaning beside a clearer one of the same control; nothing where the clearer one rules it out. */
function shareBeside(scores: Scores, isAhead: boolean): (kind: ActionKind) => number {
  const of = (kind: ActionKind): number => scores.get(kind)?.score ?? 0;
  const isForGuests = of('guest') >= CLEAR;
  // The way back to the shelves often opens with the same word as the way on.
  const goesBack = of('continueShopping') >= CLEAR;
  // "Empty cart" and "Update cart" name the cart only as what they change, and so does "Add a code" by its address.
  const changesCart = Math.max(of('removeItem'), of('updateCart'), of('openCoupon')) >= CLEAR;
  // "PayPal" holds the word "pay"; a wallet's button never orders on our behalf.
  const isWallet = of('expressWallet') >= CLEAR_WALLET && of('expressWallet') >= of('placeOrder');
  // "Fechar pedido" closes the order as one closes a deal, and no layer.
  const closesDeal = of('goToCheckout') >= CLEAR && of('goToCheckout') >= of('dismiss');
  const isStep = Math.max(of('increaseQuantity'), of('decreaseQuantity')) >= CLEAR_STEP;
  return (kind) => {
    if (isAhead && kind !== 'continue') return 0;
    if (isWallet && ORDERS.has(kind)) return 0;
    const ordersOn = kind === 'placeOrder' || kind === 'goToCheckout';
    let share = 1;
    if (goesBack && (ordersOn || kind === 'continue')) share *= BESIDE_WAY_BACK;
    else if (isForGuests && ordersOn) share *= BESIDE_GUEST;
    if (closesDeal && kind === 'dismiss') share *= BESIDE_CHECKOUT;
    if (changesCart && SHOWS.has(kind)) share *= BESIDE_CHANGE;
    else if (isStep && (SHOWS.has(kind) || kind === 'removeItem')) share *= BESIDE_STEP;
    return share;
  };
}

/** By its name, or by where it leads. What names the cart as well may move something into it. */
function isForLater(element: SnapshotElement): boolean {
  const name = actionName(element);
  const path = element.role === 'link' && URL.canParse(element.href) ? new URL(element.href).pathname : '';
  return (
    [name, path].some((words) => says('keepsForLater', words)) && ![name, path].some((words) => says('cart', words))
  );
}

/** The word stands first, or last where a language puts it there. */
function takesBack(name: string): boolean {
  return takenBack.test(foldLabel(name).slice(0, MOST_LETTERS));
}

const BUYS_OR_LEADS_ON: readonly ActionKind[] = ['addToCart', 'buyNow', 'goToCheckout', 'continue', 'placeOrder'];
const TAKEN_BACK: readonly ActionKind[] = [...BUYS_OR_LEADS_ON, 'guest', 'register'];

const OPENS_BLOCK: [ActionKind, { score: number; why: string[] }] = [
  'openSection',
  { score: CLEAR + WORDS.base, why: ['adds what its own block is about'] },
];

function scoreElement(element: SnapshotElement, scene: ActionScene): ActionCandidate[] {
  const scores: Scores = opensOwnBlock(element) ? new Map([OPENS_BLOCK]) : scoreWords(element);
  const isAhead = namesNextStep(actionName(element).trim());
  if (isAhead) scores.set('continue', { score: CLEAR + WORDS.base, why: ['names the next step'] });
  const shareOf = shareBeside(scores, isAhead);
  if (confirmsStep(actionName(element))) scores.delete('placeOrder');
  // "Cancel guest checkout" takes back what it names, and its place shall not be asked what else it does.
  if (takesBack(actionName(element))) {
    for (const kind of TAKEN_BACK) scores.delete(kind);
    scores.set('dismiss', { score: CLEAR, why: ['takes back what it names'] });
  }
  if (skipsSignIn(actionName(element))) {
    scores.clear();
    scores.set('guest', { score: CLEAR + WORDS.base, why: ['skips the sign-in'] });
  }
  // "Add to wish list" and "Save for later" begin like what buys and what leads on.
  if (isForLater(element)) for (const kind of BUYS_OR_LEADS_ON) scores.delete(kind);
  return [...scores].flatMap(([kind, { score, why }]) => {
    const share = shareOf(kind);
    const placed = adjust({ element, kind, score: score * share, scene });
    if (share === 0 || placed.score < LEAST) return [];
    const reasons = [...why, placed.why].filter(Boolean).join(', ');
    return [{ ref: element.ref, kind, score: Number(Math.min(1, placed.score).toFixed(3)), why: reasons }];
  });
}

/** What can be done on the page, best first: an element may stand for several kinds, each with its own score. */
export function classifyActions(
  snapshot: PageSnapshot,
  fields: Map<ElementRef, FieldClass> = classifyFields(snapshot),
): ActionCandidate[] {
  const scene = readScene(snapshot, fields);
  const said = snapshot.elements
    .filter((e) => roles.has(e.role) && e.visible && !ANSWERS.has(fields.get(e.ref)?.kind ?? 'other'))
    .flatMap((e) => scoreElement(e, scene))
    .concat(guestRadios(snapshot, scene), couponBoxes(snapshot, scene), namelessSteps(snapshot));
  const steps = lockedSteps(snapshot, fields, said);
  const isStep = ({ ref }: ActionCandidate) => steps.some((step) => step.ref === ref);
  const rest = said.filter((action) => !isStep(action));
  const worded = [...steps, ...settleOrderWords(snapshot, fields, settleCartWords(snapshot, rest))];
  return [...worded, ...byPlace(snapshot, fields, worded)].sort((a, b) => b.score - a.score);
}

/** From this probability on, a place says what its words do not. Below it about one guess in four was wrong on pages that the fit had not seen. */
const TOLD_BY_PLACE = 0.7;
/** Words that say at least this much are believed before any place. */
const TOLD_BY_WORDS = 0.3;
/** A place alone is likely at best, never sure. */
const MOST_BY_PLACE = 0.55;
const SENDS: ReadonlySet<ActionKind> = new Set(['placeOrder', 'continue']);

/**
 * Controls whose words nobody knows, by where they stand and what they look like. A form of which a button plainly says that
 * it leads on or orders is not sent by another: "Calculate" among the blocks above works the page out anew.
 */
function byPlace(
  snapshot: PageSnapshot,
  fields: Map<ElementRef, FieldClass>,
  worded: readonly ActionCandidate[],
): ActionCandidate[] {
  const told = new Set(worded.filter(({ score }) => score >= TOLD_BY_WORDS).map(({ ref }) => ref));
  const around = readSurroundings(snapshot, fields);
  const clear = new Set(worded.filter(({ kind, score }) => SENDS.has(kind) && score >= CLEAR).map(({ ref }) => ref));
  const sent = snapshot.elements.filter((each) => each.form >= 0 && isSubmit(each) && clear.has(each.ref));
  const isSentBySaid = (element: SnapshotElement) =>
    sent.some(({ frame, form }) => frame === element.frame && form === element.form);
  return around.controls
    .filter((element) => !told.has(element.ref) && !element.disabled)
    .filter((element) => !ANSWERS.has(fields.get(element.ref)?.kind ?? 'other'))
    .flatMap((element) => {
      const [best] = guessByPlace(element, around);
      if (!best || best.kind === 'other' || best.share < TOLD_BY_PLACE) return [];
      if (SENDS.has(best.kind) && isSentBySaid(element)) return [];
      if (BUYS_OR_LEADS_ON.includes(best.kind) && isForLater(element)) return [];
      const score = Number((MOST_BY_PLACE * best.share).toFixed(3));
      return [{ ref: element.ref, kind: best.kind, score, why: BY_PLACE }];
    });
}

/** Some shops let customers choose by radio button whether they order as guests. */
function guestRadios(snapshot: PageSnapshot, scene: ActionScene): ActionCandidate[] {
  return snapshot.elements
    .filter((e) => e.role === 'radio' && e.visible)
    .flatMap((e) => scoreElement(e, scene))
    .filter((action) => action.kind === 'guest');
}

/** "I have a discount code" may be a box to tick, which shows the place for the code. What only speaks of codes says more. */
function couponBoxes(snapshot: PageSnapshot, scene: ActionScene): ActionCandidate[] {
  return snapshot.elements
    .filter((e) => e.role === 'checkbox' && e.visible && e.checked === false)
    .flatMap((e) => scoreElement(e, scene))
    .filter((action) => action.kind === 'openCoupon' && action.score >= CLEAR);
}
