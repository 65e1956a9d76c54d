import type { PageSnapshot, SnapshotElement } from '../seen/types.ts';
import { looksLikeAmount } from '../snapshot/join-rows.ts';
import { findName } from './find-name.ts';
import { isSameProduct } from './product-address.ts';

export type Placed = Pick<SnapshotElement, 'frame' | 'ancestors'> & { form?: number };

type Anchor = Pick<SnapshotElement, 'frame' | 'ancestors' | 'tag'>;

/** Each price is compared with each; a long list repeats what its first cards show. */
const MOST_PRICES = 40;

/** Cards of a list from which nothing can be bought: each has a price in place of a button. */
export function findPricedCards(snapshot: PageSnapshot): (thing: Placed) => boolean {
  const prices = snapshot.texts.filter(({ text, covered }) => !covered && looksLikeAmount(text));
  return findCards(snapshot, prices.slice(0, MOST_PRICES));
}

/**
 * Lists of cards: wrappers of blocks that stand beside each other in the same shape, each with a button of its own and a
 * link elsewhere. The page's own title stands in none of them. Tells what stands in one.
 */
export function findCards(snapshot: PageSnapshot, buttons: readonly Anchor[]): (thing: Placed) => boolean {
  const title = findName(snapshot);
  const lists = new Set<string>();
  for (const button of buttons) {
    for (const twin of buttons) {
      if (twin === button || twin.frame !== button.frame || twin.tag !== button.tag) continue;
      const up = button.ancestors.findIndex((ancestor) => twin.ancestors.includes(ancestor));
      const list = button.ancestors[up] as number;
      if (up < 1 || twin.ancestors.indexOf(list) !== up) continue;
      if (title?.frame === button.frame && title.ancestors.includes(list)) continue;
      const roots = [button.ancestors[up - 1], twin.ancestors[up - 1]] as number[];
      if (roots.every((root) => leadsElsewhere(snapshot, button.frame, root))) lists.add(`${button.frame}:${list}`);
    }
  }
  return ({ frame, ancestors }) => ancestors.some((ancestor) => lists.has(`${frame}:${ancestor}`));
}

function leadsElsewhere(snapshot: PageSnapshot, frame: number, root: number): boolean {
  return snapshot.elements.some(
    ({ role, href, frame: in_, ancestors }) =>
      role === 'link' && in_ === frame && ancestors.includes(root) && href !== '' && !isSameProduct(href, snapshot.url),
  );
}
