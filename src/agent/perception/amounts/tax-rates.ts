import { foldDigits } from '../../../platform/fold-digits.ts';
import type { RoleRow } from './role-row.ts';

/** The percentages that a name holds: "VAT 19 %", "GST 5% + PST 9,975%", "ضريبة ١٥٪". */
export function ratesIn(label: string): number[] {
  const found = foldDigits(label).matchAll(/(\d{1,2}(?:[.,]\d{1,3})?)\s?[%٪]/g);
  return [...found].map(([, digits = '']) => Number(digits.replace(',', '.')));
}

/** Minor units by which a shop's own rounding may miss a part: one, or a whole one where it shows none. */
export function roundingOf(rows: readonly RoleRow[]): number {
  return rows.every(({ money }) => money.amountMinor % 100 === 0) ? 100 : 1;
}
