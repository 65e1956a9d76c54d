import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { ProductPage } from '../product-page/index.ts';

export type PageReading = { page: ProductPage | null; drawnByScript: boolean };

const withinMs = 5_000;
const unreadable: PageReading = { page: null, drawnByScript: false };

let worker: Worker | undefined;
let turn: Promise<unknown> = Promise.resolve();

/**
 * Reads a page in a thread of its own: pages come from strangers, and one built to be slow must neither hold up the
 * service nor run for ever. A page that takes too long is unreadable.
 */
export function readPageApart(html: string, url: string): Promise<PageReading> {
  const reading = turn.then(() => readNext(html, url));
  turn = reading.catch(() => undefined);
  return reading;
}

async function readNext(html: string, url: string): Promise<PageReading> {
  worker ??= startWorker();
  const reader = worker;
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), withinMs);
  reader.ref();
  try {
    reader.postMessage({ html, url });
    const [reading] = (await once(reader, 'message', { signal: limit.signal })) as [PageReading];
    return reading;
  } catch {
    worker = undefined;
    await reader.terminate();
    return unreadable;
  } finally {
    clearTimeout(timer);
    reader.unref();
  }
}

function startWorker(): Worker {
  const started = new Worker(new URL('./page-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: 384 },
  });
  started.once('exit', () => {
    if (worker === started) worker = undefined;
  });
  return started;
}
