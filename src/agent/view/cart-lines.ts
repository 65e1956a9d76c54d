import { type CartLine, findProductBox, readCartLines, type SnapshotElement } from '../perception/index.ts';
import type { Run } from '../run/run.ts';
import { elementOf, type View } from './view.ts';

/** Lines of the cart, told apart by the names of what was put into it. */
export function cartLines(run: Pick<Run, 'memory'>, view: View): CartLine[] {
  const { addedItems } = run.memory;
  const names = addedItems.map(({ title }) => title);
  const lines = readCartLines(view.snapshot, view.fields, view.actions, names);
  const isOwnPage = addedItems.some(({ finalUrl }) => isSamePage(new URL(finalUrl), new URL(view.snapshot.url)));
  if (!isOwnPage) return lines;
  const [buy] = findProductBox(view.snapshot, view.actions).adds;
  return buy ? lines.filter((line) => !isBeside(view, line, buy)) : lines;
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

/** One program behind all pages: there the query says which page it is. */
const PROGRAM = /^\/$|\.(?:php\d?|aspx?|cgi|jsp|cfm|dll|do)$/i;

/** The address of a variant often differs from its product's by the query alone. */
function isSamePage(product: URL, shown: URL): boolean {
  if (product.origin + product.pathname !== shown.origin + shown.pathname) return false;
  const isKept = ([name, value]: [string, string]) => shown.searchParams.get(name) === value;
  return !PROGRAM.test(product.pathname) || [...product.searchParams].every(isKept);
}
