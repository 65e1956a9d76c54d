import { Counter, Gauge, Histogram } from 'prom-client';
import type { Database } from '../../platform/database.ts';
import type { Metrics } from '../../platform/metrics.ts';
import type { PhaseNews } from '../lifecycle/purchase-news.ts';
import { isTerminal } from '../lifecycle/task-lifecycle.ts';
import { countOpenTasks } from '../stores/open-task-store.ts';
import { subscribeToPurchases } from './subscribe-to-purchases.ts';

const secondBuckets = [0.5, 1, 2, 5, 10, 20, 30, 60, 120, 300, 600, 1200];

/**
 * Counts and times purchases for Prometheus. Figures cover this process, except for open tasks, which cover the whole
 * installation.
 */
export function measurePurchases({ metrics, database }: { metrics: Metrics; database: Database }): () => void {
  const registers = [metrics];
  const ended = new Counter({
    name: 'cartwright_purchases_total',
    help: 'Tasks that ended, by outcome and failure code',
    labelNames: ['outcome', 'code', 'mode'],
    registers,
  });
  const duration = new Histogram({
    name: 'cartwright_purchase_seconds',
    help: 'Time from the acceptance of a task to its end',
    labelNames: ['outcome'],
    buckets: secondBuckets,
    registers,
  });
  const phase = new Histogram({
    name: 'cartwright_purchase_phase_seconds',
    help: 'Time in a phase: queue until a worker takes it, prepare up to the review, gates for confirmations and other merchants, place, and the whole attempt',
    labelNames: ['phase'],
    buckets: secondBuckets,
    registers,
  });
  const failed = new Counter({
    name: 'cartwright_attempts_failed_total',
    help: 'Attempts that failed, by code and whether another follows',
    labelNames: ['code', 'retried'],
    registers,
  });
  const differing = new Counter({
    name: 'cartwright_charged_differences_total',
    help: 'Orders for which the merchant charged a different amount than agreed',
    labelNames: ['mode'],
    registers,
  });
  new Gauge({
    name: 'cartwright_tasks_open',
    help: 'Tasks that have not ended, by status; QUEUED is the depth of the queue',
    labelNames: ['status'],
    registers,
    async collect() {
      this.reset();
      for (const { status, count } of await countOpenTasks(database).catch(() => [])) this.set({ status }, count);
    },
  });

  const begun = new WeakMap<PhaseNews, number>();
  return subscribeToPurchases({
    transition({ from, to, code, mode, ageMs, executionNumber }) {
      if (from === 'QUEUED' && to === 'STARTED' && executionNumber === 1)
        phase.observe({ phase: 'queue' }, ageMs / 1_000);
      if (!isTerminal(to)) return;
      ended.inc({ outcome: to, code: code ?? '', mode });
      duration.observe({ outcome: to }, ageMs / 1_000);
    },
    failure: ({ code, retryInSeconds }) => failed.inc({ code, retried: String(retryInSeconds !== null) }),
    chargeDiffers: ({ mode }) => differing.inc({ mode }),
    phaseBegan: (news) => void begun.set(news, performance.now()),
    phaseEnded: (news) =>
      phase.observe({ phase: news.phase }, (performance.now() - (begun.get(news) ?? performance.now())) / 1_000),
  });
}
