import { foldText } from '../../../words/fold-text.ts';
import { roleOfLabel } from '../../../words/role-of-label.ts';
import { says } from '../../../words/says.ts';
import { classifyActions } from '../controls/classify-actions.ts';
import { findSteppers } from '../controls/find-steppers.ts';
import { classifyFields } from '../fields/classify-fields.ts';
import type {
  ActionCandidate,
  CartLine,
  ElementRef,
  FieldClass,
  PageSnapshot,
  SnapshotElement,
} from '../seen/types.ts';
import { looksLikeAmount } from '../snapshot/join-rows.ts';
import { cartSums } from './cart-sums.ts';
import { countingTexts } from './counting-texts.ts';
import { nameByHead } from './name-by-head.ts';
import { type Anchor, isPieces, quantityOf, readLine, type Spot, spotOf } from './read-line.ts';
import { pageCurrency, readMoney } from './read-money.ts';
import { readQuantityColumn } from './read-quantity-column.ts';
import { readTimes } from './read-times.ts';
import { withoutNames } from './without-names.ts';

type Spotted = Pick<SnapshotElement, 'frame' | 'ancestors'>;

/**
 * The largest wrapper around each anchor that holds no other anchor and none of the things that belong to the whole cart.
 * One that holds a product that was asked for, with its price, is large enough: what lies beyond may be the cart's sums.
 */
function wrap(snapshot: PageSnapshot, anchors: Spot[], whole: readonly Spotted[], names: readonly string[]): Anchor[] {
  const out: Anchor[] = [];
  for (const element of anchors) {
    let wrapper = -1;
    for (const ancestor of element.ancestors) {
      const inside = (thing: Spotted) => thing.frame === element.frame && thing.ancestors.includes(ancestor);
      if (anchors.some((other) => other.ref !== element.ref && inside(other)) || whole.some(inside)) break;
      wrapper = ancestor;
      const texts = snapshot.texts.filter(inside).map(({ text }) => text);
      if (texts.some(looksLikeAmount) && texts.some((text) => names.some((name) => foldText(text).includes(name))))
        break;
    }
    if (wrapper >= 0) out.push({ element, wrapper });
  }
  return out;
}

/** From which score on a control marks a line, or what belongs to the whole cart. */
const CONTROLS = { removeItem: 0.4, goToCheckout: 0.55, placeOrder: 0.6, continueShopping: 0.6, viewCart: 0.6 };
/** Pixels of a number on a picture. */
const WIDEST_BADGE = 60;
/** So few texts around an amount are one line of a summary. */
const FEW_TEXTS = 8;

/** No line holds the head of the page, its foot or its name. */
function framing({ texts }: PageSnapshot): Spotted[] {
  return texts.filter(
    ({ landmark, heading, dialog }) =>
      dialog < 0 && (heading === 1 || landmark === 'header' || landmark === 'nav' || landmark === 'footer'),
  );
}

/**
 * What lies in the cart, line by line; on pages without controls, the lines of the summary. `expected`: names of products
 * that should be there, by which lines are told from what stands around them.
 */
export function readCartLines(
  snapshot: PageSnapshot,
  fields: Map<ElementRef, FieldClass> = classifyFields(snapshot),
  actions: readonly ActionCandidate[] = classifyActions(snapshot, fields),
  expected: readonly string[] = [],
): CartLine[] {
  const names = expected.map(foldText).filter((name) => name !== '');
  const currency = pageCurrency(snapshot);
  const free = snapshot.elements.filter((e) => e.visible);
  const of = (kind: string, least: number): SnapshotElement[] =>
    free.filter((e) => actions.some((a) => a.ref === e.ref && a.kind === kind && a.score >= least));
  const quantities = free.filter((e) => fields.get(e.ref)?.kind === 'quantity');
  const anchors = quantities.length > 0 ? quantities : of('removeItem', CONTROLS.removeItem);
  const headings = columnHeadings(snapshot);
  const heads = headings.filter((heading) => headsGoods(snapshot, heading, anchors, names));
  const isOfLine = (control: SnapshotElement) => standsInLine(control, anchors, headings);
  const foreign = [
    ...of('goToCheckout', CONTROLS.goToCheckout).filter((control) => !isOfLine(control)),
    ...of('placeOrder', CONTROLS.placeOrder).filter((control) => !isOfLine(control)),
    ...of('continueShopping', CONTROLS.continueShopping),
    ...free.filter((e) => ['coupon', 'email', 'street'].includes(fields.get(e.ref)?.kind ?? '')),
  ];
  const aroundLines = [...foreign, ...heads, ...framing(snapshot)];
  const wholeFor = (spots: readonly Spot[]) => [
    ...aroundLines,
    ...cartSums(snapshot, quantities.length > 0 ? quantities : [...anchors, ...steppers], spots, foreign, currency),
  ];
  const steppers = findSteppers(snapshot).map(({ text }) => spotOf(text));
  const controls: Spot[] = anchors.length > 0 ? anchors : steppers;
  const toCart = of('viewCart', CONTROLS.viewCart).filter((e) => says('cartPath', e.href));
  const linesAt = (spots: Spot[], beside: readonly Spotted[] = []) =>
    wrap(snapshot, spots, [...wholeFor(spots), ...beside], names)
      .map((a) => readLine(snapshot, a, actions, fields, currency, names))
      .filter((l) => l !== null)
      // A zero beside goods offers them: what is in the cart counts at least one.
      .filter(({ quantity }) => quantity !== 0);
  // A list at the side of every page counts what is in the cart, and the link below it leads to the cart: it names no line.
  const countedLines = () => {
    const counted = linesAt(countingTexts(snapshot), toCart);
    // A list beside the order may count without naming a price: the table of the order says both.
    return counted.length > 0 ? counted : linesAt(readQuantityColumn(snapshot), toCart);
  };
  const atControls = controls.length > 0 ? linesAt(controls) : countedLines();
  // The cross that closes a notice above the cart is named like one that takes a line out.
  const found = atControls.length === 0 && quantities.length === 0 ? linesAt(steppers) : atControls;
  const goods = found.filter((line) => !isReduction(line));
  const isGoods = goods.length > 0 || found.length === 0;
  const lines = isGoods ? goods : countedLines().filter((line) => !isReduction(line));
  if (lines.length > 0) return nameByHead(snapshot, lines, names);
  const badged = linesAt(badges(snapshot)).filter((line) => line.lineTotal);
  return badged.length > 0 ? badged : summaryLines(snapshot, currency, names);
}

/** A coupon in the sums can be taken out like a line, but it lowers the price. */
function isReduction({ lineTotal, unitPrice }: CartLine): boolean {
  return ((lineTotal ?? unitPrice)?.amountMinor ?? 0) < 0;
}

/** Where the headings of the columns stand: the table that holds them holds every line. A single one may name its row. */
function columnHeadings(snapshot: PageSnapshot): Spotted[] {
  const cells = snapshot.texts.filter(({ tag }) => tag === 'th');
  const rows = Map.groupBy(cells, ({ ancestors }) => ancestors[1]);
  return [...rows.values()].filter((row) => row.length > 1).flatMap(([first]) => first ?? []);
}

/**
 * Whether the table of these headings lists goods. A line may hold a small table of its own for its price and its number,
 * beside its name: such a one links to nothing, and says none of the names that should be in the cart.
 */
function headsGoods(
  snapshot: PageSnapshot,
  heading: Spotted,
  anchors: readonly Spotted[],
  names: readonly string[],
): boolean {
  const isIn = (wrapper: number, { frame, ancestors }: Spotted) =>
    frame === heading.frame && ancestors.includes(wrapper);
  const table = heading.ancestors.find((wrapper) => anchors.some((anchor) => isIn(wrapper, anchor)));
  if (table === undefined || names.length === 0) return true;
  const isOfSeveral = anchors.filter((anchor) => isIn(table, anchor)).length > 1;
  const links = snapshot.elements.some((each) => each.role === 'link' && each.visible && isIn(table, each));
  const isNamed = snapshot.texts.some(
    (each) => isIn(table, each) && names.some((name) => foldText(each.text).includes(name)),
  );
  return isOfSeveral || links || isNamed;
}

/**
 * "Order" in a row of the table, beside "Remove", orders the goods of this row alone. What it shares with the number of
 * the row does not hold the headings of the columns; what is there for the whole cart stands outside of the table.
 */
function standsInLine(control: Spotted, anchors: readonly Spotted[], headings: readonly Spotted[]): boolean {
  return anchors.some(({ frame, ancestors }) => {
    if (frame !== control.frame) return false;
    const row = ancestors.findIndex((each) => control.ancestors.includes(each));
    const isAbove = (wrapper: number) => headings.some((heading) => heading.ancestors.includes(wrapper));
    const [own = -1, ...table] = row < 0 ? [] : ancestors.slice(row, row + TABLE_DEPTH);
    return !isAbove(own) && table.some(isAbove);
  });
}

/** A row, the body of its table, and the table. */
const TABLE_DEPTH = 3;

/** A bare number on a picture, as hosted checkouts show the quantity. */
function badges(snapshot: PageSnapshot): Spot[] {
  return snapshot.texts
    .filter(
      (t) =>
        /^\d{1,3}$/.test(t.text) &&
        !t.covered &&
        t.box.width < WIDEST_BADGE &&
        !['footer', 'nav', 'header'].includes(t.landmark),
    )
    .map((t) => ({ ...spotOf(t), quantity: Number(t.text) }));
}

/** The number that stands nearest to a row: a wider wrapper holds the numbers of its neighbours too. */
function countBeside({ texts }: PageSnapshot, { frame, ancestors }: Spotted, names: readonly string[]): number | null {
  for (const depth of [1, 2, 3]) {
    const near = texts.filter(
      (t) => t.frame === frame && t.ancestors.some((a) => ancestors.slice(0, depth).includes(a)),
    );
    if (near.length >= FEW_TEXTS) return null;
    const counting = near.map((text) => withoutNames(text, names));
    const count = counting.map((t) => readTimes(t.text)).find(Boolean)?.count ?? quantityOf(undefined, counting);
    if (count !== null) return count;
  }
  return null;
}

/** `Blue mug × 2 … 24.00` in the summary of a checkout. */
function summaryLines(snapshot: PageSnapshot, currency: string, names: readonly string[]): CartLine[] {
  return snapshot.rows.flatMap((row): CartLine[] => {
    if (row.landmark === 'footer' || row.landmark === 'nav' || row.landmark === 'header') return [];
    const named = readTimes(row.label);
    const quantity = named?.count ?? countBeside(snapshot, row, names);
    const isOfOne = isPieces(row.amountText);
    const price = readMoney((isOfOne && readTimes(row.amountText)?.rest) || row.amountText, currency);
    if (quantity === null || !price || roleOfLabel(row.label) !== 'unknown') return [];
    const title = named?.rest ?? row.label.trim();
    const link = snapshot.elements.find((e) => e.role === 'link' && e.text.includes(title) && title.length > 3);
    return [
      {
        title,
        url: link?.href ?? '',
        quantity,
        ...(isOfOne && quantity > 1 ? { unitPrice: price, lineTotal: null } : { unitPrice: null, lineTotal: price }),
        quantityRef: null,
        removeRef: null,
        options: '',
        message: '',
        place: row,
      },
    ];
  });
}
