import type { Browser, BrowserContext, Page } from 'playwright-core';
import { applyClientHints, userAgentOf } from './browser-identity.ts';
import { type Camera, createCamera } from './masked-camera.ts';

export interface PurchaseContextOptions {
  locale: string;
  timezone: string;
  /** Cookies and storage of an earlier context, to look up what it did. */
  state?: string;
  /** Refuses a browser without its sandbox, unless the operator allowed one. */
  needsSandbox?: boolean;
}

export interface PurchaseContext {
  context: BrowserContext;
  page: Page;
  camera: Camera;
  /** Aborts when the browser or its page dies; everything waiting on the page should stop then. */
  died: AbortSignal;
  /** Offers its room while it is only kept open; `onWanted` is called when somebody waits for one. */
  lend(onWanted: () => void): () => void;
  close(): Promise<void>;
}

const VIEWPORT = { width: 1280, height: 900 };
const CLOSE_TIMEOUT_MS = 3_000;

export async function openPurchaseContext(
  browser: Browser,
  options: PurchaseContextOptions,
): Promise<Omit<PurchaseContext, 'lend'>> {
  const context = await browser.newContext({
    userAgent: userAgentOf(browser.version()),
    viewport: VIEWPORT,
    locale: options.locale,
    timezoneId: options.timezone,
    acceptDownloads: false,
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    ...(options.state ? { storageState: JSON.parse(options.state) } : {}),
  });
  const death = new AbortController();
  const onDisconnected = () => death.abort(new Error('the browser died'));
  browser.once('disconnected', onDisconnected);
  if (!browser.isConnected()) onDisconnected();
  const page = await context.newPage();
  await applyClientHints(page, browser.version());
  page.on('crash', () => death.abort(new Error('the page crashed')));
  const camera = createCamera(context, page);
  return {
    context,
    page,
    camera,
    died: death.signal,
    close: async () => {
      browser.off('disconnected', onDisconnected);
      await camera.stop();
      // A browser that hangs must not hold its purchase's slot forever.
      await Promise.race([
        context.close().catch(() => undefined),
        new Promise<void>((done) => setTimeout(done, CLOSE_TIMEOUT_MS).unref()),
      ]);
    },
  };
}
