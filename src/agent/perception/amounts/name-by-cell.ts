import { roleOfLabel } from '../../../words/role-of-label.ts';
import { says } from '../../../words/says.ts';
import { HIGHEST_RATE } from '../seen/highest-rate.ts';
import type { PageSnapshot, TextBlock } from '../seen/types.ts';
import type { RoleRow } from './role-row.ts';

/** Cents by which a shop's own rounding may miss the tax. */
const ROUNDING = 1;
/** Words that may stand between the name of a row and its second amount. */
const REACH = 4;

/** A row whose cell tells its amount without the tax and with it. */
interface TaxedPair {
  head: TextBlock;
  net: RoleRow;
  gross: RoleRow;
}

/**
 * `Shipping | without tax 9.92, with tax 12.00`: what stands beside the two amounts of one cell says of the tax alone, and
 * speaks of a tax. They are called by the cell beside theirs, and count once, with the tax. Only where the total is told
 * like that too, and its tax is a row of its own or leaves the same share of another row: so no charge can hide behind this.
 */
export function nameByCell({ texts }: PageSnapshot, rows: readonly RoleRow[]): RoleRow[] {
  const pairs = rows.flatMap((net, at) => pairOf(texts, rows, net, rows[at + 1]) ?? []);
  const total = pairs.findLast(({ head }) => roleOfLabel(head.text) === 'total');
  if (!total) return [...rows];
  const [net, gross] = [total.net.money.amountMinor, total.gross.money.amountMinor];
  const isAlike = (pair: TaxedPair) =>
    Math.abs((pair.gross.money.amountMinor * net) / gross - pair.net.money.amountMinor) <= ROUNDING;
  const all = pairs.filter(isAlike);
  const alike = all.filter((pair) => isNamedByTax(pair.net, pair.gross) || all.some((other) => isTwin(pair, other)));
  const hasTax = rows.some(
    ({ role, money }) => role === 'tax' && Math.abs(gross - net - money.amountMinor) <= ROUNDING,
  );
  if (!hasTax && alike.length < 2) return [...rows];
  return rows.flatMap((row) => {
    const pair = alike.find((each) => each.net === row || each.gross === row);
    if (!pair) return [row];
    if (row === pair.net) return [];
    const { text } = pair.head;
    const role = roleOfLabel(text);
    return [{ ...row, role, taxIncluded: false, ...(role !== 'unknown' && { row: { ...row.row, label: text } }) }];
  });
}

function pairOf(
  texts: readonly TextBlock[],
  rows: readonly RoleRow[],
  net: RoleRow,
  gross: RoleRow | undefined,
): TaxedPair | null {
  if (!gross || gross.row.frame !== net.row.frame) return null;
  const rest = gross.money.amountMinor - net.money.amountMinor;
  if (rest <= 0 || net.money.amountMinor <= 0 || rest > net.money.amountMinor * HIGHEST_RATE + ROUNDING) return null;
  if (!isNamedByTax(net, gross) && !isNamedAsSums(net, gross)) return null;
  const before = texts.filter(({ frame, order }) => frame === net.row.frame && order < net.row.order).slice(-REACH);
  const head = before.findLast((text) => isHeadOf(text, net, gross));
  const [, line = -1] = head?.ancestors ?? [];
  const isAlone = rows.every((each) => each === net || each === gross || !each.row.ancestors.includes(line));
  return head && isAlone ? { head, net, gross } : null;
}

/** Their words name no part of an order, or nothing but a tax. */
function isNamedByTax(...rows: readonly RoleRow[]): boolean {
  return rows.every(({ row: { label }, role }) => (role === 'tax' || role === 'unknown') && !says('extraOffer', label));
}

/** "Net" and "gross" alone may be the names of an order's sums: where another cell says the same two words, they are not. */
function isNamedAsSums(net: RoleRow, gross: RoleRow): boolean {
  return net.role === 'subtotal' && gross.role === 'total';
}

function isTwin(pair: TaxedPair, other: TaxedPair): boolean {
  const namesOf = ({ net, gross }: TaxedPair) => `${net.row.label}\n${gross.row.label}`;
  return other !== pair && other.head.text !== pair.head.text && namesOf(other) === namesOf(pair);
}

/** What fills the cell before that of the two amounts, on one line with them. */
function isHeadOf({ ancestors, box, text, covered, struck }: TextBlock, net: RoleRow, gross: RoleRow): boolean {
  const [cell = -1, line = -1] = ancestors;
  const isBeside = ({ row }: RoleRow) =>
    row.ancestors.includes(line) && !row.ancestors.includes(cell) && text !== row.label;
  const isOnLine = box.y < net.row.box.y + net.row.box.height && net.row.box.y < box.y + box.height;
  return !covered && !struck && [net, gross].every(isBeside) && isOnLine && roleOfLabel(text) !== 'tax';
}
