import type { OrderItem } from '../../orders/index.ts';
import type { PageVariant } from '../../product-page/index.ts';
import { bareLabel } from '../../words/bare-label.ts';
import { foldText } from '../../words/fold-text.ts';

/**
 * The one variant that the order means, of those that the page's own data lists. Null when several fit, when none does,
 * or when it is sold out: then the page itself has to say more.
 */
export function findExactVariant(variants: readonly PageVariant[], item: OrderItem): PageVariant | null {
  const asked = Object.entries(item.variant).filter(([, label]) => label.trim() !== '');
  const fits = variants.filter(({ attributes }) => asked.every(([axis, label]) => hasValue(attributes, axis, label)));
  const [only] = fits;
  return fits.length === 1 && only?.available ? only : null;
}

/** On the axis of that name; on any where no axis is called so. */
function hasValue(attributes: PageVariant['attributes'], axis: string, label: string): boolean {
  const all = Object.entries(attributes);
  const named = all.filter(([name]) => foldText(name) === foldText(axis));
  return (named.length > 0 ? named : all).some(([, value]) => foldText(bareLabel(value)) === foldText(label));
}
