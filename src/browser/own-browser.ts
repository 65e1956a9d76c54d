import { setTimeout as delay } from 'node:timers/promises';
import type { BrowserSettings } from './browser-settings.ts';
import type { BrowserConnection, BrowserSource } from './browser-source.ts';
import { keepDriver } from './current-driver.ts';
import type { Driver } from './driver/start-driver.ts';
import { type EgressProxy, startEgressProxy } from './egress-proxy.ts';
import { launchDriver } from './launch-driver.ts';

const CLOSE_TIMEOUT_MS = 3_000;

/**
 * The current driver is forgotten when it fails to start, when it dies, when a connection to it fails and when it is
 * retired; the next purchase starts another. A forgotten driver that still has purchases (`users`) ends with the last of
 * them, except that `retire` ends it at once.
 */
export function ownBrowser(settings: BrowserSettings): BrowserSource {
  let proxy: Promise<EgressProxy> | null = null;
  let starts = 0;
  let served = 0;
  const current = keepDriver(start);
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

  async function connectTo(running: Driver): Promise<BrowserConnection> {
    users.set(running, (users.get(running) ?? 0) + 1);
    const leave = async () => {
      users.set(running, (users.get(running) ?? 1) - 1);
      await endUnlessUsed(running);
    };
    try {
      const connection = await openConnection(running, leave);
      served += 1;
      return connection;
    } catch (error) {
      await leave();
      throw error;
    }
  }

  /** A driver that is no longer asked for ends with the last of its purchases, not before. */
  async function endUnlessUsed(running: Driver): Promise<void> {
    if ((await current.is(running)) || (users.get(running) ?? 0) > 0) return;
    users.delete(running);
    await running.close();
  }

  async function connect(): Promise<BrowserConnection> {
    const asked = current.ask();
    const running = await asked;
    try {
      return await connectTo(running);
    } catch {
      // Dead without our knowing yet, or it hangs: the next purchase gets another one.
      current.forget(asked);
      await endUnlessUsed(running);
      return connectTo(await current.ask());
    }
  }

  async function retire(): Promise<void> {
    await current
      .take()
      ?.then((running) => running.close())
      .catch(() => undefined);
  }

  return {
    connect,
    retire,
    served: () => served,
    starts: () => starts,
    async close() {
      await retire();
      await proxy?.then((started) => started.close());
    },
  };
}

async function openConnection(running: Driver, leave: () => Promise<void>): Promise<BrowserConnection> {
  const browser = await running.connect();
  const close = async () => {
    // A driver that hangs must not hold the purchase's slot.
    await Promise.race([browser.close().catch(() => undefined), delay(CLOSE_TIMEOUT_MS, undefined, { ref: false })]);
    await leave();
  };
  return { browser, isSandboxed: running.isSandboxed, close };
}
