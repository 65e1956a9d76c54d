import { stems } from '../../words/name-stems.ts';
import { describe } from '../actions/press.ts';
import {
  findCards,
  findPricedCards,
  isOtherProduct,
  isSameProduct,
  type PageSnapshot,
  type SnapshotElement,
} from '../perception/index.ts';

/** Wrappers between a control and its card. */
const CARD_DEPTH = 6;

/**
 * A picture of a cart on the card of another product puts that one in, whatever it is called. The nearest links around a
 * control tell whose it is; where products lie at the root, the list of cards does that repeat the control. A link to the
 * cart's plain address puts in nothing, though arrows to the next products stand beside it.
 */
export function isOnCard(
  added: readonly { finalUrl: string }[],
  snapshot: PageSnapshot,
  element: SnapshotElement,
): boolean {
  if (opensCart(element)) return false;
  const links = nearestLinks(snapshot, element);
  if (leadsTo(isSameProduct, added, links)) return false;
  if (leadsToOther(added, links) || findCards(snapshot, twinsOf(snapshot, element))(element)) return true;
  // Of the cards of a list one alone may have such a picture: the others ask for a choice first.
  return element.text === '' && findPricedCards(snapshot)(element);
}

function opensCart({ role, href }: SnapshotElement): boolean {
  const to = role === 'link' ? URL.parse(href) : null;
  const name = to?.pathname.replace(/\/$/, '').split('/').at(-1) ?? '';
  return to !== null && to.search === '' && to.hash === '' && CART.test(name);
}

const CART = new RegExp(`^${stems('cart')}(\\.\\w+)?$`, 'i');

/** Where several products are ordered, each is another one beside the rest: what leads to any of them is not meant. */
export function leadsToOther(added: readonly { finalUrl: string }[], links: readonly string[]): boolean {
  return leadsTo(isOtherProduct, added, links) && !leadsTo(isSameProduct, added, links);
}

function leadsTo(
  tell: (href: string, own: string) => boolean,
  added: readonly { finalUrl: string }[],
  links: readonly string[],
): boolean {
  return links.some((href) => added.some(({ finalUrl }) => tell(href, finalUrl)));
}

function nearestLinks(snapshot: PageSnapshot, element: SnapshotElement): string[] {
  for (const wrapper of element.ancestors.slice(0, CARD_DEPTH)) {
    const links = snapshot.elements.filter(
      ({ ref, role, href, frame, ancestors }) =>
        ref !== element.ref && role === 'link' && href !== '' && frame === element.frame && ancestors.includes(wrapper),
    );
    if (links.length > 0) return links.map(({ href }) => href);
  }
  return [];
}

/** Controls of the same name. Those that all lead to one address, as "View cart" does, belong to no product. */
function twinsOf(snapshot: PageSnapshot, element: SnapshotElement): SnapshotElement[] {
  const name = describe(element);
  const leadsAway = element.href !== '' && !element.href.endsWith('#');
  return snapshot.elements.filter(
    (twin) =>
      twin === element ||
      (twin.visible &&
        twin.role === element.role &&
        describe(twin) === name &&
        !(leadsAway && twin.href === element.href)),
  );
}
