import type { Page, Request, Response } from 'playwright-core';
import { EGRESS_HEADER } from '../../browser/index.ts';
import { createWriteLog, type SentWrite } from './write-log.ts';

export interface DocumentAnswer {
  url: string;
  status: number;
  /** The network's complaint when no answer came; our own proxy's kind of answer when it was not the merchant's. */
  error: string | null;
}

export interface RequestWatch {
  /** Requests that a page's content may depend on and that are still young enough to hope for. */
  inFlight(): number;
  documentPending(): boolean;
  /** What the last main document brought; null before the first. */
  lastDocument(): DocumentAnswer | null;
  /** Status of the last data request that the server failed, when that was a moment ago; null otherwise. */
  failedData(): number | null;
  /** Requests other than plain reads sent so far: a click that sent none has submitted nothing. */
  sentCount(): number;
  /** What became of the requests other than plain reads, from the one of this number on. */
  writesSince(count: number): readonly SentWrite[];
  /** Documents and data asked for so far, plain reads included. */
  askedCount(): number;
  /** Main documents asked for so far. */
  documentCount(): number;
  /** Resolves when nothing is in flight, or at the cap. */
  waitIdle(capMs: number): Promise<void>;
}

const COUNTED = new Set(['document', 'xhr', 'fetch', 'script', 'stylesheet']);
const STALE_MS = 6_000;
const STALE_DOCUMENT_MS = 25_000;

/**
 * A request is `open` from when it is sent until it ends. It counts as in flight while it is also current: a page's main
 * document for a long time, anything else for a few seconds. A read that outlives this is held open on purpose, such as
 * the news of a chat; its address is kept in `neverEnding`, and the next request to it is not waited for.
 */
export function watchRequests(page: Page): RequestWatch {
  const open = new Map<Request, number>();
  const waiters = new Set<() => void>();
  const neverEnding = new Set<string>();
  let last: DocumentAnswer | null = null;
  const writes = createWriteLog();
  let documents = 0;
  let asked = 0;
  let failed: { status: number; at: number } | null = null;

  const isMainDocument = (request: Request) =>
    request.isNavigationRequest() && request.resourceType() === 'document' && frameOf(request) === page.mainFrame();
  const isCurrent = (request: Request, now: number) => {
    const age = now - (open.get(request) ?? 0);
    if (isMainDocument(request)) return age < STALE_DOCUMENT_MS;
    if (age < STALE_MS) return true;
    if (request.method() === 'GET') neverEnding.add(placeOf(request));
    return false;
  };
  const inFlight = () => {
    const now = Date.now();
    let count = 0;
    for (const request of open.keys()) if (isCurrent(request, now)) count += 1;
    return count;
  };
  const settleOne = (request: Request) => {
    open.delete(request);
    if (inFlight() === 0) for (const wake of waiters) wake();
  };
  const waitIdle = (capMs: number) =>
    new Promise<void>((done) => {
      if (inFlight() === 0) return done();
      const finish = () => {
        clearTimeout(timer);
        clearInterval(recheck);
        waiters.delete(finish);
        done();
      };
      const timer = setTimeout(finish, capMs);
      // Requests grow stale without any event.
      const recheck = setInterval(() => inFlight() === 0 && finish(), 250);
      waiters.add(finish);
    });

  page.on('request', (request) => {
    writes.note(request);
    if (isMainDocument(request)) documents += 1;
    if (/document|xhr|fetch/.test(request.resourceType())) asked += 1;
    const counts = isMainDocument(request) || !neverEnding.has(placeOf(request));
    if (counts && COUNTED.has(request.resourceType())) open.set(request, Date.now());
  });
  page.on('response', (response) => {
    writes.answer(response);
    if (isMainDocument(response.request())) last = documentAnswer(response);
    else if (/xhr|fetch/.test(response.request().resourceType())) {
      failed = response.status() >= 500 ? { status: response.status(), at: Date.now() } : failed;
    }
  });
  page.on('requestfinished', (request) => {
    neverEnding.delete(placeOf(request));
    settleOne(request);
  });
  page.on('requestfailed', (request) => {
    const error = request.failure()?.errorText ?? 'failed';
    writes.fail(request, error);
    // A navigation that another one replaced is no news about the merchant.
    if (isMainDocument(request) && !/ERR_ABORTED/.test(error)) last = { url: request.url(), status: 0, error };
    settleOne(request);
  });

  return {
    inFlight,
    documentPending: () =>
      [...open.keys()].some((request) => isMainDocument(request) && isCurrent(request, Date.now())),
    lastDocument: () => last,
    failedData: () => (failed && Date.now() - failed.at < 15_000 ? failed.status : null),
    sentCount: () => writes.sent.length,
    writesSince: (count) => writes.sent.slice(count),
    documentCount: () => documents,
    askedCount: () => asked,
    waitIdle,
  };
}

function placeOf(request: Request): string {
  return request.url().split(/[?#]/)[0] ?? '';
}

function frameOf(request: Request) {
  try {
    return request.frame();
  } catch {
    return null;
  }
}

function documentAnswer(response: Response): DocumentAnswer {
  const kind = response.headers()[EGRESS_HEADER];
  return { url: response.url(), status: response.status(), error: kind ? `egress ${kind}` : null };
}
