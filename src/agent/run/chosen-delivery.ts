import type { ChosenDelivery } from '../perception/index.ts';
import type { RunMemory } from './run.ts';

/**
 * What is known of the delivery that was chosen and of the goods, to find their prices among the amounts of a page. The
 * goods are known from the cart on, whether or not the shop lets one choose.
 */
export function chosenDelivery({
  shippingOption,
  shippingPrice,
  cartGoods,
  cartLinesCost,
  goodsBeforeDelivery,
  paymentSurcharge,
  addedItems,
}: Pick<RunMemory, Known>): ChosenDelivery | null {
  if (shippingOption === null && cartGoods === null) return null;
  return {
    name: shippingOption ?? '',
    priceMinor: shippingOption === null ? null : shippingPrice,
    goodsMinor: cartGoods,
    linesMinor: cartLinesCost,
    beforeMinor: goodsBeforeDelivery,
    surchargeMinor: paymentSurcharge,
    titles: addedItems.map(({ title }) => title),
  };
}

type Known =
  | 'shippingOption'
  | 'shippingPrice'
  | 'cartGoods'
  | 'cartLinesCost'
  | 'goodsBeforeDelivery'
  | 'paymentSurcharge'
  | 'addedItems';
