import { readOrderNumber } from '../perception/index.ts';
import { isMerchantUrl } from '../run/merchant-site.ts';
import type { Run } from '../run/run.ts';
import { SURE, WEAK } from '../view/certainty.ts';
import { candidates, pageScore, type View } from '../view/view.ts';
import { says } from '../words/says.ts';
import type { PlaceOutcome } from './place-outcome.ts';
import { readCharged } from './read-charged.ts';

/** Only pages of the merchant can confirm an order. */
export function confirmedOrder(
  run: Pick<Run, 'memory' | 'site'>,
  view: View,
): Extract<PlaceOutcome, { kind: 'placed' }> | null {
  if (!isMerchantUrl(run.site, view.snapshot.url)) return null;
  const number = readOrderNumber(view.snapshot);
  const score = pageScore(view, 'confirmation');
  // Only the page itself counts: a stranger's frame may hold any button it likes.
  const stillOpen =
    candidates(view, 'placeOrder').some((element) => element.frame === 0) ||
    view.snapshot.texts.some(({ text, covered }) => !covered && text.length <= 160 && says('orderNotYetPlaced', text));
  if (stillOpen || (score < SURE && !(number && score >= WEAK))) return null;
  const { agreedTotal } = run.memory;
  const charged = agreedTotal && readCharged(view, agreedTotal);
  return { kind: 'placed', order: { number, url: view.snapshot.url, charged } };
}
