import type { UsageReport } from '@cartwright/sdk';

export type Period = UsageReport['periods'][number];

const lengths = { hour: 3_600_000, day: 86_400_000 };
const empty = { created: 0, completed: 0, failed: 0, cancelled: 0, credits: 0, medianSeconds: null, p90Seconds: null };

/** Every hour or day of the range, even those without orders. */
export function fillPeriods({ from, to, interval, periods }: UsageReport): Period[] {
  const length = lengths[interval];
  const known = new Map(periods.map((period) => [Date.parse(period.start), period]));
  const first = Math.floor(Date.parse(from) / length) * length;
  const count = Math.max(0, Math.ceil((Date.parse(to) - first) / length));
  return Array.from({ length: count }, (_, index) => {
    const start = first + index * length;
    return known.get(start) ?? { start: new Date(start).toISOString(), ...empty };
  });
}
