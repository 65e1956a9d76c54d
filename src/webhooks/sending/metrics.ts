import { Counter, Gauge, Histogram } from 'prom-client';
import type { Sql } from '../../platform/database.ts';
import type { Metrics } from '../../platform/metrics.ts';
import { readDeliveryLag } from './lag-store.ts';

/** The senders' metrics. */
export interface WebhookMetrics {
  attempted(outcome: 'delivered' | 'failed', seconds: number): void;
  endpointDisabled(): void;
}

export const noMetrics: WebhookMetrics = { attempted() {}, endpointDisabled() {} };

export function createWebhookMetrics(registry: Metrics, database: Sql): WebhookMetrics {
  const attempts = new Histogram({
    name: 'cartwright_webhook_attempt_seconds',
    help: 'Response time of webhook deliveries, by outcome',
    labelNames: ['outcome'],
    buckets: [0.01, 0.05, 0.1, 0.5, 1, 2, 5, 10],
    registers: [registry],
  });
  const disabled = new Counter({
    name: 'cartwright_webhook_endpoints_disabled_total',
    help: 'Webhook endpoints disabled because they answered 410 or failed for days',
    registers: [registry],
  });
  new Gauge({
    name: 'cartwright_webhook_lag_seconds',
    help: 'How long the oldest overdue delivery has been overdue, over the whole installation',
    registers: [registry],
    async collect() {
      this.set(await readDeliveryLag(database).catch(() => 0));
    },
  });
  return {
    attempted: (outcome, seconds) => attempts.observe({ outcome }, seconds),
    endpointDisabled: () => disabled.inc(),
  };
}
