import { collectDefaultMetrics, Registry } from 'prom-client';

/** One registry per process; every metric is registered here. */
export function createMetrics(): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return registry;
}
export type Metrics = Registry;
