import { type ElementRef, readShippingOptions } from '../perception/index.ts';
import type { Run } from '../run/run.ts';
import type { View } from './view.ts';

/**
 * Where each delivery has a button that chooses it and goes on, those of the deliveries that were not taken go on as well:
 * with another delivery, at another price.
 */
export function otherDeliveries({ memory }: Pick<Run, 'memory'>, view: View): ReadonlySet<ElementRef> {
  const options = memory.shippingOption === null ? [] : readShippingOptions(view.snapshot, view.fields);
  const isKnown = options.some(({ label }) => label === memory.shippingOption);
  const others = isKnown ? options.filter(({ label }) => label !== memory.shippingOption) : [];
  return new Set(others.map(({ ref }) => ref).filter((ref) => ref !== ''));
}
