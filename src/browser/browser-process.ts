import { type Browser, chromium } from 'playwright-core';
import type { BrowserSettings } from './browser-settings.ts';
import { type EgressProxy, startEgressProxy } from './egress-proxy.ts';
import { launchChromium } from './launch-chromium.ts';

const CONNECT_TIMEOUT_MS = 20_000;

/** The one browser that new contexts open in: started when first asked for, and again after it died or was retired. */
export interface BrowserProcess {
  current(): Promise<Browser>;
  /** The next context opens in a fresh browser. */
  retire(browser: Browser): Promise<void>;
  starts(): number;
  close(): Promise<void>;
}

export function createBrowserProcess(settings: BrowserSettings): BrowserProcess {
  let proxy: Promise<EgressProxy> | null = null;
  let browser: Promise<Browser> | null = null;
  let starts = 0;

  async function start(): Promise<Browser> {
    proxy ??= startEgressProxy({
      policy: settings.policy,
      blockTrackers: settings.blockTrackers,
      onRefused: (host, port) => settings.log('egress refused', { host, port }),
    });
    const started = settings.cdpUrl
      ? await chromium.connectOverCDP(settings.cdpUrl, { timeout: CONNECT_TIMEOUT_MS })
      : await launchChromium({ find: settings.find, proxyUrl: (await proxy).url, loadPictures: settings.loadPictures });
    starts += 1;
    return started;
  }

  return {
    current() {
      if (browser) return browser;
      const starting = start();
      browser = starting;
      const forget = () => {
        if (browser === starting) browser = null;
      };
      starting.then((ready) => ready.on('disconnected', forget), forget);
      return starting;
    },
    async retire(old) {
      browser = null;
      await old.close().catch(() => undefined);
    },
    starts: () => starts,
    async close() {
      const [running, guard] = [browser, proxy];
      browser = null;
      await running?.then((ready) => ready.close()).catch(() => undefined);
      await guard?.then((started) => started.close());
    },
  };
}
