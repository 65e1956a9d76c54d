import { complaintCode } from '../../words/complaint-words.ts';
import { isCartStillFull } from '../proof/is-cart-still-full.ts';
import type { PlaceOutcome } from '../proof/place-outcome.ts';
import type { SentWrite } from '../quiet/write-log.ts';
import { isMerchantUrl } from '../run/merchant-site.ts';
import type { Run } from '../run/run.ts';
import { newComplaints } from '../view/new-complaints.ts';
import type { View } from '../view/view.ts';

/**
 * Some shops answer a card that was declined with the status of a server that failed. A failure alone says nothing: the
 * order may have been taken before it. What the page or the server's own answer says of the card is believed only where the
 * server itself answered all that it was sent, and where its cart still holds everything. With that cart, a server that
 * turned down all that it was sent since the press took no order, whatever the page makes of it.
 */
export async function refusalOfFailedServer(
  run: Run,
  view: View,
  mark: { view: View; sent: number },
): Promise<PlaceOutcome | null> {
  const writes = run.requests.writesSince(mark.sent).filter(({ url }) => isMerchantUrl(run.site, url));
  const isTurnedDown = writes.some(({ failed, refused }) => failed || refused);
  if (!isTurnedDown || !writes.every(({ answered, failed }) => answered || failed)) return null;
  const [complaint] = newComplaints(mark.view, view);
  const declined = complaint?.code === 'card_declined' ? complaint.text : await declinedByAnswer(writes);
  if (declined === null && !writes.every(({ refused }) => refused)) return null;
  if (!(await isCartStillFull(run))) return null;
  if (declined !== null) return { kind: 'declined', code: 'card_declined', note: declined };
  return { kind: 'declined', code: 'merchant_error', note: complaint?.text ?? 'the merchant turned the order down' };
}

/** Many pages say no more than that something failed, in a note that is soon gone, though the server named the card. */
async function declinedByAnswer(writes: readonly SentWrite[]): Promise<string | null> {
  const against = writes.filter(({ failed, refused }) => failed || refused);
  const reasons = await Promise.all(against.map((write) => write.reason()));
  const isDeclined = reasons.some((reason) => textsIn(reason).some((text) => complaintCode(text) === 'card_declined'));
  // Nothing of the answer itself goes on record: it may repeat what it was sent.
  return isDeclined ? 'the merchant answered the order with a card that was declined' : null;
}

const LONGEST_TEXT = 220;

function textsIn(json: string): string[] {
  const texts: string[] = [];
  try {
    JSON.parse(json, (_key, value) => {
      if (typeof value === 'string' && value.length <= LONGEST_TEXT) texts.push(value);
      return value;
    });
  } catch {
    return [];
  }
  return texts;
}
