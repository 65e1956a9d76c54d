import type { PageSnapshot, SnapshotElement } from '../seen/types.ts';
import { looksLikeAmount } from '../snapshot/join-rows.ts';
import { findName } from './find-name.ts';
import { isSameProduct } from './product-address.ts';

export type Placed = Pick<SnapshotElement, 'frame' | 'ancestors'> & { form?: number };

type Anchor = Pick<SnapshotElement, 'frame' | 'ancestors' | 'tag'>;

/** Each price is compared with each; a long list repeats what its first cards show. */
const MOST_PRICES = 40;

/**
 * Cards of a list from which nothing need be for sale: each has a price in place of a button. What a layer covers, such as
 * the one that says what was added, stands there as before.
 */
export function findPricedCards(snapshot: PageSnapshot): (thing: Placed) => boolean {
  const listOf = findPricedLists(snapshot);
  return (thing) => listOf(thing) !== null;
}

/** The same, and which list it is. */
export function findPricedLists(snapshot: PageSnapshot): (thing: Placed) => string | null {
  const prices = snapshot.texts.filter(({ text }) => looksLikeAmount(text));
  return findLists(snapshot, prices.slice(0, MOST_PRICES));
}

/**
 * Lists of cards: wrappers of blocks that stand beside each other in the same shape, each with a button of its own and a
 * link elsewhere. The page's own title stands in none of them. Tells what stands in one.
 */
export function findCards(snapshot: PageSnapshot, buttons: readonly Anchor[]): (thing: Placed) => boolean {
  const listOf = findLists(snapshot, buttons);
  return (thing) => listOf(thing) !== null;
}

function findLists(snapshot: PageSnapshot, buttons: readonly Anchor[]): (thing: Placed) => string | null {
  const title = findName(snapshot);
  const lists = new Set<string>();
  const leadAway = new Map<string, boolean>();
  const isCard = (frame: number, root: number) => {
    const key = `${frame}:${root}`;
    const known = leadAway.get(key) ?? leadsElsewhere(snapshot, frame, root);
    leadAway.set(key, known);
    return known;
  };
  for (const button of buttons) {
    for (const twin of buttons) {
      if (twin === button || twin.frame !== button.frame || twin.tag !== button.tag) continue;
      const up = button.ancestors.findIndex((ancestor) => twin.ancestors.includes(ancestor));
      const list = button.ancestors[up] as number;
      if (up < 1 || twin.ancestors.indexOf(list) !== up || lists.has(`${button.frame}:${list}`)) continue;
      if (title?.frame === button.frame && title.ancestors.includes(list)) continue;
      const roots = [button.ancestors[up - 1], twin.ancestors[up - 1]] as number[];
      if (roots.every((root) => isCard(button.frame, root))) lists.add(`${button.frame}:${list}`);
    }
  }
  return ({ frame, ancestors }) => {
    const at = ancestors.find((ancestor) => lists.has(`${frame}:${ancestor}`));
    return at === undefined ? null : `${frame}:${at}`;
  };
}

function leadsElsewhere(snapshot: PageSnapshot, frame: number, root: number): boolean {
  return snapshot.elements.some(
    ({ role, href, frame: in_, ancestors }) =>
      role === 'link' && in_ === frame && ancestors.includes(root) && href !== '' && !isSameProduct(href, snapshot.url),
  );
}
