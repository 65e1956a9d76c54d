import type { Page, Request, Response } from 'playwright-core';
import { EGRESS_HEADER } from '../../browser/index.ts';
import { trackOpenRequests } from './open-requests.ts';
import { createWriteLog, isWrite, type SentWrite } from './write-log.ts';

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
  /** Messages sent so far over sockets, whenever these were opened. */
  messageCount(): number;
  /** Documents and data asked for so far, plain reads included. */
  askedCount(): number;
  /** Main documents asked for so far. */
  documentCount(): number;
  /** Resolves when nothing is in flight, or at the cap. */
  waitIdle(capMs: number): Promise<void>;
}

/** A data request that failed longer ago than this says nothing about what is on the page. */
const FAILURE_COUNTS_MS = 30_000;

export function watchRequests(page: Page): RequestWatch {
  const isMainDocument = (request: Request) =>
    request.isNavigationRequest() && request.resourceType() === 'document' && frameOf(request) === page.mainFrame();
  const isOwnChange = (request: Request) => isWrite(request) && new URL(request.url()).host === hostOf(page.url());
  const open = trackOpenRequests(isMainDocument, isOwnChange);
  const writes = createWriteLog();
  let last: DocumentAnswer | null = null;
  let documents = 0;
  let asked = 0;
  let messages = 0;
  let failed: { status: number; at: number } | null = null;

  page.on('request', (request) => {
    writes.note(request);
    if (isMainDocument(request)) documents += 1;
    if (/document|xhr|fetch/.test(request.resourceType())) asked += 1;
    open.begin(request);
  });
  page.on('websocket', (socket) => {
    socket.on('framesent', () => {
      messages += 1;
    });
  });
  page.on('response', (response) => {
    writes.answer(response);
    open.answer(response.request());
    if (isMainDocument(response.request())) last = documentAnswer(response);
    else if (/xhr|fetch/.test(response.request().resourceType())) {
      failed = response.status() >= 500 ? { status: response.status(), at: Date.now() } : failed;
    }
  });
  page.on('requestfinished', open.finish);
  page.on('requestfailed', (request) => {
    const error = request.failure()?.errorText ?? 'failed';
    writes.fail(request, error);
    // A navigation that another one replaced is no news about the merchant.
    if (isMainDocument(request) && !/ERR_ABORTED/.test(error)) last = { url: request.url(), status: 0, error };
    open.fail(request);
  });

  return {
    inFlight: open.inFlight,
    documentPending: open.documentPending,
    lastDocument: () => last,
    failedData: () => (failed && Date.now() - failed.at < FAILURE_COUNTS_MS ? failed.status : null),
    sentCount: () => writes.sent.length,
    writesSince: (count) => writes.sent.slice(count),
    documentCount: () => documents,
    messageCount: () => messages,
    askedCount: () => asked,
    waitIdle: open.waitIdle,
  };
}

/** Empty for a page without one, such as a blank one. */
function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : '';
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
