import type { ActionCandidate } from '../perception/index.ts';
import { SURE } from './certainty.ts';

/**
 * "Order" leads from a cart to the checkout, and orders at its end. Once the card is typed nothing leads to the checkout
 * any more: whatever can be read both ways orders, however much its page looks like a cart. "Purchase" puts a product into
 * the cart, and orders at the end; as an offer beside the order may say so too, it counts only where nothing else orders.
 */
export function orderWordsAfterCard(actions: readonly ActionCandidate[]): ActionCandidate[] {
  const asOrder = readAsOrder(actions, 'goToCheckout');
  if (asOrder.some(({ kind, score }) => kind === 'placeOrder' && score >= SURE)) return asOrder;
  const buys = asOrder.filter(({ ref, kind }) => kind === 'addToCart' && has(asOrder, ref, 'placeOrder'));
  return buys.length === 1 ? readAsOrder(asOrder, 'addToCart') : asOrder;
}

function readAsOrder(actions: readonly ActionCandidate[], other: 'goToCheckout' | 'addToCart'): ActionCandidate[] {
  const scores = new Map(actions.flatMap(({ ref, kind, score }) => (kind === other ? [[ref, score]] : [])));
  return actions
    .filter(({ ref, kind }) => kind !== other || !has(actions, ref, 'placeOrder'))
    .map((action) =>
      action.kind === 'placeOrder' ? { ...action, score: Math.max(action.score, scores.get(action.ref) ?? 0) } : action,
    );
}

function has(actions: readonly ActionCandidate[], ref: string, kind: ActionCandidate['kind']): boolean {
  return actions.some((action) => action.ref === ref && action.kind === kind);
}
