import { HIGHEST_RATE, readTotals, type Totals } from '../perception/index.ts';
import { chosenDelivery } from '../run/chosen-delivery.ts';
import type { Run } from '../run/run.ts';
import type { View } from '../view/view.ts';

/**
 * Whether a total grew by nothing but the delivery that was chosen, or by the tax of the address that was given. Many
 * checkouts do not add these to the sums beside the questions: they show them only on the page that follows. The sums of
 * both pages have to add up, so that the total before is known to be without them, and everything else has to cost what it
 * did.
 */
export function growsByParts({ memory }: Pick<Run, 'memory'>, before: View, after: View): boolean {
  const { shippingPrice } = memory;
  const known = chosenDelivery(memory);
  const [was, is] = [readTotals(before.snapshot, known), readTotals(after.snapshot, known)];
  if (!was.total || !is.total || was.addsUp !== true || is.addsUp !== true || was.currency !== is.currency)
    return false;
  const [sending, tax] = [is.shipping?.amountMinor ?? 0, addedTax(is)];
  const isChosen = shippingPrice !== null && sending === shippingPrice;
  const isTaxed = tax > addedTax(was) && tax < (is.total.amountMinor - tax) * HIGHEST_RATE;
  const keeps = { sending: sending === (was.shipping?.amountMinor ?? 0), tax: tax === addedTax(was) };
  if (!(isChosen && (isTaxed || keeps.tax)) && !(isTaxed && keeps.sending)) return false;
  const besides = was.total.amountMinor - (was.shipping?.amountMinor ?? 0) - addedTax(was);
  return is.total.amountMinor === besides + sending + tax;
}

/** What the tax adds to the prices; nothing where they contain it. */
function addedTax({ tax, taxIncluded }: Totals): number {
  return taxIncluded ? 0 : (tax?.amountMinor ?? 0);
}
