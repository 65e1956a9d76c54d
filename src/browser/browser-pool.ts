import { freemem } from 'node:os';
import { type Browser, chromium } from 'playwright-core';
import type { AddressPolicy } from '../platform/address-policy.ts';
import { type EgressProxy, startEgressProxy } from './egress-proxy.ts';
import type { ChromiumLaunch } from './find-chromium.ts';
import { guardRemoteContext } from './guard-remote-context.ts';
import { launchChromium } from './launch-chromium.ts';
import { openPurchaseContext, type PurchaseContext, type PurchaseContextOptions } from './purchase-context.ts';

export interface BrowserSettings {
  /** Where Chromium is; asked once per start. */
  find: () => Promise<ChromiumLaunch>;
  /** A remote browser instead of one of our own. Its egress is guarded per request, as good as that can be. */
  cdpUrl: string | null;
  policy: AddressPolicy;
  maxContexts: number;
  /** A further purchase waits while less than this is free on the machine. */
  minFreeMb: number;
  /** A browser that served this many purchases is replaced as soon as it is idle. */
  recycleAfter: number;
  loadPictures: boolean;
  blockTrackers: boolean;
  log: (message: string, fields?: Record<string, unknown>) => void;
}

export interface BrowserPool {
  /** Waits for room, then gives a fresh context. Rejects when the signal aborts first or no browser can be started. */
  open(options: PurchaseContextOptions, signal?: AbortSignal): Promise<PurchaseContext>;
  stats(): { open: number; waiting: number; starts: number };
  close(): Promise<void>;
}

export const DEFAULT_BROWSER_SETTINGS = {
  cdpUrl: null,
  maxContexts: 4,
  minFreeMb: 300,
  recycleAfter: 100,
  loadPictures: true,
  blockTrackers: true,
} as const;

const MEMORY_POLL_MS = 500;
const OPEN_TIMEOUT_MS = 20_000;

export function createBrowserPool(settings: BrowserSettings): BrowserPool {
  let proxy: Promise<EgressProxy> | null = null;
  let browser: Promise<Browser> | null = null;
  let closed = false;
  let open = 0;
  let served = 0;
  let starts = 0;
  const queue: (() => void)[] = [];

  const startBrowser = async (): Promise<Browser> => {
    proxy ??= startEgressProxy({
      policy: settings.policy,
      blockTrackers: settings.blockTrackers,
      onRefused: (host, port) => settings.log('egress refused', { host, port }),
    });
    const started = settings.cdpUrl
      ? await chromium.connectOverCDP(settings.cdpUrl, { timeout: 20_000 })
      : await launchChromium({ find: settings.find, proxyUrl: (await proxy).url, loadPictures: settings.loadPictures });
    starts += 1;
    served = 0;
    return started;
  };

  const currentBrowser = (): Promise<Browser> => {
    if (browser) return browser;
    const starting = startBrowser();
    browser = starting;
    const forget = () => {
      if (browser === starting) browser = null;
    };
    starting.then((ready) => ready.on('disconnected', forget), forget);
    return starting;
  };

  const hasRoom = () => open < settings.maxContexts && (open === 0 || freemem() / 2 ** 20 > settings.minFreeMb);

  const waitForRoom = async (signal?: AbortSignal): Promise<void> => {
    while (!hasRoom()) {
      signal?.throwIfAborted();
      await new Promise<void>((done) => {
        const wake = () => {
          clearTimeout(timer);
          signal?.removeEventListener('abort', wake);
          const at = queue.indexOf(wake);
          if (at >= 0) queue.splice(at, 1);
          done();
        };
        const timer = setTimeout(wake, MEMORY_POLL_MS);
        signal?.addEventListener('abort', wake, { once: true });
        queue.push(wake);
      });
    }
    signal?.throwIfAborted();
    if (closed) throw new Error('the browser pool is closed');
  };

  const release = async (from: Browser): Promise<void> => {
    open -= 1;
    if (open === 0 && served >= settings.recycleAfter) {
      browser = null;
      await from.close().catch(() => undefined);
    }
    queue[0]?.();
  };

  return {
    open: async (options, signal) => {
      await waitForRoom(signal);
      open += 1;
      let owner: Browser | null = null;
      try {
        owner = await currentBrowser();
        const purchase = await whileAlive(owner, openPurchaseContext(owner, options));
        if (settings.cdpUrl) await whileAlive(owner, guardRemoteContext(purchase.context, settings.policy));
        served += 1;
        const from = owner;
        let released = false;
        return {
          ...purchase,
          close: async () => {
            if (released) return;
            released = true;
            await purchase.close();
            await release(from);
          },
        };
      } catch (error) {
        open -= 1;
        queue[0]?.();
        throw error;
      }
    },
    stats: () => ({ open, waiting: queue.length, starts }),
    close: async () => {
      closed = true;
      const [running, guard] = [browser, proxy];
      browser = null;
      await running?.then((ready) => ready.close()).catch(() => undefined);
      await guard?.then((started) => started.close());
    },
  };
}

/** A browser that dies while it is asked leaves some of its answers open for ever; so does one that hangs. */
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
