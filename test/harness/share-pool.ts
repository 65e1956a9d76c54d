import type { BrowserPool } from '../../src/browser/index.ts';
import { atEnd } from './at-end.ts';
import { openTestPool } from './browser-pool.ts';

let pool: BrowserPool | null = null;
atEnd(async () => pool?.close());

/** One pool for all test files of this process that only buy: its browser and what drives it take a second to start. */
export function sharePool(): BrowserPool {
  pool ??= openTestPool();
  return pool;
}
