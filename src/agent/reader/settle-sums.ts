import { cardFields } from '../card/card-fields.ts';
import { readTotals } from '../perception/index.ts';
import { chosenDelivery } from '../run/chosen-delivery.ts';
import type { Run } from '../run/run.ts';
import { Stop } from '../run/stop.ts';
import { look } from '../view/look.ts';
import { shownAmounts } from '../view/taught-rows.ts';
import type { View } from '../view/view.ts';
import { askReader } from './ask-reader.ts';
import { whichAmounts } from './questions/which-amounts.ts';

/**
 * What the order costs is asked about, if it is in doubt, while asking is still allowed: once the card is typed the page
 * is shown to nobody. What is learnt here names the same rows on the pages that follow.
 */
export async function settleSums(run: Run, view: View): Promise<View> {
  if (!run.reader || run.memory.cardTyped || cardFields(view).length === 0) return view;
  const totals = readTotals(view.snapshot, chosenDelivery(run.memory));
  if ((totals.total && totals.addsUp !== false) || shownAmounts(view.snapshot).length < 2) return view;
  const stop = new Stop('merchant_error', 'what the order costs could not be read');
  const posed = whichAmounts(run, { stage: 'review', stop, view, item: null });
  return posed && (await askReader(run, view, posed)) ? look(run) : view;
}
