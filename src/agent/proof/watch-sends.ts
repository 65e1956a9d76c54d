import type { CDPSession, Page, Request, WebSocket } from 'playwright-core';
import { isTrackerHost } from '../../browser/index.ts';
import type { Run } from '../run/run.ts';

export interface Sent {
  what: string;
  /** Of a request for data, which a page sends to save a step of its checkout as well as to order; null for the rest. */
  dataUrl: string | null;
  /** What a page loads when it redraws a part of itself: pictures, styles and the like without a query, a frame as it was. */
  isDrawing: boolean;
}

export interface SendWatch {
  /** Whether anything at all left the browser since the watch began. */
  sentAnything(): boolean;
  /** What left it besides at most one move of the page itself to another document. */
  sentBesides(): readonly Sent[];
  stop(): void;
}

const DRAWN = new Set(['image', 'font', 'stylesheet', 'script']);

/**
 * Watches the whole browser context: every page, frame, pop-up, worker and socket, and every method, because an order
 * can be sent by any of them. What the next document loads for itself does not count; what the old one sent does.
 */
export async function watchSends(run: Pick<Run, 'browser' | 'page' | 'requests'>): Promise<SendWatch> {
  const { context } = run.browser;
  const sent: Sent[] = [];
  const note = (what: string, more: Partial<Sent> = {}) =>
    void sent.push({ what, dataUrl: null, isDrawing: false, ...more });
  const frames = new Set(run.page.frames().map((frame) => frame.url()));
  const messages = run.requests.messageCount();
  let moves = 0;
  let hasMoved = false;

  const onRequest = (request: Request) => {
    if (isMove(run.page, request)) {
      // A redirect belongs to the request that it answers.
      if (request.redirectedFrom() === null) moves += 1;
      if (moves > 1) note(`a second document ${request.method()}`);
      return;
    }
    if (hasMoved || isTrackerHost(new URL(request.url()).hostname)) return;
    const kind = request.resourceType();
    const url = new URL(request.url());
    note(`${kind} ${request.method()}`, {
      dataUrl: kind === 'fetch' || kind === 'xhr' ? url.href : null,
      isDrawing:
        request.method() === 'GET' &&
        (kind === 'document' ? frames.has(url.href) : DRAWN.has(kind) && url.search === ''),
    });
  };
  const onNavigated = (frame: { parentFrame(): unknown }) => {
    if (frame.parentFrame() === null && moves > 0) hasMoved = true;
  };
  const onPage = () => note('a pop-up');
  const onSocket = (socket: WebSocket) => {
    note('a socket');
    socket.on('framesent', () => note('a message over a socket'));
  };
  context.on('request', onRequest);
  context.on('page', onPage);
  run.page.on('framenavigated', onNavigated);
  run.page.on('websocket', onSocket);
  const workers = await watchSharedWorkers(run, () => note('a shared worker')).catch(() => null);
  if (!workers) note('something that could not be watched');

  return {
    // A socket that was open before the watch began can take an order too.
    sentAnything: () => moves > 0 || sent.length > 0 || run.requests.messageCount() > messages,
    sentBesides: () => sent,
    stop: () => {
      context.off('request', onRequest);
      context.off('page', onPage);
      run.page.off('framenavigated', onNavigated);
      run.page.off('websocket', onSocket);
      void workers?.detach().catch(() => undefined);
    },
  };
}

function isMove(page: Page, request: Request): boolean {
  if (!request.isNavigationRequest()) return false;
  try {
    return request.frame() === page.mainFrame();
  } catch {
    return false;
  }
}

/** Shared workers belong to no page, so only the browser itself tells about them. */
async function watchSharedWorkers({ browser, page }: Pick<Run, 'browser' | 'page'>, onNew: () => void) {
  const own = await browser.context.newCDPSession(page);
  const { targetInfo } = await own.send('Target.getTargetInfo');
  await own.detach();
  const session: CDPSession | undefined = await browser.context.browser()?.newBrowserCDPSession();
  if (!session) return null;
  let isKnown = true;
  session.on('Target.targetCreated', ({ targetInfo: { type, browserContextId } }) => {
    if (!isKnown && type === 'shared_worker' && browserContextId === targetInfo.browserContextId) onNew();
  });
  // What exists already is reported first, before this answers.
  await session.send('Target.setDiscoverTargets', { discover: true });
  isKnown = false;
  return session;
}
