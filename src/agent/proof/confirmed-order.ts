import { foldLabel } from '../../words/fold-text.ts';
import { compileKinds } from '../../words/match-phrases.ts';
import type { PhraseKind } from '../../words/phrase-kinds.ts';
import { says } from '../../words/says.ts';
import { readHeadingNumber, readNamedOrderNumber, readOrderNumber, type SnapshotElement } from '../perception/index.ts';
import { isMerchantUrl } from '../run/merchant-site.ts';
import type { Run } from '../run/run.ts';
import { POSSIBLE, SURE, WEAK } from '../view/certainty.ts';
import { candidates, pageScore, type View } from '../view/view.ts';
import type { PlaceOutcome } from './place-outcome.ts';
import { readCharged, showsAmount, showsOrder } from './read-charged.ts';

/** Only pages of the merchant can confirm an order. */
export function confirmedOrder(
  run: Pick<Run, 'hints' | 'memory' | 'site'>,
  view: View,
): Extract<PlaceOutcome, { kind: 'placed' }> | null {
  if (!isMerchantUrl(run.site, view.snapshot.url)) return null;
  const received = run.hints.receivedPage(view.snapshot.url);
  const { agreedTotal } = run.memory;
  const isAgreed = () => agreedTotal !== null && showsAmount(view, agreedTotal.minor);
  const number = readOrderNumber(view.snapshot) ?? (isAgreed() ? readHeadingNumber(view.snapshot) : null);
  const score = pageScore(view, 'confirmation');
  // A layer that tells the order's number lies over the page that asked for it. Only the page itself counts: a stranger's
  // frame may hold any button it likes.
  const isUnderLayer = (element: SnapshotElement) => number !== null && view.snapshot.modal && element.covered;
  const asks = (element: SnapshotElement) => element.frame === 0 && !isUnderLayer(element);
  const stillOpen = candidates(view, 'placeOrder').some(asks) || saysNotYetPlaced(view);
  const isKnown = agreedTotal !== null && received?.number != null && showsOrder(view, received.number, agreedTotal);
  if (stillOpen || (score < SURE && !(number && score >= WEAK) && !isKnown)) return null;
  const charged = agreedTotal && readCharged(view, agreedTotal);
  return { kind: 'placed', order: { number: number ?? received?.number ?? null, url: view.snapshot.url, charged } };
}

/**
 * Whether a page speaks of an order that exists, where the page before the press did not: by thanks, or by the order's
 * number. It may go on to ask for the order all the same. `known`: numbers that the cart named, which are those of goods.
 */
export function confirmsAnew(before: View, after: View, known?: ReadonlySet<string>): boolean {
  if (saysNotYetPlaced(after)) return false;
  const number = readNamedOrderNumber(after.snapshot, known);
  const isNew = number !== null && number !== readNamedOrderNumber(before.snapshot);
  return isNew || (thanks(after) && !thanks(before));
}

/**
 * Whether the whole page reads as a confirmation, where the page before the press did not. Weaker than `confirmsAnew`:
 * "Order received" alone may be a step's name, so it counts only beside the order's total and an emptied cart.
 */
export function readsAsConfirmedAnew(before: View, after: View): boolean {
  const isConfirmation = (view: View) => pageScore(view, 'confirmation') >= POSSIBLE;
  return isConfirmation(after) && !isConfirmation(before) && !saysNotYetPlaced(after);
}

/**
 * The same of a page that has a control which only sounds like the order: "Re-send order email", "Confirm". Whether it
 * asks for the order or follows it is told by the cart alone.
 */
export function confirmsBesideOffer(before: View, after: View): boolean {
  const offers = candidates(after, 'placeOrder');
  const isSure = pageScore(after, 'confirmation') >= SURE && readsAsConfirmedAnew(before, after);
  return isSure && offers.length > 0 && candidates(after, 'placeOrder', SURE).length === 0;
}

/**
 * Whether a page says in a few words that the order was received, where the page before the press did not. Weaker than
 * `confirmsAnew` for the same reason: what it says needs the order's data beside it and an emptied cart.
 */
export function saysReceivedAnew(before: View, after: View): boolean {
  const isSaid = ({ snapshot }: View) =>
    snapshot.texts.some(
      ({ text, covered }) => !covered && text.length <= LONGEST_TITLE && received?.test(foldLabel(text)) === true,
    );
  return isSaid(after) && !isSaid(before) && !saysNotYetPlaced(after);
}

const received = compileKinds<string>('pages').get('confirmation');
const LONGEST_TITLE = 60;

/** Thanks, or that the payment of an order came, where the page before said neither. Its number alone says nothing of it. */
export function saysPaidAnew(before: View, after: View): boolean {
  const isSaid = (view: View) => thanks(view) || saysShortly(view, 'orderPaid');
  return isSaid(after) && !isSaid(before) && !saysNotYetPlaced(after);
}

const saysShortly = ({ snapshot }: View, kind: PhraseKind) =>
  snapshot.texts.some(({ text, covered }) => !covered && text.length <= LONGEST_SENTENCE && says(kind, text));

const LONGEST_SENTENCE = 160;

const thanks = (view: View) => saysShortly(view, 'thanksForOrder');

export const saysNotYetPlaced = (view: View) => saysShortly(view, 'orderNotYetPlaced');
