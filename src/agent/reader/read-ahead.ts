import type { OrderItem, PurchaseFailureCode } from '../../orders/index.ts';
import type { QuestionKind } from '../model/index.ts';
import type { Run } from '../run/run.ts';
import { Stop } from '../run/stop.ts';
import type { View } from '../view/view.ts';
import type { Stage } from './doubt.ts';
import { ALWAYS } from './questions-for.ts';
import { putDoubt } from './read-again.ts';

const MOST_PAGES = 14;

/** How a purchase ends whose pages were misread. Prices, stock and variants were asked about where they stood. */
const MISREAD: ReadonlySet<PurchaseFailureCode> = new Set([
  'agent_stuck',
  'merchant_error',
  'guest_checkout_unavailable',
  'no_shipping_method',
  'payment_method_unavailable',
  'address_rejected',
  'billing_address_required',
]);

/** What is told of a page before anything is done on it. */
const AHEAD: Partial<Record<Stage, readonly QuestionKind[]>> = {
  product: ['variant', 'way', 'message'],
  cart: ['way', 'message'],
  checkout: ['values', 'entry', 'way', 'amounts', 'message'],
};

/**
 * A reading that was sure and wrong raises no doubt where it does its harm: the purchase is given up pages later, where
 * nobody can help. So on the visit after one that was given up, each page is shown before anything is done on it. The view
 * with what was said of it, or the same one.
 */
export async function readAhead(run: Run, stage: Stage, view: View, item: OrderItem | null = null): Promise<View> {
  const { gaveUp } = run;
  if (!gaveUp || !mayShow(run, `ahead ${stage} ${view.snapshot.shape}`)) return view;
  const stop = new Stop('agent_stuck', `an earlier visit was given up: ${gaveUp.message}`);
  return (await putDoubt(run, { stage, stop, view, item }, AHEAD[stage] ?? [], 'ahead')) ?? view;
}

/**
 * Once the card is typed nobody may be asked any more. So at a merchant that nobody has bought from, the page is shown
 * before, in doubt or not. The view with what was said of it, or the same one.
 */
export async function readBeforeCard(run: Run, view: View): Promise<View> {
  if (run.recipe.isTried() || run.reader?.asksSingly || !mayShow(run, `before card ${view.snapshot.shape}`))
    return view;
  const stop = new Stop('agent_stuck', 'once the card is typed, nobody may be asked about this page any more');
  return (await putDoubt(run, { stage: 'card', stop, view, item: null }, ALWAYS.card, 'ahead')) ?? view;
}

function mayShow({ reader, memory, tries }: Run, page: string): boolean {
  if (!reader || memory.cardTyped || reader.isAway?.()) return false;
  return tries.mayTry(page, 1) && tries.mayTry('shown ahead', MOST_PAGES);
}

/** Fewer show too little of a shop to be worth another visit. */
const LEAST_CALLS = 4;

/** Whether another visit may end otherwise: a model answers. A person is asked at each doubt as it is. */
export function mayReadAhead({ reader, memory, tries }: Run, error: unknown): error is Stop {
  if (!reader || reader.asksSingly || (reader.callsLeft?.() ?? LEAST_CALLS) < LEAST_CALLS) return false;
  const answers = memory.saidOf.size > 0 || tries.count('ask') === 0;
  return error instanceof Stop && !error.transient && MISREAD.has(error.code) && answers;
}
