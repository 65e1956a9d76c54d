import { says } from '../../../words/says.ts';
import type { Totals } from '../seen/types.ts';
import { nameTaxes } from './name-taxes.ts';
import type { RoleRow } from './role-row.ts';
import { type KnownPrices, sumTotals } from './sum-totals.ts';

/** A wrapper that holds more amounts is a page, not a block of sums. */
const MOST_ROWS = 16;

/**
 * Where no reading by the names of the rows adds up, arithmetic names them. In each block of amounts, the tightest first,
 * what is called a total (or, where nothing is, its highest amount) is held against the rest: a row that says the total,
 * the verified goods or the chosen delivery to the cent is just that, whatever it is called. It counts only where every
 * amount of the block finds its place; one that nobody can name leaves the sums in doubt.
 */
export function solveSums(rows: readonly RoleRow[], currency: string, known: KnownPrices): Totals | null {
  for (const block of blocksOf(rows)) {
    for (const total of totalsOf(block)) {
      const members = nameTaxes(retold(block, total, known), total, known);
      if (members.some(({ role, money }) => role === 'unknown' && money.amountMinor > 0)) continue;
      const totals = sumTotals(members, total, currency, known);
      if (totals.addsUp === true) return totals;
    }
  }
  return null;
}

/** Amounts that share a wrapper, from the smallest block to the largest. */
function blocksOf(rows: readonly RoleRow[]): RoleRow[][] {
  const blocks = new Map<string, RoleRow[]>();
  for (const { row } of rows) {
    for (const wrapper of row.ancestors) {
      const block = rows.filter((other) => other.row.frame === row.frame && other.row.ancestors.includes(wrapper));
      const places = block.map((other) => other.row.order).join(' ');
      if (block.length > 1 && block.length <= MOST_ROWS) blocks.set(`${row.frame} ${places}`, block);
    }
  }
  return [...blocks.values()].toSorted((a, b) => a.length - b.length);
}

function totalsOf(block: readonly RoleRow[]): RoleRow[] {
  const called = block.filter(({ role }) => role === 'total');
  if (called.length > 0) return called;
  const highest = Math.max(...block.map(({ money }) => money.amountMinor));
  return block
    .filter(({ role, money }) => money.amountMinor === highest && MISNAMED.has(role))
    .map((row) => ({ ...row, role: 'total' }));
}

/** What a total may be taken for by its words. */
const MISNAMED: ReadonlySet<RoleRow['role']> = new Set(['unknown', 'subtotal', 'tax']);

/** The rows of a block as what their amounts say that they are. */
function retold(block: readonly RoleRow[], total: RoleRow, known: KnownPrices): RoleRow[] {
  const lacks = (role: RoleRow['role']) => !block.some((row) => row.role === role);
  const isGoods = ({ money }: RoleRow) => [known.goodsMinor, known.linesMinor].includes(money.amountMinor);
  const isSending = ({ row, money }: RoleRow) =>
    money.amountMinor === known.priceMinor && !says('extraOffer', row.label);
  const parts = block.filter(
    ({ role, money }) => money.amountMinor !== total.money.amountMinor || !TOLD_AGAIN.has(role),
  );
  const renamed = parts.map((row): RoleRow => {
    if (row.role === 'total') return { ...row, role: 'subtotal' };
    if (row.role !== 'unknown') return row;
    if (isGoods(row) && lacks('subtotal')) return { ...row, role: 'subtotal' };
    return isSending(row) && lacks('shipping') ? { ...row, role: 'shipping' } : row;
  });
  return [...renamed, total];
}

const TOLD_AGAIN: ReadonlySet<RoleRow['role']> = new Set(['unknown', 'total', 'tax']);
