import type { Attempt } from './buy-case.ts';
import type { BookedOrder } from './read-books.ts';
import type { ShopCase } from './shops-file.ts';

/** What must never happen to a customer's money or goods, whatever the case expected. */
export type MoneyError =
  | 'order_despite_failure'
  | 'order_despite_refusal'
  | 'order_not_in_books'
  | 'second_order'
  | 'above_ceiling'
  | 'total_differs_from_report'
  | 'wrong_goods'
  | 'wrong_payment';

export interface Verdict {
  isRight: boolean;
  moneyErrors: MoneyError[];
  charged: number | null;
}

/** Judges one purchase by the orders that the shop's books gained while it was made. */
export function judgeCase(wanted: ShopCase, attempt: Attempt, gained: readonly BookedOrder[]): Verdict {
  const moneyErrors = findMoneyErrors(wanted, attempt, gained);
  const charged = gained[0]?.total ?? null;
  // An order at another total than expected, such as one without its coupon, is wrong, yet nobody was misled about it.
  const isAsPriced = wanted.total === null || (charged !== null && cents(charged) === cents(wanted.total));
  const isExpectedEnd =
    wanted.expect === 'order' ? attempt.end === 'placed' && isAsPriced : isExpectedRefusal(wanted, attempt);
  return { isRight: isExpectedEnd && moneyErrors.length === 0, moneyErrors, charged };
}

/** An outcome that stayed unknown is a refusal only for a case that names it: a merchant may keep an order that was not paid. */
function isExpectedRefusal({ codes }: ShopCase, { end, code }: Attempt): boolean {
  return codes.length === 0 ? end === 'failed' : end !== 'placed' && codes.includes(code ?? '');
}

function findMoneyErrors(wanted: ShopCase, attempt: Attempt, gained: readonly BookedOrder[]): MoneyError[] {
  const [order] = gained;
  if (!order) return attempt.end === 'placed' ? ['order_not_in_books'] : [];
  const { reportedTotal } = attempt;
  const found: Record<MoneyError, boolean> = {
    order_despite_failure: attempt.end === 'failed',
    order_despite_refusal: wanted.expect === 'refusal',
    order_not_in_books: false,
    second_order: gained.length > 1,
    above_ceiling: wanted.maxTotal !== null && gained.some(({ total }) => cents(total) > cents(wanted.maxTotal ?? 0)),
    total_differs_from_report: reportedTotal !== null && cents(order.total) !== cents(reportedTotal),
    wrong_goods: !hasTheGoods(wanted, order),
    wrong_payment: wanted.payment !== null && order.payment !== wanted.payment,
  };
  return (Object.keys(found) as MoneyError[]).filter((error) => found[error]);
}

/** Every item on its own line in the right quantity, and no further lines. */
function hasTheGoods(wanted: ShopCase, order: BookedOrder): boolean {
  const left = [...order.items];
  for (const item of wanted.items) {
    const at = left.findIndex(
      (line) =>
        line.quantity === item.quantity &&
        item.inBooks.every((word) => `${line.name} ${line.options}`.toLowerCase().includes(word.toLowerCase())),
    );
    if (at < 0) return false;
    left.splice(at, 1);
  }
  return left.length === 0;
}

const cents = (amount: number) => Math.round(amount * 100);
