import type { ChargedTotal } from '../../orders/index.ts';
import { toDecimal } from '../../platform/money.ts';
import { parsePrices } from '../../words/price-text.ts';
import { readTotals, type Totals } from '../perception/index.ts';
import type { View } from '../view/view.ts';

export interface AgreedTotal {
  minor: number;
  currency: string;
}

/**
 * What a confirmation says was charged, when it names a different total than the agreed one. Null when it names that one, or
 * none that can be trusted: sums that do not add up count only where the agreed amount stands nowhere on the page.
 */
export function readCharged(view: View, agreed: AgreedTotal): ChargedTotal | null {
  const totals = readTotals(view.snapshot);
  const { total } = totals;
  if (!total) return null;
  const currency = total.currency || totals.currency || agreed.currency;
  const isAgreed = (minor: number) => minor === agreed.minor && currency === agreed.currency;
  if (totals.rows.some((row) => row.role === 'total' && isAgreed(row.money.amountMinor))) return null;
  if (totals.addsUp === false && currency === agreed.currency && showsAmount(view, agreed.minor)) return null;
  return { currency, total: toDecimal(total.amountMinor, currency), parts: partsOf(totals, currency) };
}

/**
 * For a page whose address is that of an order: whether it names this order, by its number and the very total, and
 * complains of nothing. That needs no word of its language.
 */
export function showsOrder(view: View, number: string, agreed: AgreedTotal): boolean {
  const complains = view.snapshot.messages.some(({ kind }) => kind === 'error');
  const namesIt = view.snapshot.texts.some(({ text }) => text.split(/[^\p{L}\d-]+/u).includes(number));
  return !complains && namesIt && showsAmount(view, agreed.minor);
}

export function showsAmount(view: View, minor: number): boolean {
  return view.snapshot.texts.some(({ text }) => parsePrices(text).some((price) => price.amountMinor === minor));
}

function partsOf(totals: Totals, currency: string): ChargedTotal['parts'] {
  const { subtotal, shipping, tax, discount, giftCard, fees, addsUp } = totals;
  if (addsUp !== true || !subtotal) return null;
  const decimal = (minor: number) => toDecimal(minor, currency);
  const others = fees.reduce((sum, fee) => sum + fee.money.amountMinor, 0);
  return {
    subtotal: decimal(subtotal.amountMinor),
    shipping: decimal(shipping?.amountMinor ?? 0),
    tax: decimal((tax?.amountMinor ?? 0) + others),
    discount: decimal(Math.abs(discount?.amountMinor ?? 0) + Math.abs(giftCard?.amountMinor ?? 0)),
  };
}
