import { type Browser, chromium } from 'playwright-core';
import type { AddressPolicy } from '../platform/address-policy.ts';
import { createBrowserKeeper } from './browser-keeper.ts';
import { createContextRoom, type RoomSettings } from './context-room.ts';
import { type EgressProxy, startEgressProxy } from './egress-proxy.ts';
import type { ChromiumLaunch } from './find-chromium.ts';
import { guardRemoteContext } from './guard-remote-context.ts';
import { launchChromium } from './launch-chromium.ts';
import { openPurchaseContext, type PurchaseContext, type PurchaseContextOptions } from './purchase-context.ts';

export interface BrowserSettings extends RoomSettings {
  /** Where Chromium is; asked once per start. */
  find: () => Promise<ChromiumLaunch>;
  /** A remote browser instead of one of our own. Its egress is guarded per request, as good as that can be. */
  cdpUrl: string | null;
  policy: AddressPolicy;
  /** A browser that served this many purchases is replaced as soon as it is idle. */
  recycleAfter: number;
  loadPictures: boolean;
  blockTrackers: boolean;
  log: (message: string, fields?: Record<string, unknown>) => void;
}

export interface BrowserPool {
  /** Waits for room, then gives a fresh context. Rejects when the signal aborts first or no browser can be started. */
  open(options: PurchaseContextOptions, signal?: AbortSignal): Promise<PurchaseContext>;
  stats(): { open: number; waiting: number; longestWaitMs: number; starts: number };
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

const OPEN_TIMEOUT_MS = 20_000;

export function createBrowserPool(settings: BrowserSettings): BrowserPool {
  let proxy: Promise<EgressProxy> | null = null;
  let closed = false;
  let served = 0;
  const room = createContextRoom(settings);

  const keeper = createBrowserKeeper(async () => {
    proxy ??= startEgressProxy({
      policy: settings.policy,
      blockTrackers: settings.blockTrackers,
      onRefused: (host, port) => settings.log('egress refused', { host, port }),
    });
    served = 0;
    if (settings.cdpUrl) return chromium.connectOverCDP(settings.cdpUrl, { timeout: 20_000 });
    const proxyUrl = (await proxy).url;
    return launchChromium({ find: settings.find, proxyUrl, loadPictures: settings.loadPictures });
  });

  const openContext = async (options: PurchaseContextOptions): Promise<PurchaseContext> => {
    const browser = await keeper.current();
    const purchase = await whileAlive(browser, openPurchaseContext(browser, options));
    if (settings.cdpUrl) await whileAlive(browser, guardRemoteContext(purchase.context, settings.policy));
    served += 1;
    let isOpen = true;
    return {
      ...purchase,
      lend: room.lend,
      close: async () => {
        if (!isOpen) return;
        isOpen = false;
        await purchase.close();
        room.leave();
        if (room.stats().open === 0 && served >= settings.recycleAfter) await keeper.retire(browser);
      },
    };
  };

  return {
    open: async (options, signal) => {
      await room.enter(signal);
      try {
        if (closed) throw new Error('the browser pool is closed');
        return await openContext(options);
      } catch (error) {
        room.leave();
        throw error;
      }
    },
    stats: () => ({ ...room.stats(), starts: keeper.starts() }),
    close: async () => {
      closed = true;
      await keeper.close();
      await proxy?.then((started) => started.close());
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
