import { type ChosenDelivery, readShippingOptions, readTotals } from '../perception/index.ts';
import { readAgain } from '../reader/index.ts';
import type { Run } from '../run/run.ts';
import { Stop } from '../run/stop.ts';
import { cartLines } from '../view/cart-lines.ts';
import type { View } from '../view/view.ts';
import { verifyCart } from './verify-cart.ts';

/**
 * What the goods cost in the cart is what every later page is compared with: where its sums do not add up it is asked about
 * here, and the cart is read once more. Nobody needs to know: without an answer the purchase goes on as it is.
 */
export async function settleCartSums(run: Run, view: View): Promise<View> {
  if (!run.memory.cartVerified || cartLines(run, view).length === 0) return view;
  if (readTotals(view.snapshot, presetDelivery(view)).addsUp !== false) return view;
  const told = await readAgain(run, 'cart', new Stop('merchant_error', 'the amounts of the cart do not add up'));
  return told ? verifyCart(run, told) : view;
}

/** Many carts have chosen a delivery by themselves, and tell its price beside the choice alone. */
function presetDelivery({ snapshot, fields }: View): ChosenDelivery | null {
  const preset = readShippingOptions(snapshot, fields).find(({ selected }) => selected);
  return preset?.price ? { name: preset.label, priceMinor: preset.price.amountMinor } : null;
}
