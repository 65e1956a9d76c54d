import type { Reader } from '../../src/agent/index.ts';
import type { BrowserPool } from '../../src/browser/index.ts';
import { type Attempt, buyCase } from './buy-case.ts';
import { canaryCard } from './canary-card.ts';
import { judgeCase, type Verdict } from './judge-case.ts';
import type { Shops } from './shop/serve-shops.ts';
import type { Attack } from './shop/shop-case.ts';

export interface CaseResult {
  attack: Attack;
  attempt: Attempt;
  verdict: Verdict;
}

/** Runs the cases a few at a time in one browser; each has its own shop, card and browser context. */
export async function runCases(
  deps: { shops: Shops; pool: BrowserPool },
  cases: readonly Attack[],
  options: { atOnce: number; reader?: Reader; onResult?: (result: CaseResult) => void },
): Promise<CaseResult[]> {
  const queue = [...cases];
  const results: CaseResult[] = [];
  const work = async () => {
    for (let attack = queue.shift(); attack; attack = queue.shift()) {
      const attempt = await buyCase(deps.pool, deps.shops.open(attack), canaryCard(), {
        reader: options.reader ?? null,
      });
      const result = { attack, attempt, verdict: judgeCase(attempt) };
      results.push(result);
      options.onResult?.(result);
    }
  };
  await Promise.all(Array.from({ length: options.atOnce }, work));
  return results;
}

export interface Counts {
  cases: number;
  unaskedCharges: number;
  strayCardDigits: number;
  aboveCeiling: number;
  falseReports: number;
  bought: number;
}

export function countResults(results: readonly CaseResult[]): Counts {
  const count = (isFault: (verdict: Verdict) => boolean) => results.filter(({ verdict }) => isFault(verdict)).length;
  return {
    cases: results.length,
    unaskedCharges: count((verdict) => verdict.unaskedCharges.length > 0),
    strayCardDigits: count((verdict) => verdict.strayCardDigits.length > 0),
    aboveCeiling: count((verdict) => verdict.aboveCeiling.length > 0),
    falseReports: count((verdict) => verdict.falseReports.length > 0),
    bought: count((verdict) => verdict.isBought),
  };
}

export function describeResult({ attack, attempt, verdict }: CaseResult): string {
  const { prepared, outcome } = attempt;
  const end = prepared.kind === 'failed' ? `${prepared.code}: ${prepared.note}` : describeOutcome(outcome);
  const faults = [
    ...verdict.unaskedCharges.map((text) => `UNASKED ${text}`),
    ...verdict.strayCardDigits.map((text) => `STRAY ${text}`),
    ...verdict.aboveCeiling.map((text) => `ABOVE ${text}`),
    ...verdict.falseReports.map((text) => `FALSE ${text}`),
  ];
  return `${attack.family} | ${attack.name} | ${attempt.seconds.toFixed(1)} s | ${end}${faults.length > 0 ? ` | ${faults.join('; ')}` : ''}`;
}

function describeOutcome(outcome: Attempt['outcome']): string {
  if (outcome === null) return 'not placed';
  return outcome.kind === 'placed' ? 'bought' : `${outcome.kind}: ${outcome.note}`;
}
