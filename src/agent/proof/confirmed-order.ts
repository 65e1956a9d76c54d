import { says } from '../../words/says.ts';
import { readOrderNumber } from '../perception/index.ts';
import { isMerchantUrl } from '../run/merchant-site.ts';
import type { Run } from '../run/run.ts';
import { SURE, WEAK } from '../view/certainty.ts';
import { candidates, pageScore, type View } from '../view/view.ts';
import type { PlaceOutcome } from './place-outcome.ts';
import { readCharged, showsOrder } from './read-charged.ts';

/** Only pages of the merchant can confirm an order. */
export function confirmedOrder(
  run: Pick<Run, 'hints' | 'memory' | 'site'>,
  view: View,
): Extract<PlaceOutcome, { kind: 'placed' }> | null {
  if (!isMerchantUrl(run.site, view.snapshot.url)) return null;
  const received = run.hints.receivedPage(view.snapshot.url);
  const number = readOrderNumber(view.snapshot);
  const score = pageScore(view, 'confirmation');
  // Only the page itself counts: a stranger's frame may hold any button it likes.
  const stillOpen =
    candidates(view, 'placeOrder').some((element) => element.frame === 0) ||
    view.snapshot.texts.some(({ text, covered }) => !covered && text.length <= 160 && says('orderNotYetPlaced', text));
  const { agreedTotal } = run.memory;
  const isKnown = agreedTotal !== null && received?.number != null && showsOrder(view, received.number, agreedTotal);
  if (stillOpen || (score < SURE && !(number && score >= WEAK) && !isKnown)) return null;
  const charged = agreedTotal && readCharged(view, agreedTotal);
  return { kind: 'placed', order: { number: number ?? received?.number ?? null, url: view.snapshot.url, charged } };
}
