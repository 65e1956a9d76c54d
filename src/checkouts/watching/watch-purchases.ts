import type { Database } from '../../platform/database.ts';
import type { Log } from '../../platform/log.ts';
import type { Metrics } from '../../platform/metrics.ts';
import type { Tracing } from '../../platform/tracing.ts';
import { logPurchases } from './log-purchases.ts';
import { measurePurchases } from './measure-purchases.ts';
import { tracePurchases } from './trace-purchases.ts';

/** Log, metrics and, if enabled, traces of every purchase that this process works on. */
export function watchPurchases(deps: { log: Log; metrics: Metrics; database: Database; tracing: Tracing | null }): {
  stop(): void;
} {
  const stops = [
    logPurchases(deps.log),
    measurePurchases(deps),
    ...(deps.tracing ? [tracePurchases(deps.tracing)] : []),
  ];
  return {
    stop() {
      for (const stop of stops) stop();
    },
  };
}
