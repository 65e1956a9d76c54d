import type { Money, Totals } from '../seen/types.ts';
import type { RoleRow } from './read-totals.ts';

function distinct(rows: RoleRow[]): RoleRow[] {
  const seen = new Set<string>();
  return rows.filter(({ row, money }) => {
    const key = `${row.label.toLowerCase()}|${money.amountMinor}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

function plus(rows: RoleRow[], positive = false): Money | null {
  const first = rows[0];
  if (!first) return null;
  const minor = rows.reduce((sum, r) => sum + (positive ? Math.abs(r.money.amountMinor) : r.money.amountMinor), 0);
  const decimals = first.money.amount.split('.')[1]?.length ?? 0;
  if (rows.length === 1)
    return positive ? { ...first.money, amount: first.money.amount.replace('-', ''), amountMinor: minor } : first.money;
  const scale =
    first.money.amountMinor !== 0 && Number(first.money.amount) !== 0
      ? Math.round(first.money.amountMinor / Number(first.money.amount))
      : 100;
  return { amount: (minor / scale).toFixed(decimals), amountMinor: minor, currency: first.money.currency };
}

/** Puts the rows of one summary together. Shops differ in whether tax is inside the prices and discounts inside the subtotal: the sums tell. */
export function sumTotals(group: RoleRow[], total: RoleRow | null, currency: string): Totals {
  const rows = distinct(group);
  const of = (role: RoleRow['role']): RoleRow[] => rows.filter((r) => r.role === role);
  const subtotals = of('subtotal');
  const shippings = of('shipping');
  const taxRows = of('tax');
  // A nameless row that is taken off is some coupon; one that is added is a charge of the shop's own naming.
  const nameless = of('unknown');
  const discount = plus([...of('discount'), ...nameless.filter((r) => r.money.amountMinor < 0)], true);
  const giftCard = plus(of('giftCard'), true);
  const charges = [...of('fee'), ...nameless.filter((r) => r.money.amountMinor > 0)];
  const fees = charges.map((r) => ({ label: r.row.label, money: r.money }));
  const feeSum = fees.reduce((sum, f) => sum + f.money.amountMinor, 0);
  const target = total?.money.amountMinor ?? null;
  const minus = (discount?.amountMinor ?? 0) + (giftCard?.amountMinor ?? 0);

  let subtotal = subtotals[0]?.money ?? null;
  let shipping = shippings[0]?.money ?? null;
  let tax = plus(taxRows);
  let included = taxRows.some((r) => r.taxIncluded) || total?.taxIncluded === true;
  let addsUp: boolean | null = null;
  if (target !== null && subtotals.length > 0) {
    addsUp = false;
    const shippingChoices: (Money | null)[] =
      shippings.length > 1 ? [plus(shippings), ...shippings.map((r) => r.money)] : [shipping];
    const taxChoices: (Money | null)[] = taxRows.length > 1 ? [tax, ...taxRows.map((r) => r.money)] : [tax];
    for (const sub of subtotals) {
      for (const ship of shippingChoices) {
        for (const levy of taxChoices) {
          for (const outside of included ? [false, true] : [true, false]) {
            for (const less of [minus, giftCard?.amountMinor ?? 0]) {
              const sum =
                sub.money.amountMinor +
                (ship?.amountMinor ?? 0) +
                feeSum +
                (outside ? (levy?.amountMinor ?? 0) : 0) -
                less;
              if (addsUp || Math.abs(sum - target) > 1) continue;
              addsUp = true;
              subtotal = sub.money;
              shipping = ship;
              tax = levy;
              included = levy !== null && levy.amountMinor !== 0 ? !outside : included;
            }
          }
        }
      }
    }
  }
  return {
    currency: total?.money.currency || subtotal?.currency || currency,
    subtotal,
    shipping,
    tax,
    taxIncluded: included,
    discount,
    fees,
    giftCard,
    total: total?.money ?? null,
    addsUp,
    rows: rows.map((r) => ({ label: r.row.label, role: r.role, money: r.money })),
  };
}
