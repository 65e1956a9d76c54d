import { isCartStillFull } from '../proof/is-cart-still-full.ts';
import type { PlaceOutcome } from '../proof/place-outcome.ts';
import { isMerchantUrl } from '../run/merchant-site.ts';
import type { Run } from '../run/run.ts';
import { newComplaints } from '../view/new-complaints.ts';
import type { View } from '../view/view.ts';

/**
 * Some shops answer a card that was declined with the status of a server that failed. A failure alone says nothing: the
 * order may have been taken before it. What the page says of the card is believed only where the server itself answered
 * all that it was sent, and where its cart still holds everything.
 */
export async function refusalOfFailedServer(
  run: Run,
  view: View,
  mark: { view: View; sent: number },
): Promise<PlaceOutcome | null> {
  const writes = run.requests.writesSince(mark.sent).filter(({ url }) => isMerchantUrl(run.site, url));
  const [complaint] = newComplaints(mark.view, view);
  if (complaint?.code !== 'card_declined') return null;
  if (!writes.some(({ failed }) => failed) || !writes.every(({ answered, failed }) => answered || failed)) return null;
  return (await isCartStillFull(run)) ? { kind: 'declined', code: complaint.code, note: complaint.text } : null;
}
