import {
  type CartLine,
  findOwnCounter,
  findProductBox,
  isSameProduct,
  readCartLines,
  readSoughtLines,
  type SnapshotElement,
} from '../perception/index.ts';
import type { Run } from '../run/run.ts';
import { isOwnNumber } from './own-numbers.ts';
import { elementOf, type View } from './view.ts';

/** Lines of the cart, told apart by the names of what was put into it. */
export function cartLines(run: Pick<Run, 'memory'>, view: View): CartLine[] {
  const { addedItems } = run.memory;
  const names = addedItems.map(({ title }) => title);
  const lines = readCartLines(view.snapshot, view.fields, view.actions, names);
  const isOwnPage = addedItems.some(({ finalUrl }) => isSameProduct(view.snapshot.url, finalUrl));
  if (!isOwnPage) return lines.length > 0 ? lines : readSoughtLines(view.snapshot, view.fields, view.actions, names);
  const counter = findOwnCounter(view.snapshot, view.fields, view.actions)?.control;
  const [buy = counter] = findProductBox(view.snapshot, view.actions).adds;
  return lines.filter((line) => !isToBeAdded(run, view, line) && !(buy && isBeside(view, line, buy)));
}

function isToBeAdded(run: Pick<Run, 'memory'>, view: View, { quantityRef }: CartLine): boolean {
  const number = quantityRef ? elementOf(view, quantityRef) : undefined;
  return number !== undefined && isOwnNumber(run, view, number);
}

/** What the lines cost together; null where a line does not say what it costs. */
export function sumLines(lines: readonly CartLine[]): number | null {
  return lines.reduce<number | null>((sum, { lineTotal, unitPrice, quantity }) => {
    const cost = lineTotal?.amountMinor ?? (unitPrice && quantity ? unitPrice.amountMinor * quantity : null);
    return sum === null || cost === null ? null : sum + cost;
  }, 0);
}

/** On the product's own page its name, price and number, beside the button that buys, read like a line of the cart. */
function isBeside(view: View, { place, quantityRef }: CartLine, buy: SnapshotElement): boolean {
  if (place.frame !== buy.frame) return false;
  const number = quantityRef ? elementOf(view, quantityRef) : undefined;
  if (number && (number.dialog !== buy.dialog || number.form !== buy.form)) return false;
  if (number && number.form >= 0) return true;
  return place.ancestors.slice(0, NEAR).some((ancestor) => buy.ancestors.slice(0, NEAR).includes(ancestor));
}

const NEAR = 3;
