import type { Browser } from 'playwright-core';
import { createBrowserProcess } from './browser-process.ts';
import { createBrowserRoom } from './browser-room.ts';
import type { BrowserSettings } from './browser-settings.ts';
import { guardRemoteContext } from './guard-remote-context.ts';
import { openPurchaseContext, type PurchaseContext, type PurchaseContextOptions } from './purchase-context.ts';

export interface BrowserPool {
  /** Waits for room, then gives a fresh context. Rejects when the signal aborts first or no browser can be started. */
  open(options: PurchaseContextOptions, signal?: AbortSignal): Promise<PurchaseContext>;
  stats(): { open: number; waiting: number; longestWaitMs: number; starts: number };
  close(): Promise<void>;
}

const OPEN_TIMEOUT_MS = 20_000;

/**
 * Contexts in one browser. The room decides how many may be open, the process which browser they use; each context is
 * used once.
 */
export function createBrowserPool(settings: BrowserSettings): BrowserPool {
  const room = createBrowserRoom(settings);
  const chromium = createBrowserProcess(settings);
  const served = new WeakMap<Browser, number>();
  let isClosed = false;

  async function openIn(browser: Browser, options: PurchaseContextOptions): Promise<PurchaseContext> {
    const purchase = await whileAlive(browser, openPurchaseContext(browser, options));
    if (settings.cdpUrl) await whileAlive(browser, guardRemoteContext(purchase.context, settings.policy));
    served.set(browser, (served.get(browser) ?? 0) + 1);
    let isReleased = false;
    return {
      ...purchase,
      lend: room.lend,
      async close() {
        if (isReleased) return;
        isReleased = true;
        await purchase.close();
        await leave(browser);
      },
    };
  }

  async function leave(browser: Browser): Promise<void> {
    room.leave();
    if (room.isEmpty() && (served.get(browser) ?? 0) >= settings.recycleAfter) await chromium.retire(browser);
  }

  return {
    async open(options, signal) {
      await room.enter(signal);
      try {
        if (isClosed) throw new Error('the browser pool is closed');
        return await openIn(await chromium.current(), options);
      } catch (error) {
        room.leave();
        throw error;
      }
    },
    stats: () => ({ ...room.stats(), starts: chromium.starts() }),
    async close() {
      isClosed = true;
      await chromium.close();
    },
  };
}

/** Some calls to a browser that dies or hangs are never answered. */
async function whileAlive<Result>(browser: Browser, work: Promise<Result>): Promise<Result> {
  const gone = Promise.withResolvers<never>();
  const onGone = () => gone.reject(new Error('the browser died'));
  const timer = setTimeout(() => gone.reject(new Error('the browser does not answer')), OPEN_TIMEOUT_MS);
  browser.once('disconnected', onGone);
  if (!browser.isConnected()) onGone();
  try {
    return await Promise.race([work, gone.promise]);
  } finally {
    clearTimeout(timer);
    browser.off('disconnected', onGone);
    gone.promise.catch(() => undefined);
    work.catch(() => undefined);
  }
}
