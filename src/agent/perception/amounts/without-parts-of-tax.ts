import { isAligned, type RoleRow } from './role-row.ts';

/**
 * "Tax 178.65", below it "US-OR-*-Rate 80.52" and "US-OR-*-Rate 98.13": several nameless rows that follow a tax in its list
 * and give just that amount tell what it is made of. A single one might be a charge that costs as much.
 */
export function withoutPartsOfTax(rows: RoleRow[]): RoleRow[] {
  const parts = rows.flatMap((tax, at) => (tax.role === 'tax' ? partsOf(tax, rows.slice(at + 1)) : []));
  return parts.length === 0 ? rows : rows.filter((row) => !parts.includes(row));
}

function partsOf(tax: RoleRow, following: readonly RoleRow[]): RoleRow[] {
  const end = following.findIndex((row) => row.role !== 'unknown' || !isAligned(row, tax));
  const parts = following.slice(0, end < 0 ? following.length : end);
  const sum = parts.reduce((all, { money }) => all + money.amountMinor, 0);
  return parts.length > 1 && parts.every(({ money }) => money.amountMinor > 0) && sum === tax.money.amountMinor
    ? parts
    : [];
}
