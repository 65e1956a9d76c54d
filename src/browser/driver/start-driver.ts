import { type ChildProcess, spawn } from 'node:child_process';
import { getCompileCacheDir } from 'node:module';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import type { DriverAnswer, DriverOrder } from './driver-messages.ts';

/** The browser and what drives it, in a process of their own. */
export interface Driver {
  /** A connection of its own for each purchase: one that is cut takes no other with it. */
  connect(): Promise<Browser>;
  isSandboxed: boolean;
  /** Aborts when the process has ended, whatever the reason. */
  gone: AbortSignal;
  close(): Promise<void>;
}

const PROGRAM = join(import.meta.dirname, 'driver-process.ts');
/** Enough for every page that is no attack; one that is ends its driver instead of the machine. */
const MOST_MEMORY_MB = 1024;
const START_TIMEOUT_MS = 45_000;
const CONNECT_TIMEOUT_MS = 20_000;
const CLOSE_TIMEOUT_MS = 3_000;

export async function startDriver(order: DriverOrder): Promise<Driver> {
  const cacheDir = getCompileCacheDir();
  const child = spawn(process.execPath, [`--max-old-space-size=${MOST_MEMORY_MB}`, PROGRAM], {
    // None of the service's settings: they hold its secrets.
    env: { TMPDIR: order.tempDir, ...(cacheDir && { NODE_COMPILE_CACHE: cacheDir }) },
    cwd: '/',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const gone = new AbortController();
  child.once('exit', () => gone.abort(new Error('the browser died')));
  child.once('error', (error) => gone.abort(error));
  try {
    const { endpoint, isSandboxed } = await hearFrom(child, gone.signal, order);
    child.unref();
    child.channel?.unref();
    return {
      isSandboxed,
      gone: gone.signal,
      connect: () => chromium.connect(endpoint, { timeout: CONNECT_TIMEOUT_MS }),
      close: () => end(child, gone.signal),
    };
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  }
}

function hearFrom(child: ChildProcess, gone: AbortSignal, order: DriverOrder) {
  return new Promise<Extract<DriverAnswer, { kind: 'ready' }>>((done, fail) => {
    const give = (reason: string) => fail(new Error(`Failed to launch the browser: ${reason}`));
    const timer = setTimeout(() => give('it did not answer in time'), START_TIMEOUT_MS);
    const onGone = () => give('its process ended');
    gone.addEventListener('abort', onGone, { once: true });
    child.once('message', (answer: DriverAnswer) => {
      clearTimeout(timer);
      gone.removeEventListener('abort', onGone);
      if (answer.kind === 'ready') done(answer);
      else give(answer.reason);
    });
    child.send(order);
  });
}

/** Without its service the process ends by itself, and Chromium with it. */
async function end(child: ChildProcess, gone: AbortSignal): Promise<void> {
  if (gone.aborted) return;
  const ended = new Promise<void>((done) => gone.addEventListener('abort', () => done(), { once: true }));
  child.ref();
  if (child.connected) child.disconnect();
  const timer = setTimeout(() => child.kill('SIGKILL'), CLOSE_TIMEOUT_MS);
  await ended;
  clearTimeout(timer);
}
