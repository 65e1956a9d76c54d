import { AROUND } from '../seen/around.ts';
import type { ElementRef, PageSnapshot, SnapshotElement, TextBlock } from '../seen/types.ts';
import { isAboutDelivery, saysFree, withoutRemarks } from './delivery-words.ts';
import { pricesIn } from './read-money.ts';

/** One of the deliveries in a list: all that is said of it, its name first. */
export interface ListedDelivery {
  /** Of the link that chooses it; empty for the one that is chosen, which is plain text. */
  ref: ElementRef;
  words: string[];
}

/** The list lies within a few wrappers of any of its links. */
const REACH = 6;

/**
 * Deliveries as links to the page they stand on, each with its price, of which the chosen one is no link: the older way to
 * ask for one. The list is the smallest wrapper of all the links under a heading about the way of delivery in which each
 * name has a price and exactly one name is plain text.
 */
export function deliveryLinks(snapshot: PageSnapshot): ListedDelivery[] {
  const links = snapshot.elements.filter((element) => isDeliveryLink(snapshot, element));
  const [first] = links;
  if (!first || links.some(({ frame, section }) => frame !== first.frame || section !== first.section)) return [];
  if (new Set(links.map(({ href }) => href)).size < links.length) return [];
  const shared = first.ancestors.slice(0, REACH).filter((each) => links.every((link) => link.ancestors.includes(each)));
  const lists = shared.map((wrapper) => readList(snapshot, links, wrapper));
  return lists.find((list) => list !== null) ?? [];
}

function isDeliveryLink({ url }: PageSnapshot, element: SnapshotElement): boolean {
  const { role, visible, disabled, landmark, text, href, section } = element;
  if (role !== 'link' || !visible || disabled || AROUND.has(landmark) || text === '') return false;
  return isAboutDelivery(section) && placeOf(href) !== null && placeOf(href) === placeOf(url);
}

function placeOf(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { origin, pathname } = new URL(address);
  return origin + pathname;
}

/** Null where what the wrapper holds is not just such a list. */
function readList(
  { texts }: PageSnapshot,
  links: readonly SnapshotElement[],
  wrapper: number,
): ListedDelivery[] | null {
  const list: (ListedDelivery & { isPriced: boolean })[] = [];
  for (const text of texts) {
    if (text.frame !== links[0]?.frame || text.covered || text.heading > 0 || !text.ancestors.includes(wrapper))
      continue;
    const link = links.find((each) => isNameOf(each, text));
    const last = list.at(-1);
    const isPriced = pricesIn(withoutRemarks(text.text), '').length === 1 || saysFree(text.text);
    if (last && !last.isPriced && !link) {
      last.words.push(text.text);
      last.isPriced = isPriced;
    } else list.push({ ref: link?.ref ?? '', words: [text.text], isPriced });
  }
  const isWhole = links.every(({ ref }) => list.filter((each) => each.ref === ref).length === 1);
  const isChosen = list.filter(({ ref }) => ref === '').length === 1;
  return isWhole && isChosen && list.every(({ isPriced }) => isPriced) ? list : null;
}

function isNameOf(link: SnapshotElement, { text, box }: TextBlock): boolean {
  const middle = link.box.y + link.box.height / 2;
  return text.includes(link.text) && middle >= box.y && middle <= box.y + box.height;
}
