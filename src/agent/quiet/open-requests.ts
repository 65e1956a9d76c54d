import type { Request } from 'playwright-core';

export interface OpenRequests {
  begin(request: Request): void;
  /** The head of its answer is there. */
  answer(request: Request): void;
  /** It came to its end, so its address is one that ends. */
  finish(request: Request): void;
  fail(request: Request): void;
  inFlight(): number;
  documentPending(): boolean;
  /** Resolves when nothing is in flight, or at the cap. */
  waitIdle(capMs: number): Promise<void>;
}

const COUNTED = new Set(['document', 'xhr', 'fetch', 'script', 'stylesheet']);
const STALE_MS = 6_000;
/** A slow shop takes this long to count an order again, and its sums are the old ones until then. */
const STALE_CHANGE_MS = 15_000;
const STALE_DOCUMENT_MS = 25_000;
/** A page that has no use for the words of an answer leaves them unread, and the request never ends. */
const STALE_ANSWER_MS = 2_000;
const RECHECK_MS = 250;

/**
 * A request is `open` from when it is sent until it ends. It counts as in flight while it is also current: a page's main
 * document for a long time, what changes something at the merchant's nearly as long, or a moment once it is answered,
 * anything else for a few seconds. One that outlives this is held open on purpose, such as the news of a chat; its address
 * is kept in `neverEnding`, and the next request to it is not waited for, or a few seconds where it may change the order.
 */
export function trackOpenRequests(
  isMainDocument: (request: Request) => boolean,
  isOwnChange: (request: Request) => boolean,
): OpenRequests {
  const open = new Map<Request, number>();
  const answered = new WeakMap<Request, number>();
  const waiters = new Set<() => void>();
  const neverEnding = new Set<string>();

  function isCurrent(request: Request, now: number): boolean {
    const age = now - (open.get(request) ?? 0);
    if (isMainDocument(request)) return age < STALE_DOCUMENT_MS;
    const since = answered.get(request);
    if (since !== undefined && isOwnChange(request)) return now - since < STALE_ANSWER_MS;
    const isAwaited = isOwnChange(request) && !neverEnding.has(placeOf(request));
    if (age < (isAwaited ? STALE_CHANGE_MS : STALE_MS)) return true;
    neverEnding.add(placeOf(request));
    return false;
  }

  function inFlight(): number {
    const now = Date.now();
    let count = 0;
    for (const request of open.keys()) if (isCurrent(request, now)) count += 1;
    return count;
  }

  function end(request: Request): void {
    open.delete(request);
    if (inFlight() === 0) for (const wake of waiters) wake();
  }

  return {
    begin(request) {
      const counts = isMainDocument(request) || isOwnChange(request) || !neverEnding.has(placeOf(request));
      if (counts && COUNTED.has(request.resourceType())) open.set(request, Date.now());
    },
    answer(request) {
      if (open.has(request)) answered.set(request, Date.now());
    },
    finish(request) {
      neverEnding.delete(placeOf(request));
      end(request);
    },
    fail: end,
    inFlight,
    documentPending: () =>
      [...open.keys()].some((request) => isMainDocument(request) && isCurrent(request, Date.now())),
    waitIdle: (capMs) =>
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
        const recheck = setInterval(() => inFlight() === 0 && finish(), RECHECK_MS);
        waiters.add(finish);
      }),
  };
}

/** Where a request goes. Shops send their changes to one address and name them in its query. */
function placeOf(request: Request): string {
  const url = request.url().split('#')[0] ?? '';
  return request.method() === 'GET' ? (url.split('?')[0] ?? '') : `${request.method()} ${url}`;
}
