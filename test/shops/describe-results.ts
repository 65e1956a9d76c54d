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
  medianSeconds: number;
}

export function countResults(results: readonly CaseResult[]): Counts {
  const share = (expect: CaseResult['expect']) => {
    const cases = results.filter((result) => result.expect === expect);
    return `${cases.filter(({ verdict }) => verdict.isRight).length}/${cases.length}`;
  };
  return {
    bought: share('order'),
    refusedRight: share('refusal'),
    moneyErrors: results.reduce((sum, { verdict }) => sum + verdict.moneyErrors.length, 0),
    medianSeconds: Number(median(results.map(({ attempt }) => attempt.seconds)).toFixed(1)),
  };
}

/** One line a case, as it ends. */
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

/** The table at the end: one row a shop, and all of them. */
export function describeShops(results: readonly CaseResult[]): string {
  const rows = [...Map.groupBy(results, ({ shop }) => shop)].map(([shop, own]) => rowOf(shop, countResults(own)));
  return [
    '| shop | orders bought | refusals right | money errors | median s |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
    rowOf('all', countResults(results)),
  ].join('\n');
}

function rowOf(shop: string, counts: Counts): string {
  return `| ${shop} | ${counts.bought} | ${counts.refusedRight} | ${counts.moneyErrors} | ${counts.medianSeconds} |`;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
