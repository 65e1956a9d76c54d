import type { ChosenDelivery } from '../perception/index.ts';
import type { RunMemory } from './run.ts';

/** What is known of the delivery that was chosen, to find its price among the amounts of a page. */
export function chosenDelivery({
  shippingOption,
  shippingPrice,
}: Pick<RunMemory, 'shippingOption' | 'shippingPrice'>): ChosenDelivery | null {
  return shippingOption === null ? null : { name: shippingOption, priceMinor: shippingPrice };
}
