import { classifyActions } from '../controls/classify-actions.ts';
import type { ActionCandidate, PageSnapshot, SnapshotElement, TextBlock } from '../seen/types.ts';
import { looksLikeAmount } from '../snapshot/join-rows.ts';
import { findBuyByPlace } from './find-buy-by-place.ts';
import { findCards, findPricedCards, type Placed } from './find-cards.ts';
import { findName } from './find-name.ts';

/** The part of a page that sells its own product, apart from side boxes, other forms and cards of other products. */
export interface ProductBox {
  /** Controls that put this product into the cart, best first. */
  adds: SnapshotElement[];
  holds(thing: Placed): boolean;
  /** In a list of other products, which speaks only of them. */
  isOfAnother(thing: Placed): boolean;
}

const WEAK = 0.3;
/** Below this the words of a button leave room for another one that buys. */
const SAID = 0.5;
/** More than the words and the place of two buttons that buy differ by. */
const OUTSIDE = 0.35;

/**
 * Found by structure: the wrapper that the product's name shares with the button that buys it, and the form of that
 * button. Cards of other products stand beside each other in the same shape, each with its own link.
 */
export function findProductBox(
  snapshot: PageSnapshot,
  actions: readonly ActionCandidate[] = classifyActions(snapshot),
): ProductBox {
  const scores = new Map(
    actions.filter(({ kind, score }) => kind === 'addToCart' && score >= WEAK).map(({ ref, score }) => [ref, score]),
  );
  const buttons = snapshot.elements.filter((element) => scores.has(element.ref) && element.visible);
  const steps = new Set(
    actions.filter(({ kind, score }) => kind === 'increaseQuantity' && score >= SAID).map(({ ref }) => ref),
  );
  // Where a number is what adds, cards have no other button.
  const isInSellingCard = findCards(snapshot, [
    ...buttons,
    ...snapshot.elements.filter(({ ref, visible }) => visible && steps.has(ref)),
  ]);
  // Of the others that are shown only one may have a button: the rest is sold out, or wants a choice first. On a page that
  // sells nothing of its own, such as a cart, what has a price may be a line of the order.
  const isInPricedCard = findPricedCards(snapshot);
  const isOnCard = (thing: Placed) => isInSellingCard(thing) || isInPricedCard(thing);
  const isInCard = buttons.every(isOnCard) ? isInSellingCard : isOnCard;
  const title = findTitle(snapshot, isInCard);
  const said = buttons
    .filter((button) => !isInCard(button))
    .map((button) => ({ button, score: scores.get(button.ref) ?? 0 }))
    .map(({ button, score }, _at, all) => {
      const isOuter = all.some((other) => other.score >= SAID && isNearerTo(title, other.button, button));
      return { button, rank: score - distance(button, title) / 50 - (isOuter ? OUTSIDE : 0) };
    })
    .toSorted((a, b) => b.rank - a.rank)
    .map(({ button }) => button);
  const isSaid = said.some(({ ref, covered }) => (scores.get(ref) ?? 0) >= (covered ? SAID / 2 : SAID));
  const placed = isSaid ? [] : findBuyByPlace(snapshot, actions, title, isInCard);
  const buys = new Set(actions.filter(({ kind, score }) => kind === 'buyNow' && score >= SAID).map(({ ref }) => ref));
  const own = [...new Set([...placed.filter(({ ref }) => buys.has(ref)), ...said, ...placed])];
  const [main] = own;
  const wrapper = main && title ? sharedAncestor(main, title) : undefined;
  // A product that cannot be bought has no button; its price stands near its name.
  const priced = title?.ancestors.find((ancestor) =>
    snapshot.texts.some(
      (text) => text.frame === title.frame && text.ancestors.includes(ancestor) && looksLikeAmount(text.text),
    ),
  );
  return {
    adds: own,
    isOfAnother: isInCard,
    holds: (thing) => {
      if (isInCard(thing)) return false;
      if (!main) return !title || title.frame !== thing.frame || thing.ancestors.includes(priced ?? -1);
      if (thing.frame !== main.frame) return false;
      if (main.form >= 0 && thing.form === main.form) return true;
      return wrapper === undefined || thing.ancestors.includes(wrapper);
    },
  };
}

/** The product's name: the heading that names the page and no card, or else the largest. */
function findTitle(snapshot: PageSnapshot, isInCard: (thing: Placed) => boolean): TextBlock | undefined {
  const headings = snapshot.texts.filter(
    ({ heading, landmark, covered, ...place }) =>
      heading > 0 && !covered && landmark !== 'header' && landmark !== 'footer' && !isInCard(place),
  );
  return findName({ ...snapshot, texts: headings }) ?? headings.toSorted((a, b) => b.fontSize - a.fontSize)[0];
}

function sharedAncestor(a: Placed, b: Placed): number | undefined {
  return a.frame === b.frame ? a.ancestors.find((ancestor) => b.ancestors.includes(ancestor)) : undefined;
}

/** Steps up from the button to what it shares with the title. */
function distance(button: Placed, title: Placed | undefined): number {
  const shared = title && sharedAncestor(button, title);
  return shared === undefined ? 25 : button.ancestors.indexOf(shared);
}

/**
 * What shares a form with the title stands nearer to it than what only shares the page around that form, however deep in a
 * grid it lies: the one product beside it that is shown has a button of its own, and no twin to be told by.
 */
function isNearerTo(title: Placed | undefined, button: Placed, other: Placed): boolean {
  if (!title) return false;
  const [own, wider] = [sharedAncestor(button, title), sharedAncestor(other, title)];
  if (own === undefined || wider === undefined) return false;
  return title.ancestors.indexOf(own) < title.ancestors.indexOf(wider);
}
