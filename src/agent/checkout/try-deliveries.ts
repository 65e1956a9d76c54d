import { press } from '../actions/press.ts';
import { setValues } from '../actions/set-values.ts';
import { readTotals, type ShippingOption } from '../perception/index.ts';
import type { Run } from '../run/run.ts';
import { look, lookUntil } from '../view/look.ts';
import { offeredDeliveries } from '../view/offered-deliveries.ts';
import { elementOf, type View } from '../view/view.ts';
import { days } from './rank-shipping-options.ts';

/** Each try is a round through the merchant. */
const MOST_TRIES = 4;
/** What a page that stays gets to count again. */
const RECOUNTING_MS = 1_500;

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
  if (preset && !memory.deliveryTotals.has(keyOf(preset)) && readTotals(view.snapshot).shipping)
    noteTotal(run, keyOf(preset), view);
  const next = open.find(
    (option) => !memory.deliveryTotals.has(keyOf(option)) && !memory.refusedShipping.has(option.label),
  );
  if (!next || !tries.mayTry(`try deliveries ${pathOf(view)}`, MOST_TRIES)) return null;
  const later = await choose(run, view, next);
  const isTold = totalOf(later) !== totalOf(view) || readTotals(later.snapshot).shipping !== null;
  if (isTold && isSelected(run, later, keyOf(next))) noteTotal(run, keyOf(next), later);
  else tries.add(unhelpful);
  return later;
}

/** The deliveries with the lowest total first, and the faster of two that cost the same; those not tried as they were. */
export function cheapestAsTried(
  { memory }: Pick<Run, 'memory'>,
  view: View,
  options: readonly ShippingOption[],
  ranked: readonly ShippingOption[],
): readonly ShippingOption[] {
  const keyOf = nameDeliveries(view, options);
  if (!keyOf) return ranked;
  const total = (option: ShippingOption) => memory.deliveryTotals.get(keyOf(option)) ?? UNKNOWN;
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

async function choose(run: Run, view: View, option: ShippingOption): Promise<View> {
  const element = elementOf(view, option.ref);
  if (!element) return view;
  const before = { total: totalOf(view), documents: run.requests.documentCount() };
  if (option.optionValue !== '') await setValues(run, view, [{ element, text: option.optionValue }]);
  else await press(run, view, element);
  const isCounted = (each: View) => run.requests.documentCount() > before.documents || totalOf(each) !== before.total;
  return lookUntil(run, await look(run), isCounted, RECOUNTING_MS);
}

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
  return readTotals(snapshot).total?.amountMinor;
}

function pathOf({ snapshot }: View): string {
  return new URL(snapshot.url).pathname;
}
