import { parsePrices } from '../../../words/price-text.ts';
import { roleOfLabel } from '../../../words/role-of-label.ts';
import type { SelectOption } from '../seen/types.ts';
import { readDeliveryDays } from './read-delivery-days.ts';

/**
 * The answer of a list of instalments that pays everything at once, or null where it is no such list. Every answer counts
 * payments and names the amount of one: the more payments, the smaller each, and none of them makes the whole cheaper.
 */
export function findSinglePayment(options: readonly SelectOption[]): SelectOption | null {
  const plans = options.filter(({ value, disabled }) => value !== '' && !disabled).map(readPlan);
  const [single] = plans.filter((plan) => plan?.count === 1);
  // "Total - R$ 54,80" may be the only answer where the whole is small.
  if (!single || (plans.length < 2 && !single.isWhole)) return null;
  const fits = plans.every(
    (plan) =>
      plan !== null &&
      (plan === single || (plan.each < single.each && plan.each * plan.count >= single.each - plan.count)),
  );
  return fits ? single.option : null;
}

interface Plan {
  option: SelectOption;
  count: number;
  each: number;
  isWhole: boolean;
}

/** "3x de R$ 95,30 sem juros": a number of payments before the amount of one. "Total - R$ 95,30" is one of them. */
function readPlan(option: SelectOption): Plan | null {
  const count = /^\D{0,12}(\d{1,2})(?![\d.,])/.exec(option.text)?.[1];
  const rest = option.text.slice(option.text.indexOf(count ?? '') + (count?.length ?? 0));
  const [each] = parsePrices(rest).filter(({ amount, sign }) => sign !== '' || /\.\d{2}$/.test(amount));
  // "3 days" counts no payments.
  if (readDeliveryDays(option.text)) return null;
  if (count && each) return { option, count: Number(count), each: each.amountMinor, isWhole: false };
  const [whole, ...more] = parsePrices(option.text);
  const isWhole =
    whole && more.length === 0 && roleOfLabel(option.text.slice(0, whole.index).replace(/\P{L}+$/u, '')) === 'total';
  return isWhole ? { option, count: 1, each: whole.amountMinor, isWhole } : null;
}
