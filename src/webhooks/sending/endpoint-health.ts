import type { Sql } from '../../platform/database.ts';
import type { Log } from '../../platform/log.ts';
import type { FinishedAttempt } from './delivery-store.ts';
import { judgeEndpoints } from './judge-endpoints.ts';
import type { WebhookMetrics } from './metrics.ts';
import type { SenderSettings } from './settings.ts';
import { sortVerdicts } from './sort-verdicts.ts';

export interface EndpointHealth {
  /** The endpoint was failing before this sender took it. */
  noteFailing(endpointId: string): void;
  /** Judges the endpoints that began or stopped failing, beside everything else. */
  learnFrom(attempts: readonly FinishedAttempt[]): void;
}

/** Which endpoints fail, as far as this sender knows, so that a working endpoint costs no statement. */
export function watchEndpointHealth(deps: {
  database: Sql;
  log: Log;
  metrics: WebhookMetrics;
  settings: SenderSettings;
  onDisabled(endpointId: string): void;
}): EndpointHealth {
  const failing = new Set<string>();
  return {
    noteFailing: (endpointId) => failing.add(endpointId),
    learnFrom(attempts) {
      const verdicts = sortVerdicts(attempts, failing);
      if (verdicts === null) return;
      judgeEndpoints(deps, verdicts)
        .then(({ disabled }) => disabled.forEach(deps.onDisabled))
        .catch((error) => deps.log.warn({ err: error }, 'webhook endpoints could not be judged'));
    },
  };
}
