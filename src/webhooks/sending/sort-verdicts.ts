import type { FinishedAttempt } from './delivery-store.ts';
import type { EndpointVerdicts } from './judge-endpoints.ts';

/**
 * What a round of attempts shows about their endpoints, or null when it shows nothing new. `failing` is the sender's
 * own record, updated here, so that a working endpoint costs no statement.
 */
export function sortVerdicts(attempts: readonly FinishedAttempt[], failing: Set<string>): EndpointVerdicts | null {
  const failed = new Set<string>();
  const recovered = new Set<string>();
  const gone = new Set<string>();
  for (const { endpointId, state, status } of attempts) {
    if (state === 'delivered') {
      if (failing.delete(endpointId)) recovered.add(endpointId);
      failed.delete(endpointId);
    } else {
      failing.add(endpointId);
      failed.add(endpointId);
      if (status === 410) gone.add(endpointId);
    }
  }
  if (failed.size + recovered.size === 0) return null;
  return { failing: [...failed], recovered: [...recovered], gone: [...gone] };
}
