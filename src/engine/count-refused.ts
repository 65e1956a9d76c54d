import { Counter } from 'prom-client';
import type { Metrics } from '../platform/metrics.ts';

/** Counts writes that came too late, after their worker had been replaced. */
export function createRefusedCounter(metrics: Metrics | undefined): { count(): void; total(): number } {
  const counter =
    metrics &&
    new Counter({
      name: 'cartwright_stale_writes_refused_total',
      help: 'Writes refused because their worker had been replaced',
      registers: [metrics],
    });
  let total = 0;
  return {
    count() {
      total += 1;
      counter?.inc();
    },
    total: () => total,
  };
}
