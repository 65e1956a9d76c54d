import { hasBegun, isOnProductPage, isShopping } from '../cart/open-cart.ts';
import type { SnapshotElement } from '../perception/index.ts';
import type { Run } from '../run/run.ts';
import type { View } from '../view/view.ts';

/**
 * A cart that opened as a layer leaves the product's page under it. What that page asks for, such as a review of the
 * product or a question about it, is no part of the checkout: only the layer is, also where it hides what tells the page.
 */
export function isOnShelf(run: Pick<Run, 'hints' | 'memory'>, view: View, { dialog }: SnapshotElement): boolean {
  const isUnderLayer = view.snapshot.modal && isOnProductPage(run, view) && !hasBegun(view);
  return dialog < 0 && (isUnderLayer || isShopping(run, view));
}
