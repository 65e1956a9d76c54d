import { type Browser, chromium } from 'playwright-core';
import type { BrowserSource } from './browser-source.ts';
import { type Relay, relayMessages } from './driver/relay-messages.ts';

const CONNECT_TIMEOUT_MS = 20_000;

/** Nothing is known about its machine, so it counts as sandboxed: its operator answers for it. */
export function remoteBrowser(url: string): BrowserSource {
  let browser: Promise<Browser> | null = null;
  let relay: Promise<Relay> | null = null;
  let starts = 0;
  let served = 0;
  return {
    async connect() {
      if (!browser) {
        // What comes from there is measured too, before it is read.
        relay ??= relayMessages(() => findEndpoint(url));
        const starting = relay.then(({ endpoint }) =>
          chromium.connectOverCDP(endpoint, { timeout: CONNECT_TIMEOUT_MS }),
        );
        browser = starting;
        const forget = () => {
          if (browser === starting) browser = null;
        };
        starting.then((ready) => {
          starts += 1;
          served = 0;
          ready.on('disconnected', forget);
        }, forget);
      }
      const shared = await browser;
      served += 1;
      return { browser: shared, isSandboxed: true, close: async () => undefined };
    },
    async retire() {
      const old = browser;
      browser = null;
      await old?.then((ready) => ready.close()).catch(() => undefined);
    },
    served: () => served,
    starts: () => starts,
    async close() {
      await this.retire();
      await relay?.then((open) => open.close()).catch(() => undefined);
    },
  };
}

/** An address for people names the one for programs, which changes whenever that browser starts. */
async function findEndpoint(url: string): Promise<string> {
  if (/^wss?:/.test(url)) return url;
  const response = await fetch(new URL('/json/version/', url), { signal: AbortSignal.timeout(CONNECT_TIMEOUT_MS) });
  const { webSocketDebuggerUrl } = (await response.json()) as { webSocketDebuggerUrl: string };
  return webSocketDebuggerUrl;
}
