import { Gauge } from 'prom-client';
import type { Metrics } from '../platform/metrics.ts';
import type { BrowserPool } from './browser-pool.ts';

/** Reports how busy this process's browser is. */
export function measureBrowser(metrics: Metrics, stats: () => ReturnType<BrowserPool['stats']>): void {
  new Gauge({
    name: 'cartwright_browser_contexts',
    help: 'Open browser contexts, and purchases waiting for one',
    labelNames: ['state'],
    registers: [metrics],
    collect() {
      const { open, waiting } = stats();
      this.set({ state: 'open' }, open);
      this.set({ state: 'waiting' }, waiting);
    },
  });
  new Gauge({
    name: 'cartwright_browser_longest_wait_seconds',
    help: 'The longest time a purchase of this process has waited for a browser context',
    registers: [metrics],
    collect() {
      this.set(stats().longestWaitMs / 1000);
    },
  });
  new Gauge({
    name: 'cartwright_browser_starts',
    help: 'How often this process has started a browser',
    registers: [metrics],
    collect() {
      this.set(stats().starts);
    },
  });
}
