import type { Attempt } from './buy-case.ts';
import type { Verdict } from './judge-case.ts';
import type { BookedOrder } from './read-books.ts';

export interface CaseResult {
  shop: string;
  case: string;
  expect: 'order' | 'refusal';
  verdict: Verdict;
  attempt: Attempt;
  gained: BookedOrder[];
}

export interface Counts {
  bought: string;
  refusedRight: string;
  moneyErrors: number;
  /** Over all cases; a refusal is often much quicker than an order. */
  medianSeconds: number;
  /** Over the orders that were bought. */
  orderSeconds: { p50: number; p95: number };
}

export function countResults(results: readonly CaseResult[]): Counts {
  const share = (expect: CaseResult['expect']) => {
    const cases = results.filter((result) => result.expect === expect);
    return `${cases.filter(({ verdict }) => verdict.isRight).length}/${cases.length}`;
  };
  const bought = results.filter(({ expect, verdict }) => expect === 'order' && verdict.isRight);
  return {
    bought: share('order'),
    refusedRight: share('refusal'),
    moneyErrors: results.reduce((sum, { verdict }) => sum + verdict.moneyErrors.length, 0),
    medianSeconds: quantile(results, 0.5),
    orderSeconds: { p50: quantile(bought, 0.5), p95: quantile(bought, 0.95) },
  };
}

/** One line per case, as it ends. */
export function describeCase({ shop, case: name, expect, verdict, attempt }: CaseResult): string {
  const facts = [
    `${attempt.seconds.toFixed(1)} s`,
    attempt.code ?? attempt.end,
    ...(verdict.charged === null ? [] : [`charged ${verdict.charged.toFixed(2)}`]),
    ...(attempt.reportedTotal === null ? [] : [`reported ${attempt.reportedTotal.toFixed(2)}`]),
    ...verdict.moneyErrors.map((error) => `MONEY: ${error}`),
    ...(verdict.isRight || !attempt.note ? [] : [attempt.note]),
  ];
  return `${verdict.isRight ? 'right' : 'WRONG'}  ${shop}: ${name} (${expect}): ${facts.join(', ')}`;
}

/** The table at the end: one row per shop, and a total. */
export function describeShops(results: readonly CaseResult[]): string {
  const rows = [...Map.groupBy(results, ({ shop }) => shop)].map(([shop, own]) => rowOf(shop, countResults(own)));
  return [
    '| shop | orders bought | refusals right | money errors | s an order, p50 | p95 |',
    '| --- | --- | --- | --- | --- | --- |',
    ...rows,
    rowOf('all', countResults(results)),
  ].join('\n');
}

function rowOf(shop: string, counts: Counts): string {
  return `| ${shop} | ${counts.bought} | ${counts.refusedRight} | ${counts.moneyErrors} | ${counts.orderSeconds.p50} | ${counts.orderSeconds.p95} |`;
}

function quantile(results: readonly CaseResult[], at: number): number {
  const seconds = results.map(({ attempt }) => attempt.seconds).toSorted((a, b) => a - b);
  const found = seconds[Math.min(seconds.length - 1, Math.floor(seconds.length * at))] ?? 0;
  return Number(found.toFixed(1));
}
