import { press } from '../actions/press.ts';
import { setValues } from '../actions/set-values.ts';
import { readShippingOptions, type ShippingOption } from '../perception/index.ts';
import { mayTry } from '../run.ts';
import { Stop } from '../stop.ts';
import { elementOf } from '../view.ts';
import type { Goal } from './goal.ts';
import { rankShippingOptions } from './rank-shipping-options.ts';

/** Reads every option, takes the one the strategy asks for, and remembers the merchant's own words for it. */
export const chooseShipping: Goal = async (run, view) => {
  const options = readShippingOptions(view.snapshot, view.fields);
  if (options.length === 0) return 'idle';
  const [best] = rankShippingOptions(options, run.order.shippingStrategy);
  if (!best) throw new Stop('no_shipping_method', 'the merchant offers only pick-up');
  const isNew = run.memory.shippingOption !== best.label;
  if (best.selected || (options.length === 1 && !isPressable(best))) {
    run.memory.shippingOption = best.label;
    if (isNew) run.steps.record('SHIPPING_SELECTED', describeChoice(best, options));
    return 'idle';
  }
  if (!mayTry(run, `shipping ${best.label}`, 2)) return 'idle';
  const element = elementOf(view, best.ref);
  if (!element) return 'idle';
  if (best.optionValue !== '') await setValues(run, view, [{ element, text: best.optionValue }]);
  else await press(run, view, element);
  run.memory.shippingOption = best.label;
  run.steps.record('SHIPPING_SELECTED', describeChoice(best, options));
  return 'acted';
};

function isPressable(option: ShippingOption): boolean {
  return option.ref !== '';
}

function describeChoice(best: ShippingOption, options: readonly ShippingOption[]): string {
  const price = best.price ? ` at ${best.price.amount} ${best.price.currency}` : '';
  return `took "${best.label}"${price} of ${options.length} options`;
}
