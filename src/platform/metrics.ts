import { collectDefaultMetrics, Registry } from 'prom-client';

/** One registry a process; whoever measures something registers its metric here. */
export function createMetrics(): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return registry;
}
export type Metrics = Registry;
