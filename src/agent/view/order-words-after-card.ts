import type { ActionCandidate, ElementRef, SnapshotElement } from '../perception/index.ts';
import { SURE } from './certainty.ts';

/**
 * "Order" leads from a cart to the checkout, and orders at its end. Once the card is typed nothing leads to the checkout
 * any more: whatever can be read both ways orders, however much its page looks like a cart. "Purchase" puts a product into
 * the cart, and orders at the end; as an offer beside the order may say so too, it counts only where nothing else orders.
 * A link in the shop's menu leads to the checkout from every page, from the one that confirms the order too, and so does a
 * crumb with the same address.
 */
export function orderWordsAfterCard(
  actions: readonly ActionCandidate[],
  elements: readonly SnapshotElement[],
): ActionCandidate[] {
  const inMenu = new Set(elements.filter(isInMenu).map(({ href }) => href));
  const leadsAsMenu = (element: SnapshotElement) => isPlainLink(element) && inMenu.has(element.href);
  const menu = new Set(elements.filter(leadsAsMenu).map(({ ref }) => ref));
  const asOrder = readAsOrder(actions, 'goToCheckout', menu);
  if (asOrder.some(({ kind, score }) => kind === 'placeOrder' && score >= SURE)) return asOrder;
  const buys = asOrder.filter(({ ref, kind }) => kind === 'addToCart' && has(asOrder, ref, 'placeOrder'));
  return buys.length === 1 ? readAsOrder(asOrder, 'addToCart') : asOrder;
}

function isInMenu(element: SnapshotElement): boolean {
  return element.landmark === 'nav' && isPlainLink(element);
}

/** An anchor, or a script for an address, leads nowhere and may do anything. */
function isPlainLink({ role, href }: SnapshotElement): boolean {
  return role === 'link' && /^(https?:|\/)/.test(href) && !href.includes('#');
}

function readAsOrder(
  actions: readonly ActionCandidate[],
  other: 'goToCheckout' | 'addToCart',
  menu: ReadonlySet<ElementRef> = new Set(),
): ActionCandidate[] {
  const scores = new Map(actions.flatMap(({ ref, kind, score }) => (kind === other ? [[ref, score]] : [])));
  return actions
    .filter(({ ref, kind }) => kind !== other || menu.has(ref) || !has(actions, ref, 'placeOrder'))
    .map((action) =>
      action.kind === 'placeOrder' && !menu.has(action.ref)
        ? { ...action, score: Math.max(action.score, scores.get(action.ref) ?? 0) }
        : action,
    );
}

function has(actions: readonly ActionCandidate[], ref: string, kind: ActionCandidate['kind']): boolean {
  return actions.some((action) => action.ref === ref && action.kind === kind);
}
