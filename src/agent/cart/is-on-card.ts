import { describe } from '../actions/press.ts';
import { isOtherProduct, isSameProduct, type PageSnapshot, type SnapshotElement } from '../perception/index.ts';

/** Wrappers between a control and its card, and between a card and the list of them all. */
const CARD_DEPTH = 6;
const LIST_DEPTH = 9;

/**
 * A picture of a cart on the card of another product puts that one in, whatever it is called. The nearest links around a
 * control tell whose it is: another product's by their address, or links of its own beside each of its kind in a list.
 */
export function isOnCard(
  added: readonly { finalUrl: string }[],
  snapshot: PageSnapshot,
  element: SnapshotElement,
): boolean {
  const links = nearestLinks(snapshot, element);
  const isAny = (tell: (href: string, own: string) => boolean) =>
    links.some((href) => added.some(({ finalUrl }) => tell(href, finalUrl)));
  if (isAny(isSameProduct)) return false;
  return isAny(isOtherProduct) || (links.length > 0 && isOneOfMany(snapshot, element, links));
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

/** Its like stands as deep in the same list, beside other links. Where both lead to the same address, that is no product's. */
function isOneOfMany(snapshot: PageSnapshot, element: SnapshotElement, links: readonly string[]): boolean {
  const around = new Set(element.ancestors.slice(0, LIST_DEPTH));
  return snapshot.elements.some((twin) => {
    const isAlike =
      twin.ref !== element.ref &&
      twin.visible &&
      twin.frame === element.frame &&
      twin.role === element.role &&
      (twin.href !== element.href || twin.href === '' || withoutHash(twin.href) === withoutHash(snapshot.url)) &&
      twin.ancestors.length === element.ancestors.length &&
      describe(twin) === describe(element);
    if (!isAlike || !twin.ancestors.slice(0, LIST_DEPTH).some((wrapper) => around.has(wrapper))) return false;
    const others = nearestLinks(snapshot, twin);
    return others.length > 0 && others.every((href) => !links.includes(href));
  });
}

function withoutHash(url: string): string {
  return url.replace(/#.*$/, '');
}
