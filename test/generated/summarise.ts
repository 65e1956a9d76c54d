export interface CaseResult {
  seed: number;
  market: string;
  case: string;
  isHonest: boolean;
  isRight: boolean;
  moneyErrors: string[];
  note: string;
  seconds: number;
  /** The kinds of the questions that a second reader was asked. */
  asked: string[];
  habits: string[];
}

export interface HabitShare {
  habit: string;
  /** How much likelier a case fails here than elsewhere. */
  lift: number;
  failed: number;
  cases: number;
}

export interface Summary {
  shops: number;
  honestCases: number;
  /** Share of honest cases bought correctly. */
  bought: number;
  refusalCases: number;
  refusedRight: number;
  moneyErrors: number;
  p50Seconds: number;
  p95Seconds: number;
  /** Habits that failures have more often than other shops, most telling first. */
  habits: HabitShare[];
  failures: { seed: number; case: string; note: string }[];
  moneyErrorCases: { seed: number; case: string; errors: string[] }[];
}

export function summarise(results: readonly CaseResult[]): Summary {
  const honest = results.filter(({ isHonest }) => isHonest);
  const refusals = results.filter(({ isHonest }) => !isHonest);
  const seconds = honest.filter(({ isRight }) => isRight).map((result) => result.seconds);
  return {
    shops: new Set(results.map(({ seed }) => seed)).size,
    honestCases: honest.length,
    bought: shareRight(honest),
    refusalCases: refusals.length,
    refusedRight: shareRight(refusals),
    moneyErrors: results.filter(({ moneyErrors }) => moneyErrors.length > 0).length,
    p50Seconds: quantile(seconds, 0.5),
    p95Seconds: quantile(seconds, 0.95),
    habits: overRepresented(honest),
    failures: results.filter(({ isRight }) => !isRight).map(({ seed, case: id, note }) => ({ seed, case: id, note })),
    moneyErrorCases: results
      .filter(({ moneyErrors }) => moneyErrors.length > 0)
      .map(({ seed, case: id, moneyErrors }) => ({ seed, case: id, errors: moneyErrors })),
  };
}

function shareRight(results: readonly CaseResult[]): number {
  if (results.length === 0) return 0;
  return Number((results.filter(({ isRight }) => isRight).length / results.length).toFixed(3));
}

function quantile(values: readonly number[], at: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return Number((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * at))] ?? 0).toFixed(2));
}

/** By the chi-square of failing with the habit against failing without it; only habits that were met four times. */
function overRepresented(results: readonly CaseResult[]): HabitShare[] {
  const failed = results.filter(({ isRight }) => !isRight).length;
  const names = new Set(results.flatMap(({ habits }) => habits));
  const shares = [...names].map((habit) => {
    const own = results.filter(({ habits }) => habits.includes(habit));
    const ownFailed = own.filter(({ isRight }) => !isRight).length;
    const others = results.length - own.length;
    const rest = others === 0 ? 0 : (failed - ownFailed) / others;
    const rate = ownFailed / own.length;
    const spread = Math.sqrt(((failed / results.length) * (1 - failed / results.length)) / own.length) || 1;
    return {
      habit,
      lift: Number((rest === 0 ? rate * results.length : rate / rest).toFixed(2)),
      failed: ownFailed,
      cases: own.length,
      weight: (rate - rest) / spread,
    };
  });
  return shares
    .filter(({ cases, weight }) => cases >= 4 && weight > 1.5)
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, 20)
    .map(({ weight: _, ...share }) => share);
}
