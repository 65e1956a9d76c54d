import type { AmountRow, Money, PageSnapshot, TotalRole, Totals } from '../types.ts';
import { compileKinds, matchKinds, normalise, wordsOf } from '../vocabulary/match-phrases.ts';
import { pageCurrency, readMoney } from './read-money.ts';
import { sumTotals } from './sum-totals.ts';

const phrases = compileKinds<TotalRole>('totals');
const taxIncluded = wordsOf('taxIncluded');
/** Of equally long readings the narrower one: `Total tax` is a tax, `Shipping discount` a discount. */
const narrow: TotalRole[] = ['discount', 'giftCard', 'tax', 'shipping', 'fee', 'subtotal', 'total'];

export interface RoleRow {
  row: AmountRow;
  role: TotalRole;
  money: Money;
  taxIncluded: boolean;
}

export function roleOfLabel(label: string): TotalRole {
  const text = normalise(label).slice(0, 80);
  const found = matchKinds(phrases, text).filter((m) => m.index <= 12);
  const longest = found[0]?.phrase.length ?? 0;
  if (longest === 0 || longest / text.length < 0.4) return 'unknown';
  const best = found.filter((m) => m.phrase.length >= longest - 1);
  const leads = best.some((m) => m.kind === 'total' && m.index === 0);
  if (leads && best.some((m) => m.kind === 'tax') && taxIncluded.test(text)) return 'total';
  return narrow.find((role) => best.some((m) => m.kind === role)) ?? 'unknown';
}

/** Whether a row is called like the delivery that was chosen, as many shops write it in their totals. */
function namesDelivery(label: string, delivery: string): boolean {
  const [row, chosen] = [normalise(label), normalise(delivery)];
  return row.length >= 3 && (` ${chosen} `.includes(` ${row} `) || (chosen.length >= 3 && row.includes(chosen)));
}

function readRows(snapshot: PageSnapshot, currency: string, delivery: string): RoleRow[] {
  const out: RoleRow[] = [];
  for (const row of snapshot.rows) {
    if (row.landmark === 'footer' || row.landmark === 'nav') continue;
    const named = roleOfLabel(row.label);
    const role = named === 'unknown' && delivery !== '' && namesDelivery(row.label, delivery) ? 'shipping' : named;
    if (role === 'unknown') continue;
    const money = readMoney(row.amountText, currency);
    if (money)
      out.push({
        row,
        role,
        money,
        taxIncluded: taxIncluded.test(normalise(row.label)) || taxIncluded.test(normalise(row.amountText)),
      });
  }
  return out;
}

/** Rows that lie in the same wrapper as a total, from the tightest wrapper outwards. */
function groupsAround(total: RoleRow, rows: RoleRow[]): RoleRow[][] {
  const groups: RoleRow[][] = [];
  let size = 0;
  for (const ancestor of total.row.ancestors.slice(0, 10)) {
    const inside = rows.filter((r) => r.row.frame === total.row.frame && r.row.ancestors.includes(ancestor));
    if (inside.length > size) {
      groups.push(inside);
      size = inside.length;
    }
  }
  return groups.slice(0, 4);
}

/**
 * Subtotal, shipping, tax, discount and total of the order as shown, and whether they give each other. `delivery` is
 * what the chosen delivery is called.
 */
export function readTotals(snapshot: PageSnapshot, delivery = ''): Totals {
  const currency = pageCurrency(snapshot);
  const rows = readRows(snapshot, currency, delivery);
  let best: Totals | null = null;
  let bestScore = -1;
  for (const total of rows.filter((r) => r.role === 'total')) {
    for (const [level, group] of groupsAround(total, rows).entries()) {
      const totals = sumTotals(group, total, currency);
      const parts = [totals.subtotal, totals.shipping, totals.tax, totals.discount].filter(Boolean).length;
      const score =
        parts +
        (totals.addsUp === true ? 4 : totals.addsUp === false ? -0.5 : 0) -
        level * 0.4 +
        (total.row.emphasis ? 0.3 : 0) +
        total.row.order / 1e6;
      if (score > bestScore) {
        best = totals;
        bestScore = score;
      }
    }
  }
  return best ?? sumTotals(rows, null, currency);
}
