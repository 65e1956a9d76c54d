import type { BrowserPool } from './browser-pool.ts';

/** Loaded when first needed: a process that only answers requests rarely needs a browser. */
export function createLazyBrowserPool(load: () => Promise<BrowserPool>): BrowserPool {
  let pool: Promise<BrowserPool> | undefined;
  let loaded: BrowserPool | undefined;
  return {
    async open(options, signal) {
      pool ??= load();
      loaded = await pool;
      return loaded.open(options, signal);
    },
    stats: () => loaded?.stats() ?? { open: 0, waiting: 0, longestWaitMs: 0, starts: 0 },
    close: async () => (await pool)?.close(),
  };
}
