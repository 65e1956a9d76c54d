import type { WebhookNotice } from '@cartwright/contract';
import type { Sql } from '../../platform/database.ts';
import type { Log } from '../../platform/log.ts';
import { disableEndpoint, noteFailures, noteRecoveries } from '../endpoints/endpoint-store.ts';
import { hastenDeliveries } from './delivery-store.ts';
import type { WebhookMetrics } from './metrics.ts';
import type { SenderSettings } from './settings.ts';

export interface EndpointVerdicts {
  /** Failed at least once in this round and did not succeed after it. */
  failing: readonly string[];
  /** Answered 410. */
  gone: readonly string[];
  /** Succeeded, and were known to be failing. */
  recovered: readonly string[];
}

const GONE_TEXT = 'The endpoint answered 410 Gone, so nothing more is sent to it. Enable it to start again.';
const FAILING_TEXT =
  'No delivery has succeeded for days, so nothing more is sent to the endpoint. Enable it to start again.';

/**
 * Records since when each endpoint has failed, disables those that failed too long, and resumes deliveries to one that
 * recovered.
 */
export async function judgeEndpoints(
  deps: { database: Sql; log: Log; metrics: WebhookMetrics; settings: SenderSettings },
  { failing, gone, recovered }: EndpointVerdicts,
): Promise<{ disabled: string[] }> {
  const { database, settings } = deps;
  const disabled: string[] = [];
  const disable = async (id: string, code: WebhookNotice['code'], message: string) => {
    if (!(await disableEndpoint(database, id, { code, message, at: new Date().toISOString() }))) return;
    disabled.push(id);
    deps.metrics.endpointDisabled();
    deps.log.warn({ endpointId: id, reason: code }, 'webhook endpoint disabled');
  };
  for (const id of gone) await disable(id, 'endpoint_gone', GONE_TEXT);
  if (failing.length > 0) {
    const deadline = Date.now() - settings.disableAfterMs;
    for (const { id, failingSince } of await noteFailures(database, failing)) {
      if (failingSince.getTime() < deadline) await disable(id, 'endpoint_failing', FAILING_TEXT);
    }
  }
  if (recovered.length > 0) {
    const back = await noteRecoveries(database, recovered, settings.outageMs);
    if (back.length > 0) await hastenDeliveries(database, back);
  }
  return { disabled };
}
