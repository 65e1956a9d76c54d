import { says } from '../../words/says.ts';
import type { ShippingOption } from '../perception/index.ts';

/** Fastest first. */
const SPEEDS = ['deliveredToday', 'deliveredTomorrow', 'deliveredInTwoDays', 'express', 'priority'] as const;

/**
 * Options that deliver, best first for the strategy. Pick-up never delivers; an unknown price counts as the most expensive,
 * and of several unknown ones that of the faster option.
 */
export function rankShippingOptions(
  options: readonly ShippingOption[],
  strategy: 'cheapest' | 'fastest',
): ShippingOption[] {
  const delivering = options.filter((option) => !option.isPickup);
  const price = (option: ShippingOption) => option.price?.amountMinor ?? Number.MAX_SAFE_INTEGER;
  if (strategy === 'cheapest') {
    const byTime = (a: ShippingOption, b: ShippingOption) =>
      a.price || b.price ? days(a) - days(b) : compareSpeed(b, a);
    return delivering.toSorted((a, b) => price(a) - price(b) || byTime(a, b));
  }
  return delivering.toSorted((a, b) => compareSpeed(a, b) || price(a) - price(b));
}

export function days(option: ShippingOption): number {
  return option.daysMax ?? option.daysMin ?? Number.MAX_SAFE_INTEGER;
}

function compareSpeed(a: ShippingOption, b: ShippingOption): number {
  const timed = (option: ShippingOption) => option.daysMax !== null || option.daysMin !== null;
  if (timed(a) && timed(b)) return days(a) - days(b) || (a.daysMin ?? days(a)) - (b.daysMin ?? days(b));
  const words = wordRank(a.label) - wordRank(b.label);
  if (words !== 0) return words;
  if (timed(a) !== timed(b)) return timed(a) ? -1 : 1;
  // Without any hint of time the more expensive option is taken for the faster one.
  return (b.price?.amountMinor ?? 0) - (a.price?.amountMinor ?? 0);
}

function wordRank(label: string): number {
  const index = SPEEDS.findIndex((kind) => says(kind, label));
  return index < 0 ? SPEEDS.length : index;
}
