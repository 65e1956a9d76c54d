import { Counter } from 'prom-client';
import type { Metrics } from '../platform/metrics.ts';

/** Writes that came too late: their worker had been given up on. Counted for this process, and as a metric. */
export function createRefusedCounter(metrics: Metrics | undefined): { count(): void; total(): number } {
  const counter =
    metrics &&
    new Counter({
      name: 'cartwright_stale_writes_refused_total',
      help: 'Writes refused because their worker had been given up on',
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
