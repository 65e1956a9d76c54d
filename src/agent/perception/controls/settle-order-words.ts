import { roleOfLabel } from '../../../words/role-of-label.ts';
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
const BUYS: ReadonlySet<ActionKind> = new Set(['addToCart', 'buyNow']);
/** Steps up the tree within which a button buys the number beside it. */
const BESIDE = 3;

/**
 * In many languages one word, "order", puts something into the cart and leads from the cart to the checkout. Where the
 * cart is in sight, and no number of pieces to buy beside the control, it leads to the checkout. The same where it only says
 * "buy now", as long as nothing else leads there and nothing else says so: cards of other goods say it as well. Above and
 * below all lines, or the sum of them, it may stand twice.
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
  const buys = clear(new Set(['buyNow']));
  // Beside what adds the same product it buys that product, also where what was chosen of it can be taken back.
  const adds = clear(new Set(['addToCart']));
  const isSold = buys.some((buy) => adds.some((add) => add !== buy && apart(add, buy) <= BESIDE));
  const isOneWay = !isSold && (buys.length === 1 || areTwins(snapshot, buys, changes));
  const onlyBuys = new Set(isOneWay && clear(new Set(['goToCheckout'])).length === 0 ? buys.map(({ ref }) => ref) : []);
  const leadsOn = ({ ref, kind }: ActionCandidate): boolean => {
    const element = byRef.get(ref);
    const both = said.get(ref)?.some((other) => other.kind === 'goToCheckout') || onlyBuys.has(ref);
    if (!element || !both || (!BUYS.has(kind) && kind !== 'goToCheckout')) return false;
    if (numbers.some((number) => isOneForm(number, element) || apart(element, number) <= BESIDE)) return false;
    return element.dialog >= 0 ? layers.has(layerOf(element)) : isCartPage;
  };
  return actions.flatMap((action): ActionCandidate[] => {
    if (!leadsOn(action)) return [action];
    const own = said.get(action.ref) ?? [];
    const why = `${action.why}, in a cart`;
    const buys = Math.max(...own.map(({ kind, score }) => (BUYS.has(kind) ? score : 0)));
    if (action.kind === 'goToCheckout') return [{ ...action, score: Math.max(action.score, buys), why }];
    const misread = { ...action, score: action.score * MISREAD, why };
    const isLacking = action.kind === 'buyNow' && !own.some(({ kind }) => kind === 'goToCheckout');
    return isLacking ? [misread, { ...action, kind: 'goToCheckout', why }] : [misread];
  });
}

/** The same button before and after everything that changes the cart, or before and after its total. */
function areTwins(
  { rows }: PageSnapshot,
  [first, last, ...more]: readonly SnapshotElement[],
  changes: readonly SnapshotElement[],
): boolean {
  if (!first || !last || more.length > 0 || SAME.some((each) => first[each] !== last[each])) return false;
  const [above, below] = first.order < last.order ? [first, last] : [last, first];
  const isBetween = ({ order }: { order: number }) => above.order < order && order < below.order;
  return changes.every(isBetween) || rows.some((row) => isBetween(row) && roleOfLabel(row.label) === 'total');
}

const SAME = ['frame', 'text', 'href'] as const;

function layerOf({ frame, dialog }: SnapshotElement): string {
  return `${frame}/${dialog}`;
}

function isOneForm(a: SnapshotElement, b: SnapshotElement): boolean {
  return a.frame === b.frame && a.form >= 0 && a.form === b.form;
}
