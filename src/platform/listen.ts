import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import type { Database } from './database.ts';

export interface Listener {
  close(): Promise<void>;
}

const RECONNECT_MS = 500;
const PROBE_MS = 5_000;

/**
 * Notifications are hints: those sent while the connection was down are lost, so `reconnect` tells the caller to look
 * again. Takes one connection out of the pool for as long as it lives, and never more than one.
 */
export async function listen(
  database: Database,
  channels: readonly string[],
  on: { message(channel: string, payload: string): void; reconnect(): void },
): Promise<Listener> {
  const closing = new AbortController();
  const first = Promise.withResolvers<void>();

  async function keep(): Promise<void> {
    let isFirst = true;
    while (!closing.signal.aborted) {
      await hold(database, channels, on.message, closing.signal, () => {
        if (isFirst) first.resolve();
        else on.reconnect();
        isFirst = false;
      }).catch(first.reject);
      await delay(RECONNECT_MS, undefined, { signal: closing.signal, ref: false }).catch(() => undefined);
    }
  }

  const kept = keep();
  await first.promise.catch((error) => {
    closing.abort();
    throw error;
  });
  return {
    async close() {
      closing.abort();
      await kept;
    },
  };
}

/** One connection from its beginning to its end, whatever ends it. */
async function hold(
  database: Database,
  channels: readonly string[],
  onMessage: (channel: string, payload: string) => void,
  signal: AbortSignal,
  onReady: () => void,
): Promise<void> {
  const client = await database.pool.connect();
  const ended = Promise.withResolvers<void>();
  client.on('notification', ({ channel, payload }) => onMessage(channel, payload ?? ''));
  client.once('error', () => ended.resolve());
  client.once('end', () => ended.resolve());
  signal.addEventListener('abort', () => ended.resolve(), { once: true });
  if (signal.aborted) ended.resolve();
  const probing = setInterval(() => probe(client, ended.resolve), PROBE_MS).unref();
  try {
    for (const channel of channels) await client.query(`listen "${channel}"`);
    onReady();
    await ended.promise;
  } finally {
    clearInterval(probing);
    client.removeAllListeners('notification');
    client.release(true);
  }
}

/** A half-open connection delivers nothing and reports nothing; only a query reveals it. */
function probe(client: pg.PoolClient, onSilence: () => void): void {
  const late = setTimeout(onSilence, PROBE_MS).unref();
  client.query('select 1').then(
    () => clearTimeout(late),
    () => onSilence(),
  );
}
