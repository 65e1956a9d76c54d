/** Work that someone is waiting for, such as a confirmed order, goes before new work. */
export const URGENT_PRIORITY = 2_000_000_000;
/** Work that continues after it was begun or admitted. */
export const RESUMED_PRIORITY = 1_500_000_000;

const LATEST_START = 1_000_000_000;
const EPOCH_SECONDS = Date.UTC(2025, 0, 1) / 1000;

/**
 * Fair between parties without asking the database: each party's jobs are dated one pace apart, and jobs run in the
 * order of their dates. A party with ten thousand jobs is dated far into the future and lets newcomers pass; nobody
 * starves, because a date once given comes before every job that arrives after it. Each process dates on its own.
 */
export function createFairOrder(pacesPerSecond: number, now: () => number = Date.now): (party: string) => number {
  const lastDates = new Map<string, number>();
  return (party) => {
    const present = now() / 1000;
    const date = Math.max(present, (lastDates.get(party) ?? 0) + 1 / pacesPerSecond);
    if (lastDates.size > 10_000) forgetPast(lastDates, present);
    lastDates.set(party, date);
    return LATEST_START - Math.floor(date - EPOCH_SECONDS);
  };
}

function forgetPast(dates: Map<string, number>, present: number): void {
  for (const [party, date] of dates) if (date < present) dates.delete(party);
}
