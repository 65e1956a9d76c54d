import { setTimeout as delay } from 'node:timers/promises';
import type { Log } from '../../platform/log.ts';
import type { EndpointLeases } from './endpoint-leases.ts';

/** The shortest time between two searches for endpoints without a sender, however many events come. */
const INTERVAL_MS = 20;

/**
 * Looks for endpoints that no sender has. It runs beside the reading of deliveries, so that endpoints already held need
 * not wait for the search.
 */
export function createEndpointTaker(deps: {
  leases: EndpointLeases;
  log: Log;
  /** How many more deliveries the sender could handle. */
  room(): number;
  onTaken(): void;
}): { take(): void; settled(): Promise<void> } {
  let lastLook = Number.NEGATIVE_INFINITY;
  let isWaiting = false;
  let looking = Promise.resolve();

  async function look(): Promise<void> {
    const room = deps.room();
    await delay(Math.max(lastLook + INTERVAL_MS - performance.now(), 0));
    lastLook = performance.now();
    isWaiting = false;
    if ((await deps.leases.take(room)) > 0) deps.onTaken();
  }

  return {
    take() {
      if (isWaiting) return;
      isWaiting = true;
      looking = look().catch((error) => deps.log.warn({ err: error }, 'webhook endpoints could not be taken'));
    },
    settled: () => looking,
  };
}
