import { foldLabel } from '../../../words/fold-text.ts';
import { indexPhrases } from '../../../words/index-phrases.ts';
import { actionNamesIn, compileKinds } from '../../../words/match-phrases.ts';
import { stemList, stems } from '../../../words/name-stems.ts';
import type { ActionKind, SnapshotElement } from '../seen/types.ts';
import type { ActionScene } from './read-scene.ts';

/** A control and the kind that its words suggest, in the place where it stands. */
interface Standing {
  element: SnapshotElement;
  kind: ActionKind;
  /** What the words alone say. */
  score: number;
  scene: ActionScene;
}

interface SceneRule {
  why: string;
  /** What the score is multiplied by where the rule holds. */
  factor: number;
  holds(standing: Standing): boolean;
}

/** Words that say at least this much of placing an order outweigh the coupon field beside them. */
const CLEAR_WORDS = 0.6;
/** The same for a fold over the sums, which only a full sentence outweighs. */
const FULL_WORDS = 0.65;
/** Square pixels of a button that is meant to be seen. */
const PROMINENT_AREA = 4_000;
/** How far apart, in steps of the tree and in pixels, a control and a field still belong together. */
const NEAR_STEPS = 3;
const CLOSE_STEPS = 2;
const NEAR_PIXELS = 160;
const NOT_RELATED = 99;

const anyLanguage = compileKinds<ActionKind>('actions');
const afterwards = indexPhrases(stemList('afterOrder'));
const assent = new RegExp(`^(${stems('yes')}|add( and)? continue)(?!\\p{L})(?!.*\\b(agree|order|pay)\\b)`, 'u');
const LOOKS_FOR_GOODS = /[?&](q|query|s|search|term|keywords?)=[^&]*[a-z]/i;
/** "Items in the cart: 0" at the head of a page. */
const COUNTER = /[:：(（]\s*\p{Nd}{1,3}\s*[)）]?$/u;
const closeSign = /^[×✕✖xX]$/;

/** What the button of a newsletter's form is easily taken for. */
const SENDS = kinds('continue', 'register', 'addToCart', 'acceptCookies', 'dismiss', 'applyCoupon');
const COOKIES = kinds('rejectCookies', 'acceptCookies');
const OF_NAVIGATION = kinds('viewCart', 'signIn', 'register');
const STEPS = kinds('increaseQuantity', 'decreaseQuantity');
const BUYS = kinds('addToCart', 'buyNow');
const OF_ANY_PAGE = kinds('viewCart', 'goToCheckout');
const SPEAKS_OF_ORDERS = kinds('goToCheckout', 'placeOrder', 'viewCart');
const LEADS_ON = kinds('continue', 'goToCheckout', 'placeOrder');
const MAIN_STEPS = kinds('addToCart', 'goToCheckout', 'placeOrder', 'continue', 'guest');

/**
 * How the place of a control changes what its words say. The factors are set by hand and measured on the controls of
 * drawn shops (`npm run bench:perception`, docs/quality.md "Reading pages") and on the shops of test/storefronts.
 */
const sceneRules: readonly SceneRule[] = [
  { why: 'something lies over it', factor: 0.5, holds: ({ element }) => element.covered },
  { why: 'hidden from readers', factor: 0.7, holds: ({ element }) => element.ariaHidden },
  {
    why: 'in the footer',
    factor: 0.5,
    holds: ({ element, kind }) => element.landmark === 'footer' && !COOKIES.has(kind),
  },
  {
    why: 'in the navigation',
    factor: 0.6,
    holds: ({ element, kind }) => element.landmark === 'nav' && !OF_NAVIGATION.has(kind),
  },
  {
    why: 'counts what is in the cart',
    factor: 0.3,
    holds: ({ element, kind }) =>
      BUYS.has(kind) &&
      element.landmark === 'header' &&
      COUNTER.test(element.text || element.label || element.ariaLabel),
  },
  {
    why: 'beside the coupon field',
    factor: 1.5,
    holds: ({ element, kind, scene }) => kind === 'applyCoupon' && beside(element, scene.coupon, NEAR_STEPS),
  },
  {
    why: 'no coupon field beside it',
    factor: 0.4,
    holds: ({ element, kind, scene }) => kind === 'applyCoupon' && !beside(element, scene.coupon, NEAR_STEPS),
  },
  {
    why: 'beside the coupon field',
    factor: 0.4,
    holds: ({ element, kind, score, scene }) =>
      (kind === 'continue' || kind === 'addToCart' || (kind === 'placeOrder' && score < CLEAR_WORDS)) &&
      beside(
        element,
        scene.coupon.filter((field) => !hasOwnButton(field, element, scene)),
        CLOSE_STEPS,
      ),
  },
  {
    // "Review your order – £88.65" over the sums names the order; it says nothing of placing it. What tells readers whether
    // a part of the page is open shows that part: "Buy as a visitor" over the form of a guest.
    why: 'opens a fold',
    factor: 0.5,
    holds: ({ element, kind, score }) => kind === 'placeOrder' && isFold(element) && score < FULL_WORDS,
  },
  {
    why: 'not a checkout',
    factor: 0.35,
    holds: ({ kind, scene }) => kind === 'placeOrder' && !isCheckout(scene),
  },
  {
    why: 'only a link',
    factor: 0.5,
    holds: ({ element, kind, scene }) => kind === 'placeOrder' && isCheckout(scene) && leadsElsewhere(element),
  },
  {
    why: 'in a checkout',
    factor: 1.15,
    holds: ({ element, kind, scene }) => kind === 'placeOrder' && isCheckout(scene) && !leadsElsewhere(element),
  },
  { why: 'in a checkout', factor: 0.4, holds: ({ kind, scene }) => BUYS.has(kind) && scene.checkout },
  {
    why: 'already in the checkout',
    factor: 0.6,
    holds: ({ kind, scene }) => kind === 'goToCheckout' && scene.checkout && scene.late,
  },
  {
    why: 'closes a dialog',
    factor: 0.5,
    holds: ({ element, kind, scene }) =>
      kind === 'removeItem' && element.dialog >= 0 && closeSign.test(element.text) && scene.quantity.length === 0,
  },
  { why: 'in a dialog', factor: 1.2, holds: ({ element, kind }) => kind === 'dismiss' && element.dialog >= 0 },
  { why: 'not in a dialog', factor: 0.6, holds: ({ element, kind }) => kind === 'dismiss' && element.dialog < 0 },
  {
    why: 'in the cookie notice',
    factor: 1.4,
    holds: (standing) => COOKIES.has(standing.kind) && isInCookieNotice(standing),
  },
  {
    why: 'not in a cookie notice',
    factor: 0.5,
    holds: (standing) => COOKIES.has(standing.kind) && !isInCookieNotice(standing),
  },
  {
    why: 'in the cookie notice',
    factor: 0.3,
    holds: (standing) => !COOKIES.has(standing.kind) && standing.kind !== 'dismiss' && isInCookieNotice(standing),
  },
  {
    why: 'quantity field',
    factor: 1.4,
    holds: ({ element, kind, scene }) => STEPS.has(kind) && beside(element, scene.quantity, NEAR_STEPS),
  },
  {
    why: 'quantity field',
    factor: 0.4,
    holds: ({ element, kind, scene }) =>
      STEPS.has(kind) && scene.quantity.length > 0 && !beside(element, scene.quantity, NEAR_STEPS),
  },
  {
    why: 'no search field beside it',
    factor: 0.3,
    holds: ({ element, kind, scene }) => kind === 'search' && !beside(element, scene.search, NEAR_STEPS),
  },
  {
    why: 'beside a newsletter field',
    factor: 0.3,
    holds: ({ element, kind, scene }) => SENDS.has(kind) && beside(element, scene.newsletter, NEAR_STEPS),
  },
  {
    why: 'beside a password',
    factor: 0.7,
    holds: ({ element, kind, scene }) => kind === 'continue' && beside(element, scene.password, CLOSE_STEPS),
  },
  { why: 'submits', factor: 1.1, holds: ({ element, kind }) => kind === 'continue' && element.type === 'submit' },
  { why: 'only a link', factor: 0.75, holds: ({ element, kind }) => kind === 'continue' && element.role === 'link' },
  { why: 'in a checkout', factor: 0.8, holds: ({ kind, scene }) => kind === 'viewCart' && scene.checkout },
  {
    // Bags and baskets are also goods.
    why: 'looks for goods',
    factor: 0.2,
    holds: ({ element, kind }) => OF_ANY_PAGE.has(kind) && LOOKS_FOR_GOODS.test(element.href),
  },
  {
    // "Kase" is the till in one language and a bowl in another.
    why: 'a word of another language',
    factor: 0.5,
    holds: ({ element, kind, scene }) =>
      kind === 'goToCheckout' && element.role === 'link' && isForeignWord(element, kind, scene),
  },
  {
    why: 'speaks of an order already made',
    factor: 0.2,
    holds: ({ element, kind }) => SPEAKS_OF_ORDERS.has(kind) && afterwards.test(wordsOn(element)),
  },
  {
    why: 'says yes to an offer',
    factor: 0.4,
    holds: ({ element, kind }) => LEADS_ON.has(kind) && assent.test(wordsOn(element)),
  },
  {
    why: 'a large button',
    factor: 1.08,
    holds: ({ element, kind }) =>
      MAIN_STEPS.has(kind) && element.role === 'button' && element.box.width * element.box.height > PROMINENT_AREA,
  },
];

/** What the words of a control say, corrected by the place where it stands. */
export function adjust(standing: Standing): { score: number; why: string } {
  const holding = sceneRules.filter((rule) => rule.holds(standing));
  return {
    score: standing.score * holding.reduce((product, { factor }) => product * factor, 1),
    why: holding.map(({ why }) => why).join(', '),
  };
}

/** Steps up the tree from the button to the wrapper that it shares with the control; 99 when far apart. */
export function apart(a: SnapshotElement, b: SnapshotElement): number {
  if (a.frame !== b.frame) return NOT_RELATED;
  const up = a.ancestors.findIndex((n) => b.ancestors.includes(n));
  return up < 0 ? NOT_RELATED : Math.max(up, b.ancestors.indexOf(a.ancestors[up] as number));
}

function beside(element: SnapshotElement, others: readonly SnapshotElement[], reach: number): boolean {
  return others.some((other) => {
    if (apart(element, other) > reach) return false;
    return Math.abs(other.box.y - element.box.y) < NEAR_PIXELS;
  });
}

/** A coupon's form with a button inside is sent by that one: what stands outside belongs to something else. */
function hasOwnButton(field: SnapshotElement, outside: SnapshotElement, { buttons }: ActionScene): boolean {
  const isInForm = ({ frame, form }: SnapshotElement) => frame === field.frame && form === field.form;
  return field.form >= 0 && !isInForm(outside) && buttons.some(isInForm);
}

function kinds(...list: ActionKind[]): ReadonlySet<ActionKind> {
  return new Set(list);
}

function isCheckout(scene: ActionScene): boolean {
  return scene.checkout || scene.late;
}

function isFold({ role, tag, expanded }: SnapshotElement): boolean {
  return tag === 'summary' || (role === 'button' && expanded !== null);
}

function leadsElsewhere(element: SnapshotElement): boolean {
  return element.role === 'link' && element.href !== '' && !element.href.includes('#');
}

function isInCookieNotice({ element, scene }: Standing): boolean {
  return scene.cookieDialog.has(element.dialog);
}

/** One word alone that only other languages have for this. Any page may say it in English, or claim to be. */
function isForeignWord(element: SnapshotElement, kind: ActionKind, { language }: ActionScene): boolean {
  const words = wordsOn(element);
  const [own, english] = [actionNamesIn(language).get(kind), actionNamesIn('en').get(kind)];
  if (!own || own === english || !/^\p{L}+$/u.test(words) || !anyLanguage.get(kind)?.test(words)) return false;
  return !own.test(words) && !english?.test(words);
}

function wordsOn(element: SnapshotElement): string {
  return foldLabel(element.text || element.ariaLabel);
}
