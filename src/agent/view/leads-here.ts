import type { SnapshotElement } from '../perception/index.ts';
import type { View } from './view.ts';

/** A link to the page that one is on: a header's "Checkout", the last crumb. Those with an anchor are mostly buttons. */
export function leadsHere(view: View, { role, href }: SnapshotElement): boolean {
  return role === 'link' && !href.includes('#') && href === view.snapshot.url.split('#')[0];
}

/** "2 Delivery" and "2. Delivery" are one step. */
export const stepName = (title: string): string => title.replace(/^\d+[.):\s]*/, '').trim();
