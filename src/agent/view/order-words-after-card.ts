import type { ActionCandidate } from '../perception/index.ts';

/**
 * "Order" leads from a cart to the checkout, and orders at its end. Once the card is typed nothing leads to the checkout
 * any more: whatever can be read both ways orders, however much its page looks like a cart.
 */
export function orderWordsAfterCard(actions: readonly ActionCandidate[]): ActionCandidate[] {
  const orders = new Set(actions.flatMap(({ ref, kind }) => (kind === 'placeOrder' ? [ref] : [])));
  const toCheckout = new Map(
    actions.flatMap(({ ref, kind, score }) => (kind === 'goToCheckout' ? [[ref, score]] : [])),
  );
  return actions
    .filter(({ ref, kind }) => kind !== 'goToCheckout' || !orders.has(ref))
    .map((action) =>
      action.kind === 'placeOrder'
        ? { ...action, score: Math.max(action.score, toCheckout.get(action.ref) ?? 0) }
        : action,
    );
}
