import { says } from '../../../words/says.ts';
import type { Totals } from '../seen/types.ts';
import { costOfLines } from './goods-of-cart.ts';
import { nameTaxes } from './name-taxes.ts';
import type { RoleRow } from './role-row.ts';
import { type KnownPrices, sumTotals } from './sum-totals.ts';

/** A wrapper that holds more amounts is a page, not a block of sums. */
const MOST_ROWS = 16;

/**
 * Where no reading by the names of the rows adds up, arithmetic names them. In each block of amounts, the tightest first,
 * what is called a total, or any sum below it, is held against the rest: a row that says the total,
 * the verified goods or the chosen delivery to the cent is just that, whatever it is called. It counts only where every
 * amount of the block finds its place and none of the page is higher; one that nobody can name leaves the sums in doubt.
 */
export function solveSums(rows: readonly RoleRow[], currency: string, known: KnownPrices): Totals | null {
  for (const block of blocksOf(rows)) {
    for (const total of totalsOf(block, known).filter((each) => !hasRival(each, rows, known))) {
      for (const members of retellings(block, total, known)) {
        const named = nameTaxes(members, total, known);
        if (named.some(({ role, money }) => role === 'unknown' && money.amountMinor > 0)) continue;
        const totals = sumTotals(named, total, currency, known);
        if (totals.addsUp === true) return totals;
      }
    }
  }
  return null;
}

/** Something on the page costs more, and is not the goods before their discount. */
function hasRival(total: RoleRow, rows: readonly RoleRow[], known: KnownPrices): boolean {
  const isHigher = ({ role, money }: RoleRow) => role !== 'subtotal' && money.amountMinor > total.money.amountMinor;
  return rows.some((row) => isHigher(row) && !isGoods(row, known));
}

function isGoods({ money }: RoleRow, { goodsMinor, linesMinor }: KnownPrices): boolean {
  return [goodsMinor, linesMinor].includes(money.amountMinor);
}

/** Amounts that share a wrapper, from the smallest block to the largest. */
function blocksOf(rows: readonly RoleRow[]): RoleRow[][] {
  const inside = new Map<string, RoleRow[]>();
  for (const row of rows) {
    for (const wrapper of row.row.ancestors) {
      const key = `${row.row.frame} ${wrapper}`;
      const members = inside.get(key);
      if (members) members.push(row);
      else inside.set(key, [row]);
    }
  }
  const blocks = [...inside.values()].filter(({ length }) => length > 1 && length <= MOST_ROWS);
  const placesOf = (block: RoleRow[]) => block.map(({ row }) => `${row.frame} ${row.order}`).join();
  return [...new Map(blocks.map((block) => [placesOf(block), block])).values()].toSorted((a, b) => a.length - b.length);
}

function totalsOf(block: readonly RoleRow[], { priceMinor }: KnownPrices): RoleRow[] {
  const called = block.filter(({ role }) => role === 'total');
  // The goods alone may be said twice. What is more than they has the delivery in it, or one that was chosen and is free.
  const isSent = ({ amountMinor }: RoleRow['money']) => amountMinor > 0 || priceMinor === 0;
  const hasSending = block.some(({ role, money }) => role === 'shipping' && isSent(money));
  const isAbove = ({ row }: RoleRow) => called.some((total) => total.row.order > row.order);
  const misnamed = hasSending ? block.filter((row) => MISNAMED.has(row.role) && !isAbove(row)) : [];
  return [...called, ...misnamed.map((row): RoleRow => ({ ...row, role: 'total' }))];
}

/** What a total may be taken for by its words. */
const MISNAMED: ReadonlySet<RoleRow['role']> = new Set(['unknown', 'subtotal', 'tax']);
/** What a row may be called that says the total once more. */
const TOLD_AGAIN: ReadonlySet<RoleRow['role']> = new Set(['unknown', 'total', 'tax']);

/** The rows of a block as what their amounts say that they are: one telling for each that may be the goods. */
function retellings(block: readonly RoleRow[], total: RoleRow, known: KnownPrices): RoleRow[][] {
  // "Economy (insured)" may be an insurance by its name; with the verified goods the total leaves no room for one.
  const mayBeOffer = ({ row }: RoleRow) => typeof known.goodsMinor !== 'number' && says('extraOffer', row.label);
  const isSending = (row: RoleRow) =>
    (row.role === 'unknown' || row.role === 'fee') && row.money.amountMinor === known.priceMinor && !mayBeOffer(row);
  const isTotal = ({ role, money }: RoleRow) => TOLD_AGAIN.has(role) && money.amountMinor === total.money.amountMinor;
  const parts = block.filter((row) => row.row !== total.row && !isTotal(row));
  const lacks = (role: RoleRow['role']) => !parts.some((row) => row.role === role);
  const mayBeGoods = (row: RoleRow) => row.role === 'total' || (row.role === 'unknown' && isGoods(row, known));
  // "Goods without tax 40.00, with tax 48.00": what the verified goods cost to the cent may stand below a lower sum of them.
  const isSurcharge = ({ role, money }: RoleRow) => role === 'unknown' && money.amountMinor === known.surchargeMinor;
  const surcharge = parts.find((row) => isSurcharge(row) && !isSending(row));
  const nets = parts.filter(({ role }) => role === 'subtotal');
  const isAboveNets = ({ money }: RoleRow) => nets.every((net) => net.money.amountMinor < money.amountMinor);
  const goods = parts.filter((row) =>
    nets.length === 0 ? mayBeGoods(row) : row.role === 'unknown' && isGoods(row, known) && isAboveNets(row),
  );
  // Above what all goods cost each of them may be listed, under whatever name: together they cost just that.
  const linesOf = (chosen: RoleRow | null): readonly RoleRow[] => {
    const isAbove = ({ role, money, row }: RoleRow) =>
      role === 'unknown' && money.amountMinor > 0 && row.order < (chosen?.row.order ?? 0);
    const above = parts.filter(isAbove);
    return costOfLines(above) === chosen?.money.amountMinor ? above : [];
  };
  return [null, ...goods].map((chosen) => [
    ...parts
      .filter((row) => (chosen === null || !nets.includes(row)) && !linesOf(chosen).includes(row))
      .map((row): RoleRow => {
        if (row === chosen) return { ...row, role: 'subtotal' };
        if (lacks('shipping') && isSending(row)) return { ...row, role: 'shipping' };
        return row === surcharge ? { ...row, role: 'fee' } : row;
      }),
    total,
  ]);
}
