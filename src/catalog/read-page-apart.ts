import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { ProductPage } from '../product-page/index.ts';

export type PageToRead = {
  html: string;
  url: string;
  /** What the shop's platform publishes of this product beside the page. */
  productJson?: string | undefined;
  /** Also returns the page's links within this site. */
  linksWithin?: string | undefined;
};
export type PageReading = { page: ProductPage | null; drawnByScript: boolean; links: string[] };

const withinMs = 8_000;
const unreadable: PageReading = { page: null, drawnByScript: false, links: [] };

let worker: Worker | undefined;
let lastReading: Promise<unknown> = Promise.resolve();

/**
 * Reads a page in its own thread: pages come from strangers, and one built to be slow must neither hold up the
 * service nor run forever. A page that takes too long is unreadable.
 */
export function readPageApart(page: PageToRead): Promise<PageReading> {
  const reading = lastReading.then(() => readNext(page));
  lastReading = reading.catch(() => undefined);
  return reading;
}

async function readNext(page: PageToRead): Promise<PageReading> {
  worker ??= await startWorker();
  const reader = worker;
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), withinMs);
  reader.ref();
  try {
    reader.postMessage(page);
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

/** Resolves once the reader has loaded its code, so that a busy machine's slow start is not held against the page. */
async function startWorker(): Promise<Worker> {
  const started = new Worker(new URL('./page-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: 384 },
  });
  started.once('exit', () => {
    if (worker === started) worker = undefined;
  });
  await once(started, 'message');
  return started;
}
