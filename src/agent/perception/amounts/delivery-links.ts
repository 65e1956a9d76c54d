import { plainTitleOver } from '../fields/plain-title.ts';
import { readDeliveryDays } from '../fields/read-delivery-days.ts';
import { AROUND } from '../seen/around.ts';
import type { ElementRef, FieldClass, PageSnapshot, SnapshotElement, TextBlock } from '../seen/types.ts';
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
 * Deliveries as links to the page they stand on, each with its price or at least with its time, of which the chosen one is
 * no link: the older way to ask for one. The list is the smallest wrapper of all the links under a heading about the way of
 * delivery in which each name has a price, or each a time, and exactly one name is plain text. Of links that a script acts
 * on none may be chosen yet, and each may hold all that is said of it.
 */
export function deliveryLinks(
  snapshot: PageSnapshot,
  fields: ReadonlyMap<ElementRef, FieldClass> = new Map(),
): ListedDelivery[] {
  const links = snapshot.elements.filter((element) => isDeliveryLink(snapshot, fields, element));
  if (links.length === 0) links.push(...linksUnderPlainTitle(snapshot));
  const [first] = links;
  if (!first || links.some(({ frame, section }) => frame !== first.frame || section !== first.section)) return [];
  const areActing = links.every(actsHere);
  if (!areActing && new Set(links.map(({ href }) => href)).size < links.length) return [];
  const cards = areActing ? readCards(snapshot, links) : [];
  if (cards.length > 1) return cards;
  const shared = first.ancestors.slice(0, REACH).filter((each) => links.every((link) => link.ancestors.includes(each)));
  const lists = [isPriced, isTimed].flatMap((tells) =>
    shared.map((wrapper) => readList(snapshot, links, wrapper, tells)),
  );
  const isWhole = (list: readonly ListedDelivery[]) =>
    list.some(({ ref }) => ref === '') || (areActing && list.length > 1);
  return lists.find((list) => list !== null && isWhole(list)) ?? [];
}

/** What says nowhere that it is about the delivery may have been said to be. */
function isDeliveryLink(
  snapshot: PageSnapshot,
  fields: ReadonlyMap<ElementRef, FieldClass>,
  element: SnapshotElement,
): boolean {
  const { ref, href, section } = element;
  const isHere = actsHere(element) || (placeOf(href) !== null && placeOf(href) === placeOf(snapshot.url));
  return isLink(element) && isHere && (isAboutDelivery(section) || fields.get(ref)?.kind === 'shippingOption');
}

function isLink({ role, visible, disabled, landmark, text }: SnapshotElement): boolean {
  return role === 'link' && visible && !disabled && !AROUND.has(landmark) && text !== '';
}

/** The title of a step may be plain text: the links of one list below it that a script acts on. */
function linksUnderPlainTitle({ elements, texts }: PageSnapshot): SnapshotElement[] {
  const acting = elements.filter((element) => isLink(element) && actsHere(element));
  const lists = [...Map.groupBy(acting, ({ frame, ancestors }) => `${frame}:${ancestors[1]}`).values()];
  return lists.find(([first]) => first && isAboutDelivery(plainTitleOver(texts, first))) ?? [];
}

/** It leads nowhere: a script does what it is for. */
function actsHere({ href }: SnapshotElement): boolean {
  return /#$|^javascript:/.test(href);
}

function placeOf(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { origin, pathname } = new URL(address);
  return origin + pathname;
}

/** Links of which each holds all that is said of its delivery: a name, a price and perhaps a time. Empty where one does not. */
function readCards({ texts }: PageSnapshot, links: readonly SnapshotElement[]): ListedDelivery[] {
  const cards = links.map((link) => {
    const own = texts.filter((text) => text.frame === link.frame && !text.covered && isWithin(text, link));
    return { ref: link.ref, words: own.map(({ text }) => text).filter((text) => /[\p{L}\d]/u.test(text)) };
  });
  const isCard = ({ words: [name = '', ...more] }: ListedDelivery) =>
    !isPriced(name) && more.filter(isPriced).length === 1;
  return cards.every(isCard) ? cards : [];
}

function isPriced(words: string): boolean {
  const bare = withoutRemarks(words);
  return pricesIn(bare, '').length === 1 || saysFree(bare);
}

/** Below a name, and with no price: the order's sums may tell what the delivery costs. */
function isTimed(words: string, isName: boolean): boolean {
  return !isName && !isPriced(words) && readDeliveryDays(words) !== null;
}

/** Null where what the wrapper holds is not just such a list. */
function readList(
  { texts }: PageSnapshot,
  links: readonly SnapshotElement[],
  wrapper: number,
  tells: (words: string, isName: boolean) => boolean,
): ListedDelivery[] | null {
  const list: (ListedDelivery & { isTold: boolean })[] = [];
  for (const text of texts) {
    if (text.frame !== links[0]?.frame || text.covered || text.heading > 0 || !text.ancestors.includes(wrapper))
      continue;
    const link = links.find((each) => isWithin(each, text));
    const last = list.at(-1);
    const isTold = tells(text.text, link !== undefined || last?.isTold !== false);
    if (last && !last.isTold && !link) {
      last.words.push(text.text);
      last.isTold = isTold;
    } else list.push({ ref: link?.ref ?? '', words: [text.text], isTold });
  }
  const isWhole = links.every(({ ref }) => list.filter((each) => each.ref === ref).length === 1);
  const isOneChosen = list.filter(({ ref }) => ref === '').length <= 1;
  return isWhole && isOneChosen && list.every(({ isTold }) => isTold) ? list : null;
}

/** The first stands where the second does, whose words include its own: a summary beside it may say the same. */
function isWithin(part: Pick<TextBlock, 'text' | 'box'>, { text, box }: Pick<TextBlock, 'text' | 'box'>): boolean {
  const middle = { x: part.box.x + part.box.width / 2, y: part.box.y + part.box.height / 2 };
  const isAcross = middle.x >= box.x && middle.x <= box.x + box.width;
  return text.includes(part.text) && isAcross && middle.y >= box.y && middle.y <= box.y + box.height;
}
