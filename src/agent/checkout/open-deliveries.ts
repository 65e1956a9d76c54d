import { press } from '../actions/press.ts';
import { readListedDeliveries, type ShippingOption, type SnapshotElement } from '../perception/index.ts';
import type { Run } from '../run/run.ts';
import { Stop } from '../run/stop.ts';
import { lookUntil } from '../view/look.ts';
import { offeredDeliveries } from '../view/offered-deliveries.ts';
import type { View } from '../view/view.ts';
import type { Goal, GoalResult } from './goal.ts';
import { rankShippingOptions } from './rank-shipping-options.ts';
import { titleAbove } from './title-above.ts';
import { topicsOf } from './topics-of.ts';

/** A list is drawn a moment after it opens. */
const OPENING_MS = 2_000;
const OPENINGS = 2;

/**
 * Deliveries in a list that is drawn by a script and closed: what it offers shows only when it is open. One of its entries
 * is taken as from a list in sight.
 */
export const openDeliveries: Goal = {
  name: 'openDeliveries',
  appliesWhen: (run, view) => mayAsk(run, view) && findDeliveryList(view) !== undefined,
  act,
  choosesOffer: true,
  staysOpen: true,
  changesPage: true,
};

function mayAsk(run: Pick<Run, 'memory' | 'order'>, view: View): boolean {
  return run.memory.shippingOption === null && offeredDeliveries(run, view).length === 0;
}

async function act(run: Run, view: View): Promise<GoalResult> {
  const list = findDeliveryList(view);
  if (!list || !run.tries.mayTry(`list of deliveries ${view.snapshot.url} ${list.section}`, OPENINGS)) return 'idle';
  await press(run, view, list);
  const open = await lookUntil(run, view, (each) => listedDeliveries(view, each).length > 0, OPENING_MS);
  const options = listedDeliveries(view, open);
  if (options.length === 0) {
    await run.guard(run.page.keyboard.press('Escape'));
    return 'acted';
  }
  run.memory.shippingOffered = true;
  const [best] = rankShippingOptions(options, run.order.shippingStrategy);
  if (!best) throw new Stop('no_shipping_method', 'the merchant offers only pick-up');
  const entry = open.snapshot.elements.find(({ ref }) => ref === best.ref);
  if (!entry) return 'idle';
  await press(run, open, entry);
  run.memory.shippingOption = best.label;
  run.memory.shippingPrice = best.price?.amountMinor ?? null;
  run.steps.record('SHIPPING_SELECTED', `took "${best.label}" of the ${options.length} in a list`);
  return 'acted';
}

/** The one list of the page's own making that is closed, shows nothing yet, and stands under the way of delivery. */
export function findDeliveryList(view: View): SnapshotElement | undefined {
  const lists = view.snapshot.elements.filter(
    (element) =>
      element.role === 'combobox' &&
      element.tag !== 'input' &&
      element.tag !== 'select' &&
      element.visible &&
      !element.disabled &&
      !element.covered &&
      element.expanded !== true &&
      OPEN_KINDS.has(view.fields.get(element.ref)?.kind ?? 'other') &&
      isAboutDelivery(view, element),
  );
  return lists.length === 1 ? lists[0] : undefined;
}

const OPEN_KINDS: ReadonlySet<string> = new Set(['other', 'shippingOption']);

function isAboutDelivery(view: View, element: SnapshotElement): boolean {
  const { label, ariaLabel, text, section } = element;
  return [label, ariaLabel, text, section, titleAbove(view, element)?.text ?? ''].some((words) =>
    topicsOf(words).includes('shippingMethod'),
  );
}

/** What came with the press and says what it costs, or when it arrives, entry by entry. */
function listedDeliveries(before: View, { snapshot }: View): ShippingOption[] {
  const known = new Set(before.snapshot.elements.filter(isEntry).map(({ text }) => text));
  const entries = snapshot.elements.filter((element) => isEntry(element) && !known.has(element.text));
  const options = readListedDeliveries(snapshot, entries);
  const isTold = ({ price, daysMin, isPickup }: ShippingOption) => price !== null || daysMin !== null || isPickup;
  return options.length > 0 && options.every(isTold) ? options : [];
}

const isEntry = ({ role, visible, disabled, text }: SnapshotElement): boolean =>
  role === 'option' && visible && !disabled && text !== '';
