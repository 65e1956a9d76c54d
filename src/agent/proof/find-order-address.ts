import type { SentWrite } from '../quiet/write-log.ts';

const ORDERS = /(?:place|submit)[-_/]?order|order[-_/]?(?:place|submit)/i;

/**
 * Why what was sent may have been the order: shops' programmers name addresses for themselves, and the one that orders
 * often says so. Null when none does.
 */
export function findOrderAddress(writes: readonly SentWrite[]): string | null {
  const path = writes.map(({ url }) => new URL(url).pathname).find((each) => ORDERS.test(each));
  return path === undefined ? null : `the press was sent to ${path.slice(0, 80)}`;
}
