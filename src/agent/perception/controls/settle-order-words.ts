import type {
  ActionCandidate,
  ActionKind,
  ElementRef,
  FieldClass,
  PageSnapshot,
  SnapshotElement,
} from '../seen/types.ts';
import { apart } from './scene-rules.ts';

/** What only stands in a cart: on its page, or in the layer that shows it. */
const OF_CARTS: ReadonlySet<ActionKind> = new Set(['removeItem', 'updateCart']);
const OF_CART_LAYERS: ReadonlySet<ActionKind> = new Set(['viewCart', 'continueShopping']);
const CLEAR = 0.5;
/** What is left of the other reading. */
const MISREAD = 0.3;
/** Steps up the tree within which a button buys the number beside it. */
const BESIDE = 3;

/**
 * In many languages one word, "order", puts something into the cart and leads from the cart to the checkout. Where the
 * cart is in sight, and no number of pieces to buy beside the control, it leads to the checkout.
 */
export function settleOrderWords(
  snapshot: PageSnapshot,
  fields: ReadonlyMap<ElementRef, FieldClass>,
  actions: readonly ActionCandidate[],
): ActionCandidate[] {
  const byRef = new Map(snapshot.elements.map((element) => [element.ref, element]));
  const said = Map.groupBy(actions, ({ ref }) => ref);
  const clear = (kinds: ReadonlySet<ActionKind>) =>
    actions.flatMap(({ ref, kind, score }) => (kinds.has(kind) && score >= CLEAR ? (byRef.get(ref) ?? []) : []));
  const changes = clear(OF_CARTS);
  const isCartPage = changes.some(({ dialog, landmark }) => dialog < 0 && landmark !== 'header');
  const layers = new Set(
    clear(OF_CART_LAYERS)
      .filter(({ dialog }) => dialog >= 0)
      .map(layerOf),
  );
  const isOfLine = (number: SnapshotElement) => changes.some((change) => apart(change, number) <= BESIDE);
  const numbers = snapshot.elements.filter(
    (element) => element.visible && fields.get(element.ref)?.kind === 'quantity' && !isOfLine(element),
  );
  const leadsOn = ({ ref, kind }: ActionCandidate): boolean => {
    const element = byRef.get(ref);
    const both = said.get(ref)?.some((other) => other.kind === 'goToCheckout');
    if (!element || !both || (kind !== 'addToCart' && kind !== 'goToCheckout')) return false;
    if (numbers.some((number) => isOneForm(number, element) || apart(element, number) <= BESIDE)) return false;
    return element.dialog >= 0 ? layers.has(layerOf(element)) : isCartPage;
  };
  return actions.map((action) => {
    if (!leadsOn(action)) return action;
    const adds = said.get(action.ref)?.find(({ kind }) => kind === 'addToCart')?.score ?? 0;
    if (action.kind === 'addToCart')
      return { ...action, score: action.score * MISREAD, why: `${action.why}, in a cart` };
    return { ...action, score: Math.max(action.score, adds), why: `${action.why}, in a cart` };
  });
}

function layerOf({ frame, dialog }: SnapshotElement): string {
  return `${frame}/${dialog}`;
}

function isOneForm(a: SnapshotElement, b: SnapshotElement): boolean {
  return a.frame === b.frame && a.form >= 0 && a.form === b.form;
}
