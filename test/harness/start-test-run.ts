import type { Run } from '../../src/agent/run/run.ts';
import { startRun } from '../../src/agent/run/start-run.ts';
import { openTestPool } from './browser-pool.ts';
import { purchaseOrder } from './purchase.ts';

/** A purchase in a real browser in which nothing has happened yet, for tests of single actions. */
export async function startTestRun(url: string): Promise<{ run: Run; close(): Promise<void> }> {
  const pool = openTestPool();
  const browser = await pool.open({ locale: 'en-US', timezone: 'UTC' });
  const run = await startRun(
    { browser: pool, recipes: null, log: () => undefined },
    purchaseOrder({ items: [{ url, quantity: 1, variant: {} }] }),
    { signal: new AbortController().signal, onStep: () => undefined, card: null },
    browser,
  );
  const close = async () => {
    await browser.close();
    await pool.close();
  };
  return { run, close };
}
