import type { SnapshotElement } from '../perception/index.ts';
import type { View } from './view.ts';

/** A link to the page that one is on: a header's "Checkout", the last crumb. Those with an anchor are mostly buttons. */
export function leadsHere(view: View, { role, href }: SnapshotElement): boolean {
  return role === 'link' && !href.includes('#') && href === view.snapshot.url.split('#')[0];
}

/** A link to the front of the shop, on whatever page: the way in, never the way on. */
export function leadsHome({ snapshot }: View, { role, href }: SnapshotElement): boolean {
  if (role !== 'link' || !URL.canParse(href) || !URL.canParse(snapshot.url)) return false;
  const [to, here] = [new URL(href), new URL(snapshot.url)];
  return to.href === `${here.origin}/` && to.href !== here.href;
}

/** "2 Delivery" and "2. Delivery" are one step. */
export const stepName = (title: string): string => title.replace(/^\d+[.):\s]*/, '').trim();
