import { press } from '../actions/press.ts';
import { setValues } from '../actions/set-values.ts';
import { readTotalsBehind, type ShippingOption } from '../perception/index.ts';
import { waitForNews } from '../quiet/wait-for-news.ts';
import type { Run } from '../run/run.ts';
import { look, lookUntil } from '../view/look.ts';
import { offeredDeliveries } from '../view/offered-deliveries.ts';
import { elementOf, type View } from '../view/view.ts';
import { days } from './rank-shipping-options.ts';

/** Each try is a round through the merchant. */
const MOST_TRIES = 4;
/** Longer than the pause that shops leave between a choice and the question for new sums. */
const RECOUNTING_MS = 3_000;

/**
 * For deliveries that name no prices: what each one costs shows in the total, once it is chosen. Where only some name none,
 * the cheapest of the others is what they are compared with. Chooses the next one whose total is not known yet and returns the page as it is then; null when there is nothing more to learn. Never after the
 * card: a page that is drawn anew may have lost it.
 */
export async function tryNextDelivery(
  run: Run,
  view: View,
  options: readonly ShippingOption[],
  ranked: readonly ShippingOption[],
): Promise<View | null> {
  const { memory, tries } = run;
  const keyOf = nameDeliveries(view, options);
  const open = toBeTried(view, ranked);
  if (memory.cardTyped || run.order.shippingStrategy !== 'cheapest' || !keyOf || open.length === 0) return null;
  const unhelpful = `totals do not tell deliveries apart ${pathOf(view)}`;
  if (!tries.hasLeft(unhelpful, 1)) return null;
  const preset = ranked.find(({ selected }) => selected);
  // A total without a delivery in it is that of the goods, whatever is chosen.
  if (preset && !memory.deliveryTotals.has(keyOf(preset)) && readTotalsBehind(view.snapshot).shipping)
    noteTotal(run, keyOf(preset), view);
  const next = open.find(
    (option) => !memory.deliveryTotals.has(keyOf(option)) && !memory.refusedShipping.has(option.label),
  );
  if (!next || !tries.mayTry(`try deliveries ${pathOf(view)}`, MOST_TRIES)) return null;
  const { later, isCounted } = await choose(run, view, next);
  const isTold = totalOf(later) !== totalOf(view) || (isCounted && readTotalsBehind(later.snapshot).shipping !== null);
  if (isTold && isSelected(run, later, keyOf(next))) noteTotal(run, keyOf(next), later);
  else tries.add(unhelpful);
  return later;
}

/**
 * After the choice among deliveries that were tried: waits for the total that was read then. Where another one comes, that
 * reading was wrong, and the deliveries are compared anew. Null where nothing is known of this one.
 */
export async function awaitTriedTotal(
  run: Run,
  view: View,
  options: readonly ShippingOption[],
  chosen: ShippingOption,
): Promise<View | null> {
  const key = nameDeliveries(view, options)?.(chosen);
  const known = key === undefined ? undefined : run.memory.deliveryTotals.get(key);
  if (key === undefined || known === undefined) return null;
  const later = await lookUntil(run, await look(run), (each) => totalOf(each) === known, RECOUNTING_MS);
  if (isSelected(run, later, key)) noteTotal(run, key, later);
  return later;
}

/**
 * The deliveries with the lowest total first, and the faster of two that cost the same; those not tried as they were. One
 * total alone says nothing of the others.
 */
export function cheapestAsTried(
  { memory }: Pick<Run, 'memory'>,
  view: View,
  options: readonly ShippingOption[],
  ranked: readonly ShippingOption[],
): readonly ShippingOption[] {
  const keyOf = nameDeliveries(view, options);
  if (!keyOf) return ranked;
  const total = (option: ShippingOption) => memory.deliveryTotals.get(keyOf(option)) ?? UNKNOWN;
  if (ranked.filter((option) => total(option) !== UNKNOWN).length < 2) return ranked;
  return ranked.toSorted((a, b) => total(a) - total(b) || (total(a) === UNKNOWN ? 0 : days(a) - days(b)));
}

const UNKNOWN = Number.MAX_SAFE_INTEGER;

/** Only choices between which one can go back and forth: a button may lead on. */
function toBeTried(view: View, ranked: readonly ShippingOption[]): readonly ShippingOption[] {
  const isChoice = ({ ref, optionValue }: ShippingOption) =>
    optionValue !== '' || elementOf(view, ref)?.role === 'radio';
  const cheapest = ranked.find(({ price }) => price !== null);
  const open = ranked.filter((option) => option.price === null || option === cheapest);
  const areUntold = open.length > 1 && open.some(({ price }) => price === null);
  return areUntold && ranked.every(isChoice) ? open : [];
}

/**
 * A page may show a guess, or the sums of before, until the merchant has counted: a total holds once he was asked. One that
 * counts by itself asks nothing, and has changed by then.
 */
async function choose(run: Run, view: View, option: ShippingOption): Promise<{ later: View; isCounted: boolean }> {
  const element = elementOf(view, option.ref);
  if (!element) return { later: view, isCounted: false };
  const before = run.requests.askedCount();
  if (option.optionValue !== '') await setValues(run, view, [{ element, text: option.optionValue }]);
  else await press(run, view, element);
  let later = await look(run);
  for (const end = Date.now() + RECOUNTING_MS; ; ) {
    const isAsked = run.requests.askedCount() > before;
    if (!isAsked && Date.now() > end) return { later, isCounted: false };
    if (!isAsked) await run.guard(waitForNews(run.page, later.state ?? null, PAUSE_MS));
    // What was asked for during the last look may have come after it was read.
    later = await look(run);
    if (isAsked) return { later, isCounted: true };
  }
}

const PAUSE_MS = 300;

function noteTotal({ memory, deps }: Pick<Run, 'memory' | 'deps'>, key: string, view: View): void {
  const total = totalOf(view);
  if (total === undefined) return;
  memory.deliveryTotals.set(key, total);
  deps.log('total with a delivery', { delivery: key, total });
}

function isSelected(run: Pick<Run, 'order'>, view: View, key: string): boolean {
  const options = offeredDeliveries(run, view);
  const keyOf = nameDeliveries(view, options);
  return totalOf(view) !== undefined && options.some((option) => option.selected && keyOf?.(option) === key);
}

/**
 * What tells deliveries apart on this page and the same one drawn anew: what the form would send before what is written,
 * which some shops shorten while it is not chosen. Null where nothing does.
 */
function nameDeliveries(view: View, options: readonly ShippingOption[]): ((option: ShippingOption) => string) | null {
  const names: ((option: ShippingOption) => string)[] = [
    ({ ref, optionValue }) => optionValue || (elementOf(view, ref)?.value ?? ''),
    ({ label }) => label,
  ];
  const name = names.find((each) => {
    const all = new Set(options.map(each));
    return all.size === options.length && !all.has('');
  });
  return name ? (option) => `${pathOf(view)} ${name(option)}` : null;
}

function totalOf({ snapshot }: View): number | undefined {
  return readTotalsBehind(snapshot).total?.amountMinor;
}

function pathOf({ snapshot }: View): string {
  return new URL(snapshot.url).pathname;
}
