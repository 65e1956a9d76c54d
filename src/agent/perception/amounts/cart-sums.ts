import { roleOfLabel } from '../../../words/role-of-label.ts';
import type { AmountRow, PageSnapshot, SnapshotElement } from '../seen/types.ts';
import { looksLikeAmount } from '../snapshot/join-rows.ts';
import { countingTexts } from './counting-texts.ts';
import { quantityOf, readPrice, type Spot } from './read-line.ts';
import { readMoney } from './read-money.ts';
import { readTimes } from './read-times.ts';

type Spotted = Pick<SnapshotElement, 'frame' | 'ancestors'>;

/** The strip of one line says little more than what one costs, how many there are and what they come to. */
const TEXTS_OF_STRIP = 12;

/** The sums of the whole cart: rows called "total" that are not one line's own. */
export function cartSums(
  snapshot: PageSnapshot,
  controls: readonly Spot[],
  spots: readonly Spot[],
  foreign: readonly Spotted[],
  currency: string,
): AmountRow[] {
  const sums = sumRows(snapshot);
  const isOwn = (row: AmountRow) =>
    controls.some((control) => isNear(control, row)) ||
    spots.some((spot) => isProduct(snapshot, spot, row, { spots, foreign, sums, currency }));
  return sums.filter((row) => !isOwn(row));
}

/** Rows called "total" that are proven to be no more than one line's: its price times its number. */
export function lineTotals(snapshot: PageSnapshot, currency: string): Set<AmountRow> {
  const numbers = snapshot.elements.filter(
    (element) => element.visible && TYPED.has(element.role) && quantityOf(element, []) !== null,
  );
  const spots = [...numbers, ...countingTexts(snapshot)];
  const sums = sumRows(snapshot);
  const cart = { spots, foreign: [], sums, currency };
  return new Set(sums.filter((row) => spots.some((spot) => isProduct(snapshot, spot, row, cart))));
}

/**
 * Rows called "total" that stand alone beside the count of one line: "Lamp × 2 — Total 753.10". They are proven to be no
 * more than that where together they come to what the goods cost.
 */
export function stripTotals(snapshot: PageSnapshot, currency: string, goodsMinor: number): Set<AmountRow> {
  const spots = countingTexts(snapshot);
  const sums = sumRows(snapshot);
  const isAlone = (row: AmountRow) =>
    spots.some((spot) => {
      const { texts, isOne } = stripOf(snapshot, spot, row, { spots, foreign: [], sums });
      return isOne && texts.filter(({ text }) => looksLikeAmount(text)).length === 1;
    });
  const alone = sums.filter(isAlone);
  const minors = alone.map(({ amountText }) => readMoney(amountText, currency)?.amountMinor ?? Number.NaN);
  return new Set(minors.reduce((sum, minor) => sum + minor, 0) === goodsMinor ? alone : []);
}

const TYPED: ReadonlySet<string> = new Set(['select', 'textbox', 'spinbutton']);

function sumRows({ rows }: PageSnapshot): AmountRow[] {
  return rows.filter(({ label }) => ['total', 'subtotal'].includes(roleOfLabel(label)) && !readTimes(label));
}

/** A line may name its own total beside its control; the cart's stands further from any line than its own row. */
function isNear(spot: Spot, row: AmountRow): boolean {
  return spot.ancestors.slice(0, 4).some((ancestor) => row.ancestors.slice(0, 3).includes(ancestor));
}

interface Cart {
  spots: readonly Spot[];
  foreign: readonly Spotted[];
  sums: readonly AmountRow[];
  currency: string;
}

/** What is written in the tightest wrapper around a number and a sum, and whether it holds no other of either. */
function stripOf(
  snapshot: PageSnapshot,
  spot: Spot,
  row: AmountRow,
  { spots, foreign, sums }: Omit<Cart, 'currency'>,
): { texts: PageSnapshot['texts']; isOne: boolean } {
  const strip = spot.ancestors.find((ancestor) => row.ancestors.includes(ancestor));
  if (strip === undefined || spot.frame !== row.frame) return { texts: [], isOne: false };
  const inside = (thing: Spotted) => thing.frame === spot.frame && thing.ancestors.includes(strip);
  const texts = snapshot.texts.filter((text) => inside(text) && !text.struck);
  const isOnly = spots.filter(inside).length === 1 && sums.filter(inside).length === 1;
  return { texts, isOne: isOnly && texts.length <= TEXTS_OF_STRIP && !foreign.some(inside) };
}

/** "Each $9.75 · Quantity 3 · Total $29.25": one strip with one number and one sum, which the number itself explains. */
function isProduct(snapshot: PageSnapshot, spot: Spot, row: AmountRow, cart: Cart): boolean {
  const { texts, isOne } = stripOf(snapshot, spot, row, cart);
  if (!isOne) return false;
  const number = snapshot.elements.find(({ ref }) => ref === spot.ref);
  const quantity = spot.quantity ?? quantityOf(number, texts);
  const amounts = texts.filter(({ text }) => looksLikeAmount(text)).map(({ text }) => readPrice(text, cart.currency));
  const total = readMoney(row.amountText, cart.currency);
  // The sum itself is one of the amounts, so a single piece needs its price beside it as well.
  const [first, second, ...more] = amounts.map((amount) => amount?.amountMinor ?? null);
  if (!quantity || !total || first == null || second == null || more.length > 0) return false;
  return second === total.amountMinor && first * quantity === total.amountMinor;
}
