import type { Log } from '../../platform/log.ts';
import type { SafeFetcher } from '../../platform/safe-fetch.ts';
import { attemptDelivery } from './attempt-delivery.ts';
import type { DueDelivery, FinishedAttempt } from './delivery-store.ts';
import type { DeliveryTargets } from './delivery-targets.ts';
import type { EndpointWork } from './endpoint-work.ts';
import type { WebhookMetrics } from './metrics.ts';
import { waitAfter } from './retry-schedule.ts';
import type { SenderSettings } from './settings.ts';

export interface SendDependencies {
  fetcher: SafeFetcher;
  targets: Pick<DeliveryTargets, 'get'>;
  metrics: WebhookMetrics;
  log: Log;
  settings: Pick<SenderSettings, 'timeoutMs' | 'retryWaitsMs'>;
}

/** One attempt. Null when it could not be made at all; the delivery is then read again later. */
export async function sendDelivery(
  { fetcher, targets, metrics, log, settings }: SendDependencies,
  delivery: DueDelivery,
  work: EndpointWork,
): Promise<FinishedAttempt | null> {
  const { endpointId, endpointVersion, position, tries } = delivery;
  const target = await targets.get(endpointId, endpointVersion).catch((error) => {
    log.warn({ err: error, endpointId }, 'webhook endpoint could not be opened');
    return null;
  });
  if (target === null) {
    work.putAside(position);
    return null;
  }
  const message = { id: delivery.eventId, body: delivery.body };
  const outcome = await attemptDelivery({ fetcher, timeoutMs: settings.timeoutMs }, target, message);
  if (outcome.acknowledged) work.pace.succeeded();
  else work.pace.failed();
  metrics.attempted(outcome.acknowledged ? 'delivered' : 'failed', outcome.durationMs / 1_000);
  const waitMs = outcome.acknowledged ? null : waitAfter(tries + 1, settings.retryWaitsMs);
  const state = outcome.acknowledged ? 'delivered' : waitMs === null ? 'failed' : 'pending';
  return { endpointId, position, tries, state, waitMs, ...outcome };
}
