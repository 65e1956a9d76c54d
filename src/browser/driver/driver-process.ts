/**
 * The process that holds the browser and everything a page sends before it was measured. It has no key, no database and
 * no rights: when a page brings it down, the service starts another. It ends with the service.
 */
import { type BrowserServer, chromium } from 'playwright-core';
import type { DriverAnswer, DriverOrder } from './driver-messages.ts';
import { relayMessages } from './relay-messages.ts';

const LAUNCH_TIMEOUT_MS = 20_000;

process.once('disconnect', () => process.exit(0));
// A terminal sends these signals to the whole group; the service decides when its browser ends.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
process.once('message', (order) => void serve(order as DriverOrder));

async function serve(order: DriverOrder): Promise<void> {
  try {
    if (order.account) giveUpRights(order.account);
    const { server, isSandboxed } = await launch(order);
    server.once('close', () => process.exit(0));
    const { endpoint } = await relayMessages(async () => server.wsEndpoint());
    answer({ kind: 'ready', endpoint, isSandboxed });
  } catch (error) {
    answer({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) });
  }
}

function giveUpRights({ uid, gid }: { uid: number; gid: number }): void {
  process.setgroups?.([]);
  process.setgid?.(gid);
  process.setuid?.(uid);
}

/** Where the kernel forbids the sandbox, Chromium ends at once; `auto` then goes on without. */
async function launch(order: DriverOrder): Promise<{ server: BrowserServer; isSandboxed: boolean }> {
  const start = (chromiumSandbox: boolean) =>
    chromium.launchServer({
      ...order.launch,
      chromiumSandbox,
      headless: true,
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
      timeout: LAUNCH_TIMEOUT_MS,
      host: '127.0.0.1',
    });
  if (order.sandbox === 'off') return { server: await start(false), isSandboxed: false };
  try {
    return { server: await start(true), isSandboxed: true };
  } catch (error) {
    const isForbidden = error instanceof Error && /sandbox|as root/i.test(error.message);
    if (order.sandbox === 'on' || !isForbidden) throw error;
    return { server: await start(false), isSandboxed: false };
  }
}

function answer(message: DriverAnswer): void {
  process.send?.(message);
}
