import { isCardNetwork, paymentKind } from '../../words/payment-words.ts';
import { describe, press } from '../actions/press.ts';
import { cardFields } from '../card/card-fields.ts';
import { namesNetwork } from '../card/choose-card-type.ts';
import { actionName, paymentRows, type SnapshotElement } from '../perception/index.ts';
import { isMerchantUrl, mayTakeCard } from '../run/merchant-site.ts';
import type { Run } from '../run/run.ts';
import { formSubmits } from '../view/form-submits.ts';
import { candidates, type View } from '../view/view.ts';

/**
 * The order led to a payment provider that is trusted with the card, or to a page of the merchant's own, and that page, or
 * the provider's frame over the merchant's, asks first how to pay: the card is chosen, and what follows asks for it. Nothing
 * is paid by that. False when there was nothing to choose.
 */
export async function chooseCardAtProvider(run: Run, view: View, before: View): Promise<boolean> {
  const { url } = view.snapshot;
  if (run.memory.cardTyped || !run.hooks.card || run.requests.inFlight() > 0 || cardFields(view).length > 0)
    return false;
  const isProvider = (of: string) => !isMerchantUrl(run.site, of) && mayTakeCard(run.site, of);
  const frames = isProvider(url)
    ? [0]
    : view.snapshot.frames.flatMap((each) => (each.visible && isProvider(each.url) ? each.index : []));
  const isOwnPage = isMerchantUrl(run.site, url) && url !== before.snapshot.url;
  const way =
    cardWay(view, new Set(frames)) ??
    (await ownNetwork(run, view, new Set(frames))) ??
    (isOwnPage ? cardOfRow(view) : undefined);
  const next = way?.checked === true ? sender(view, way) : way;
  if (!next) return false;
  const key = `card at the provider ${url} ${describe(next)}`;
  const moment = `${key} ${Math.floor(Date.now() / WAKING_MS)}`;
  if (!run.tries.mayTry(moment, 1) || !run.tries.mayTry(key, MOST_PRESSES)) return false;
  run.deps.log('choosing the card at the payment provider', { control: describe(next) });
  return press(run, view, next);
}

/** The way to pay that is called the card; a network only where no other is offered, for it may be another card's. */
export function cardWay({ snapshot }: View, frames: ReadonlySet<number>): SnapshotElement | undefined {
  const offered = offeredIn(snapshot, frames);
  const isNamed = (element: SnapshotElement) =>
    paymentKind(actionName(element)) === 'card' && actionName(element).length <= LONGEST_NAME;
  const named = offered.filter(isNamed).toSorted((a, b) => Number(b.role === 'radio') - Number(a.role === 'radio'));
  const networks = offered.filter(isNetwork);
  return named.find((element) => !networks.includes(element)) ?? (networks.length === 1 ? networks[0] : undefined);
}

/** Where each network has a way of its own: that of the card at hand. */
export async function ownNetwork(
  run: Pick<Run, 'hooks'>,
  { snapshot }: View,
  frames: ReadonlySet<number>,
): Promise<SnapshotElement | undefined> {
  const networks = offeredIn(snapshot, frames).filter(isNetwork);
  if (networks.length < 2) return undefined;
  let own: SnapshotElement | undefined;
  await run.hooks.card?.type('network', 'name', async (network) => {
    const ways = networks.filter((element) => namesNetwork(actionName(element), network));
    // "Visa Electron" begins like "Visa".
    own = ways.toSorted((a, b) => actionName(a).length - actionName(b).length)[0];
  });
  return own;
}

function offeredIn({ elements }: View['snapshot'], frames: ReadonlySet<number>): SnapshotElement[] {
  return elements.filter(
    ({ role, visible, disabled, covered, frame }) =>
      frames.has(frame) && visible && !disabled && !covered && CHOSEN.has(role),
  );
}

const isNetwork = (element: SnapshotElement): boolean => isCardNetwork(actionName(element).trim());

/**
 * On a page of the merchant's own that came after the order, the card is one of a row of ways to pay that send no form:
 * what is pressed there only shows its fields.
 */
export function cardOfRow(view: View): SnapshotElement | undefined {
  if (view.actions.some(({ kind }) => kind === 'placeOrder')) return undefined;
  const row = paymentRows(view.snapshot.elements).flat();
  const opens = row.filter(
    ({ frame, form, type, disabled, covered }) => frame === 0 && form < 0 && type === 'button' && !disabled && !covered,
  );
  return opens.find((element) => paymentKind(actionName(element)) === 'card');
}

/** A page, or a frame over it, that is not awake yet takes no press; one that took it shows the card. */
const MOST_PRESSES = 3;
const WAKING_MS = 2_000;
/** Longer words speak about cards. */
const LONGEST_NAME = 40;
const CHOSEN: ReadonlySet<SnapshotElement['role']> = new Set(['link', 'button', 'clickable', 'radio', 'tab']);

/** What takes the choice: the one control of its form that leads on. */
function sender(view: View, { frame, form }: SnapshotElement): SnapshotElement | undefined {
  const isOwn = (each: SnapshotElement) => each.frame === frame && each.form === form;
  return [...candidates(view, 'continue'), ...formSubmits(view)].find(isOwn);
}
