import { isShopping } from '../cart/open-cart.ts';
import type { SnapshotElement } from '../perception/index.ts';
import type { Run } from '../run/run.ts';
import type { View } from '../view/view.ts';

/**
 * A cart that opened as a layer leaves the product's page under it. What that page asks for, such as a review of the
 * product or a question about it, is no part of the checkout: only the layer is.
 */
export function isOnShelf(run: Pick<Run, 'hints'>, view: View, { dialog }: SnapshotElement): boolean {
  return dialog < 0 && isShopping(run, view);
}
