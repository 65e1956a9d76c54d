import { tmpdir } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { type Browser, chromium } from 'playwright-core';
import { canReach, findUnprivilegedAccount } from '../platform/unprivileged-account.ts';
import type { BrowserSettings } from './browser-settings.ts';
import { chromiumFlags } from './chromium-flags.ts';
import { type Relay, relayMessages } from './driver/relay-messages.ts';
import { type Driver, startDriver } from './driver/start-driver.ts';
import { type EgressProxy, startEgressProxy } from './egress-proxy.ts';

const CONNECT_TIMEOUT_MS = 20_000;
const CLOSE_TIMEOUT_MS = 3_000;

/** One purchase's way to the browser. */
export interface BrowserConnection {
  browser: Browser;
  isSandboxed: boolean;
  close(): Promise<void>;
}

/**
 * Where purchases get their browser: one of our own in a driver process, started when first asked for and again after it
 * died or was retired, or one remote browser for all.
 */
export interface BrowserSource {
  connect(): Promise<BrowserConnection>;
  /** The next connection goes to a fresh browser. */
  retire(): Promise<void>;
  /** Connections since the browser was started. */
  served(): number;
  starts(): number;
  close(): Promise<void>;
}

export function createBrowserSource(settings: BrowserSettings): BrowserSource {
  return settings.cdpUrl === null ? ownBrowser(settings) : remoteBrowser(settings.cdpUrl);
}

/**
 * `driver` is the process that new purchases go to: none yet, one that starts, or one that runs. It is forgotten when it
 * fails to start, when it dies, when a connection to it fails and when it is retired; the next purchase starts another.
 * A forgotten driver that still has purchases (`users`) ends with the last of them, except that `retire` ends it at once.
 */
function ownBrowser(settings: BrowserSettings): BrowserSource {
  let proxy: Promise<EgressProxy> | null = null;
  let driver: Promise<Driver> | null = null;
  let starts = 0;
  let served = 0;
  const users = new Map<Driver, number>();

  async function start(): Promise<Driver> {
    proxy ??= startEgressProxy({
      policy: settings.policy,
      blockTrackers: settings.blockTrackers,
      onRefused: (host, port) => settings.log('egress refused', { host, port }),
    });
    const started = await launchDriver(settings, (await proxy).url);
    starts += 1;
    served = 0;
    return started;
  }

  function current(): Promise<Driver> {
    if (driver) return driver;
    const starting = start();
    driver = starting;
    const forget = () => {
      if (driver === starting) driver = null;
    };
    starting.then(({ gone }) => gone.addEventListener('abort', forget, { once: true }), forget);
    return starting;
  }

  async function connectTo(running: Driver): Promise<BrowserConnection> {
    users.set(running, (users.get(running) ?? 0) + 1);
    const leave = async () => {
      users.set(running, (users.get(running) ?? 1) - 1);
      await endUnlessUsed(running);
    };
    try {
      const browser = await running.connect();
      served += 1;
      const close = async () => {
        // A driver that hangs must not hold the purchase's slot.
        await Promise.race([
          browser.close().catch(() => undefined),
          delay(CLOSE_TIMEOUT_MS, undefined, { ref: false }),
        ]);
        await leave();
      };
      return { browser, isSandboxed: running.isSandboxed, close };
    } catch (error) {
      await leave();
      throw error;
    }
  }

  /** A driver that is no longer asked for ends with the last of its purchases, not before. */
  async function endUnlessUsed(running: Driver): Promise<void> {
    if ((await driver?.catch(() => null)) === running || (users.get(running) ?? 0) > 0) return;
    users.delete(running);
    await running.close();
  }

  async function retire(): Promise<void> {
    const old = driver;
    driver = null;
    await old?.then((running) => running.close()).catch(() => undefined);
  }

  return {
    async connect() {
      const asked = current();
      const running = await asked;
      try {
        return await connectTo(running);
      } catch {
        // Dead without our knowing yet, or it hangs: the next purchase gets another one.
        if (driver === asked) driver = null;
        await endUnlessUsed(running);
        return connectTo(await current());
      }
    },
    retire,
    served: () => served,
    starts: () => starts,
    async close() {
      await retire();
      await proxy?.then((started) => started.close());
    },
  };
}

async function launchDriver(settings: BrowserSettings, proxyUrl: string): Promise<Driver> {
  const account = await findUnprivilegedAccount();
  const found = await settings.find(account);
  const driver = await startDriver({
    launch: {
      executablePath: found.executablePath,
      env: found.env,
      args: [...found.args, ...chromiumFlags({ proxyUrl, loadPictures: settings.loadPictures })],
    },
    sandbox: settings.sandbox,
    account: account?.isOther ? account : null,
    tempDir: account && !(await canReach(account, tmpdir())) ? '/tmp' : tmpdir(),
  });
  if (!driver.isSandboxed && settings.sandbox === 'auto') settings.log('the browser runs without its sandbox');
  return driver;
}

/** Nothing is known about its machine, so it counts as sandboxed: its operator answers for it. */
function remoteBrowser(url: string): BrowserSource {
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
