import { setTimeout as delay } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { createBrowserRoom } from './browser-room.ts';
import type { BrowserSettings } from './browser-settings.ts';
import type { BrowserConnection } from './browser-source.ts';
import { guardRemoteContext } from './guard-remote-context.ts';
import { ownBrowser } from './own-browser.ts';
import { openPurchaseContext, type PurchaseContext, type PurchaseContextOptions } from './purchase-context.ts';
import { remoteBrowser } from './remote-browser.ts';

export interface BrowserPool {
  /**
   * Waits for room, then gives a fresh context. Rejects when the signal aborts first or no browser can be started, and
   * with `UnsandboxedBrowser` when the purchase needs a sandbox and there is none.
   */
  open(options: PurchaseContextOptions, signal?: AbortSignal): Promise<PurchaseContext>;
  stats(): { open: number; waiting: number; longestWaitMs: number; starts: number };
  close(): Promise<void>;
}

const OPEN_TIMEOUT_MS = 20_000;
/** From the first call that a dead browser fails to the end of its connection, on a busy machine. */
const LAST_BREATH_MS = 3_000;

/** The kernel forbids Chromium's sandbox here, and the operator did not say that it may do without. */
export class UnsandboxedBrowser extends Error {
  override name = 'UnsandboxedBrowser';
}

/**
 * Contexts in one browser. The room decides how many may be open, the source which browser they use; each context is
 * used once, over a connection of its own.
 */
export function createBrowserPool(settings: BrowserSettings): BrowserPool {
  const room = createBrowserRoom(settings);
  const source = settings.cdpUrl === null ? ownBrowser(settings) : remoteBrowser(settings.cdpUrl);
  let isClosed = false;

  async function openIn(connection: BrowserConnection, options: PurchaseContextOptions): Promise<PurchaseContext> {
    const { browser, isSandboxed } = connection;
    if (options.needsSandbox && !isSandboxed && settings.sandbox !== 'off')
      throw new UnsandboxedBrowser('the browser runs without its sandbox, which only CHROMIUM_SANDBOX=off allows');
    const purchase = await whileAlive(browser, openPurchaseContext(browser, options));
    if (settings.cdpUrl) await whileAlive(browser, guardRemoteContext(purchase.context, settings.policy));
    let isReleased = false;
    return {
      ...purchase,
      lend: room.lend,
      async close() {
        if (isReleased) return;
        isReleased = true;
        await purchase.close();
        await connection.close();
        room.leave();
        if (room.isEmpty() && source.served() >= settings.recycleAfter) await source.retire();
      },
    };
  }

  async function openOne(options: PurchaseContextOptions, isSecond = false): Promise<PurchaseContext> {
    const connection = await source.connect();
    try {
      return await openIn(connection, options);
    } catch (error) {
      const isDead = await hasDied(connection.browser, error);
      await connection.close();
      // Of a death a moment ago nobody may have heard yet when the purchase was given that browser: it gets the next one.
      if (isDead && !isSecond && !isClosed) return openOne(options, true);
      throw error;
    }
  }

  return {
    async open(options, signal) {
      await room.enter(signal);
      try {
        if (isClosed) throw new Error('the browser pool is closed');
        return await openOne(options);
      } catch (error) {
        room.leave();
        throw error;
      }
    },
    stats: () => ({ ...room.stats(), starts: source.starts() }),
    async close() {
      isClosed = true;
      await source.close();
    },
  };
}

/** What was asked of a browser that has just died may fail a moment before its connection ends. */
async function hasDied(browser: Browser, error: unknown): Promise<boolean> {
  const isClosing = error instanceof Error && /has been closed/.test(error.message);
  if (isClosing && browser.isConnected()) {
    const ended = new Promise<void>((done) => browser.once('disconnected', () => done()));
    await Promise.race([ended, delay(LAST_BREATH_MS)]);
  }
  return !browser.isConnected();
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
