import { retryWaits } from './retry-schedule.ts';

export interface SenderSettings {
  /** A 2xx must come within this time. */
  timeoutMs: number;
  retryWaitsMs: readonly number[];
  /** An endpoint that fails for this long is disabled. */
  disableAfterMs: number;
  /** Requests in flight to one endpoint, and altogether, in one process. */
  endpointConcurrency: number;
  maxInFlight: number;
  /** How long a sender may be silent before another takes its deliveries. Renewed while it works. */
  leaseMs: number;
  /** How often to look without being woken. */
  pollMs: number;
  /** A failure that lasts this long is an outage: when it ends, all waiting deliveries are sent at once. */
  outageMs: number;
  /** How long events and their delivery log are kept. */
  logDays: number;
}

export const defaultSettings: SenderSettings = {
  timeoutMs: 10_000,
  retryWaitsMs: retryWaits,
  disableAfterMs: 5 * 24 * 60 * 60 * 1_000,
  endpointConcurrency: 20,
  maxInFlight: 4_096,
  leaseMs: 10_000,
  pollMs: 500,
  outageMs: 30_000,
  logDays: 30,
};
