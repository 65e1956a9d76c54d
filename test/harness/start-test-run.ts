import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Run } from '../../src/agent/run/run.ts';
import { startRun } from '../../src/agent/run/start-run.ts';
import { atEnd } from './at-end.ts';
import { openTestPool } from './browser-pool.ts';
import { purchaseOrder } from './purchase.ts';

/**
 * One browser for all runs: starting one takes longer than most of these tests. No run waits for another's room: a test that
 * keeps one open while it starts the next would wait for itself.
 */
const pool = openTestPool({ maxContexts: Number.POSITIVE_INFINITY });
atEnd(() => pool.close());

/** A purchase in a real browser in which nothing has happened yet, for tests of single actions. */
export async function startTestRun(url: string): Promise<{ run: Run; close(): Promise<void> }> {
  const browser = await pool.open({ locale: 'en-US', timezone: 'UTC' });
  const run = await startRun(
    { browser: pool, recipes: null, log: () => undefined },
    purchaseOrder({ items: [{ url, quantity: 1, variant: {} }] }),
    { signal: new AbortController().signal, onStep: () => undefined, card: null },
    browser,
  );
  return { run, close: browser.close };
}

/** The same at a shop of the test's own, which answers on the loopback until it is closed. */
export async function startRunAtShop(
  answer: http.RequestListener,
  productPath = '/',
): Promise<{ run: Run; origin: string; close(): Promise<void> }> {
  const server = http.createServer(answer);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { run, close } = await startTestRun(`${origin}${productPath}`);
  return {
    run,
    origin,
    async close() {
      await close();
      server.closeAllConnections();
      server.close();
    },
  };
}

/** A shop of fixed pages, by path. */
export function answerPages(pages: Readonly<Record<string, string>>): http.RequestListener {
  return (request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(`<!doctype html><meta charset=utf-8><title>Lamps</title>${pages[request.url ?? ''] ?? ''}`);
  };
}
