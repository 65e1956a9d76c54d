import type { ChosenDelivery } from '../perception/index.ts';
import type { RunMemory } from './run.ts';

/** What is known of the delivery that was chosen and of the goods, to find their prices among the amounts of a page. */
export function chosenDelivery({
  shippingOption,
  shippingPrice,
  cartGoods,
  cartLinesCost,
}: Pick<RunMemory, 'shippingOption' | 'shippingPrice' | 'cartGoods' | 'cartLinesCost'>): ChosenDelivery | null {
  return shippingOption === null
    ? null
    : { name: shippingOption, priceMinor: shippingPrice, goodsMinor: cartGoods, linesMinor: cartLinesCost };
}
