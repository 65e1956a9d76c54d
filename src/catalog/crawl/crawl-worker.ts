import { type Engine, type Lease, LeaseLostError } from '../../engine/index.ts';
import type { Database } from '../../platform/database.ts';
import type { Log } from '../../platform/log.ts';
import { SafeFetchError } from '../../platform/safe-fetch.ts';
import type { FetchPage } from '../fetch-page.ts';
import type { RenderPage } from '../render-page.ts';
import { beginCrawl, type CrawlRow, endCrawl } from './crawl-store.ts';
import { runCrawl } from './run-crawl.ts';
import { CRAWL_QUEUE, type CrawlJob } from './start-crawl.ts';

export type CrawlRuntime = {
  database: Database;
  engine: Engine;
  fetchPage: FetchPage;
  renderPage: RenderPage;
  log: Log;
};

const concurrency = 3;

/** Works on crawls in this process. An interrupted crawl goes back into the queue and later continues where it was. */
export function startCrawlWorker(deps: CrawlRuntime): { stop(): void } {
  const stopping = new AbortController();
  deps.engine.work<CrawlJob>(CRAWL_QUEUE, { concurrency }, async ({ sql, job }) => {
    const { crawlId } = job.data;
    const crawl = await beginCrawl(sql, crawlId);
    if (!crawl) return undefined;
    const taken = await deps.engine.takeLease(sql, { key: crawlId, queue: CRAWL_QUEUE, payload: job.data, scopes: [] });
    if (taken.kind !== 'taken') return undefined;
    const row = { key: crawlId, token: taken.token };
    return () => workOn(deps, crawl, deps.engine.hold(row), stopping.signal);
  });
  return { stop: () => stopping.abort() };
}

async function workOn(deps: CrawlRuntime, crawl: CrawlRow, lease: Lease, stopping: AbortSignal): Promise<void> {
  const signal = AbortSignal.any([stopping, lease.signal]);
  const inner = { sql: deps.database, fetchPage: deps.fetchPage, renderPage: deps.renderPage };
  let isOver = false;
  let failure: string | null = null;
  try {
    isOver = await runCrawl(inner, crawl, (sql) => lease.guard(sql), signal);
  } catch (error) {
    if (error instanceof LeaseLostError) throw error;
    isOver = true;
    failure = describeFailure(error);
    deps.log.warn({ crawlId: crawl.id, merchant: crawl.merchantHost, error: String(error) }, 'a crawl failed');
  }
  await deps.database.transaction(async (sql) => {
    await lease.guard(sql);
    if (isOver) await endCrawl(sql, crawl.id, failure === null ? 'completed' : 'failed', failure);
    else await deps.engine.enqueue(sql, CRAWL_QUEUE, [{ data: { crawlId: crawl.id } satisfies CrawlJob }]);
    await lease.release(sql);
  });
  lease.drop();
}

function describeFailure(error: unknown): string {
  if (!(error instanceof SafeFetchError)) return 'Something went wrong on our side. See the log.';
  if (error.code === 'private_address') return 'The shop is at a private address that is not allowed.';
  return 'The shop could not be reached.';
}
