import { press } from '../actions/press.ts';
import { setValues } from '../actions/set-values.ts';
import { readShippingOptions, type ShippingOption, type SnapshotElement } from '../perception/index.ts';
import type { Run } from '../run/run.ts';
import { Stop } from '../run/stop.ts';
import { look, lookUntil } from '../view/look.ts';
import { offeredDeliveries } from '../view/offered-deliveries.ts';
import { elementOf, type View } from '../view/view.ts';
import { awaitDeliveryInSums, lacksDelivery } from './delivery-in-sums.ts';
import { payableByCard } from './delivery-with-payment.ts';
import type { Goal, GoalResult } from './goal.ts';
import { rankShippingOptions } from './rank-shipping-options.ts';
import { awaitChoice, choiceTries } from './settle-choice.ts';
import { awaitTriedTotal, cheapestAsTried, tryNextDelivery } from './try-deliveries.ts';

/** Reads every option, takes the one the strategy asks for, and remembers the merchant's own words for it. */
export const chooseShipping: Goal = {
  name: 'chooseShipping',
  appliesWhen: (run, view) => offeredDeliveries(run, view).length > 0,
  act,
  choosesOffer: true,
  staysOpen: true,
  changesPage: true,
};

/** A merchant that counts the deliveries anew may show none meanwhile, and pick-up all the while. */
const LATE_MS = 5_000;

/** Each parcel of an order that goes in several has deliveries of its own, and the order pays for all of them. */
async function act(run: Run, view: View): Promise<GoalResult> {
  const delivers = (each: View) => offeredDeliveries(run, each).some(({ isPickup }) => !isPickup);
  const later = delivers(view) ? view : await lookUntil(run, view, delivers, LATE_MS);
  if (later !== view && delivers(later)) return later;
  const offered = offeredDeliveries(run, view);
  const parcels = groupByParcel(view, run.hooks.card ? payableByCard(offered) : offered);
  const tried = parcels.length === 1 ? await tryToPrice(run, view, parcels[0] ?? []) : null;
  if (tried) return tried;
  let sum: number | null = 0;
  for (const [at, options] of parcels.entries()) {
    const result = await chooseFor(run, view, options, at === 0 ? '' : `parcel ${at + 1} `);
    sum = sum === null || run.memory.shippingPrice === null ? null : sum + run.memory.shippingPrice;
    // The answer to one choice may have changed what the next parcel offers.
    if (result !== 'idle')
      return result === 'acted' && parcels.length > 1 ? look(run) : settleInSums(run, view, result);
  }
  if (parcels.length > 1) run.memory.shippingPrice = sum;
  return settleInSums(run, view, 'idle');
}

/** What comes after the delivery, such as the card, is lost on a page that counts again when it has saved the choice. */
async function settleInSums(run: Run, view: View, result: GoalResult): Promise<GoalResult> {
  if (typeof result === 'object' || !lacksDelivery(run, view)) return result;
  const now = result === 'acted' ? await look(run) : view;
  return (await awaitDeliveryInSums(run, now)) ?? (now === view ? result : now);
}

function tryToPrice(run: Run, view: View, options: readonly ShippingOption[]): Promise<View | null> {
  run.memory.shippingOffered = true;
  return tryNextDelivery(run, view, options, rankShippingOptions(options, run.order.shippingStrategy));
}

function groupByParcel(view: View, options: readonly ShippingOption[]): ShippingOption[][] {
  const nameOf = ({ ref }: ShippingOption) => {
    const element = elementOf(view, ref);
    return element?.type === 'radio' ? element.name : '';
  };
  const groups = Map.groupBy(options, nameOf);
  const areParcels = groups.size > 1 && !groups.has('') && [...groups.values()].every((group) => group.length > 1);
  return areParcels ? [...groups.values()] : [[...options]];
}

async function chooseFor(
  run: Run,
  view: View,
  options: readonly ShippingOption[],
  parcel: string,
): Promise<GoalResult> {
  run.memory.shippingOffered = true;
  const ranked = cheapestAsTried(run, view, options, rankShippingOptions(options, run.order.shippingStrategy));
  const best = ranked.find((option) => !run.memory.refusedShipping.has(option.label)) ?? ranked[0];
  if (!best) throw new Stop('no_shipping_method', 'the merchant offers only pick-up');
  const isNew = run.memory.shippingOption !== best.label;
  if (best.selected || (options.length === 1 && !isPressable(best))) {
    run.memory.shippingOption = best.label;
    run.memory.shippingPrice = best.price?.amountMinor ?? null;
    if (isNew) run.steps.record('SHIPPING_SELECTED', describeChoice(best, options));
    return 'idle';
  }
  const element = elementOf(view, best.ref);
  if (!element) return 'idle';
  const key = `shipping ${parcel}${best.label}`;
  const settled = await awaitChoice(run, view, element, key, (later) => isChosen(later, best));
  if (settled) return settled;
  if (!run.tries.mayTry(key, choiceTries(element))) {
    const other = options.find((option) => option.selected);
    // Of deliveries that are links the chosen one is none.
    if (other && (element.checked === false || element.role === 'link')) {
      throw new Stop('agent_stuck', `the merchant keeps "${other.label}" selected for the delivery`);
    }
    return 'idle';
  }
  if (best.optionValue !== '') await setValues(run, view, [{ element, text: best.optionValue }]);
  else await press(run, view, element);
  run.memory.shippingOption = best.label;
  run.memory.shippingPrice = best.price?.amountMinor ?? null;
  run.steps.record('SHIPPING_SELECTED', describeChoice(best, options));
  return (await awaitTriedTotal(run, view, options, best)) ?? 'acted';
}

/**
 * For a page that does not let us continue: a delivery that wants more than the order says, such as the number of a parcel
 * locker, is dropped for the next best. Where none goes without it, the question is not the delivery's, and the best is taken
 * again. True when there is another one to try.
 */
export function giveUpShipping(run: Pick<Run, 'memory' | 'order'>, view: View): boolean {
  const options = offeredDeliveries(run, view);
  const { memory } = run;
  const chosen = options.find((option) => option.selected && option.label === memory.shippingOption);
  if (!chosen || memory.everyShippingAsks || !asksForMore(view)) return false;
  const hasOther = rankShippingOptions(options, run.order.shippingStrategy).some(
    (option) => option.label !== chosen.label && !memory.refusedShipping.has(option.label),
  );
  if (hasOther) {
    memory.refusedShipping.add(chosen.label);
    return true;
  }
  const wasAnother = memory.refusedShipping.size > 0;
  memory.everyShippingAsks = true;
  memory.refusedShipping.clear();
  return wasAnother;
}

/** An empty box that is no part of the address, coupon or card: nothing in the order could answer it. */
function asksForMore(view: View): boolean {
  const isOpen = (element: SnapshotElement) => element.visible && !element.disabled && !element.filled;
  return view.snapshot.elements.some(
    (element) =>
      isOpen(element) &&
      (element.role === 'textbox' || element.role === 'select' || element.role === 'combobox') &&
      view.fields.get(element.ref)?.kind === 'other' &&
      !/newsletter|search|login/.test(view.fields.get(element.ref)?.section ?? ''),
  );
}

function isChosen(view: View, { ref, label }: ShippingOption): boolean {
  const options = readShippingOptions(view.snapshot, view.fields);
  const twins = options.filter((option) => option.label === label);
  const same = twins.find((option) => option.ref === ref);
  return same ? same.selected : twins.some(({ selected }) => selected);
}

function isPressable(option: ShippingOption): boolean {
  return option.ref !== '';
}

function describeChoice(best: ShippingOption, options: readonly ShippingOption[]): string {
  const price = best.price ? ` at ${best.price.amount} ${best.price.currency}` : '';
  return `took "${best.label}"${price} of ${options.length} options`;
}
