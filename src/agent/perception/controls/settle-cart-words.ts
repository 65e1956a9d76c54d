import { foldLabel } from '../../../words/fold-text.ts';
import { compileKinds, longest } from '../../../words/match-phrases.ts';
import { says } from '../../../words/says.ts';
import type { ActionCandidate, PageSnapshot, SnapshotElement } from '../seen/types.ts';

const cart = compileKinds<string>('pages').get('cart');
const KNOWN = 0.6;
/** Wrappers that two buttons of one product share. */
const NEAR = 3;
/** Two readings of the same words that are about as clear, and what is left of the one that is refuted. */
const CLOSE = 0.1;
const MISREAD = 0.3;

/**
 * "Buy now | Cart": where a button that buys stands beside one that says just "cart" and leads to no page, the latter puts
 * the product there. What shows the cart has an address, or says that it shows it.
 */
export function settleCartWords(snapshot: PageSnapshot, actions: readonly ActionCandidate[]): ActionCandidate[] {
  const elementOf = new Map(snapshot.elements.map((element) => [element.ref, element]));
  const buys = actions.flatMap(({ ref, kind, score }) => {
    const element = elementOf.get(ref);
    return element && kind === 'buyNow' && score >= KNOWN && element.dialog < 0 ? [element] : [];
  });
  const shown = new Map(actions.flatMap(({ ref, kind, score }) => (kind === 'viewCart' ? [[ref, score]] : [])));
  return actions.map((action) => {
    const element = elementOf.get(action.ref);
    const saysEither = (shown.get(action.ref) ?? 0) >= action.score - CLOSE;
    if (action.kind === 'addToCart' && element && saysEither && leadsToCart(snapshot, element))
      return { ...action, score: action.score * MISREAD, why: `${action.why}, leads to the cart` };
    if (action.kind !== 'viewCart' || !element || element.dialog >= 0) return action;
    const isBeside = buys.some((buy) => buy !== element && areNear(buy, element));
    const adds = isBeside && saysJustCart(element) && leadsNowhere(snapshot, element);
    return adds ? { ...action, kind: 'addToCart', why: `${action.why}, beside what buys` } : action;
  });
}

/**
 * "Zum Warenkorb" may put something there or show it. A link to the cart's own page, with nothing behind the address that
 * would tell it what to do, only shows it.
 */
function leadsToCart({ url }: PageSnapshot, { role, href }: SnapshotElement): boolean {
  const [to, here] = [URL.parse(href), URL.parse(url)];
  if (role !== 'link' || !to || to.search !== '' || to.hash !== '' || to.origin !== here?.origin) return false;
  const [last = ''] = to.pathname.split('/').filter(Boolean).slice(-1);
  return says('cartPath', `/${last}`) && to.pathname !== here.pathname;
}

function areNear(a: SnapshotElement, b: SnapshotElement): boolean {
  return a.frame === b.frame && a.ancestors.slice(0, NEAR).some((each) => b.ancestors.slice(0, NEAR).includes(each));
}

function saysJustCart({ text, ariaLabel }: SnapshotElement): boolean {
  const words = foldLabel(text || ariaLabel);
  return cart !== undefined && words !== '' && longest(cart, words)?.phrase === words;
}

/** A place of this very page, or nothing at all: a script does what it is for. */
function leadsNowhere({ url }: PageSnapshot, { role, href }: SnapshotElement): boolean {
  if (role !== 'link') return role === 'button' && href === '';
  const [address, place] = href.split('#');
  return href.startsWith('javascript:') || href === '' || (place !== undefined && address === url.split('#')[0]);
}
