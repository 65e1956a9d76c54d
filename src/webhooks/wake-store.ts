import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '../platform/database.ts';

const CHANNEL = 'cartwright_webhooks';
const RECONNECT_MS = 1_000;

export async function notifySenders(database: Database): Promise<void> {
  await database.query(`select pg_notify('${CHANNEL}', '')`);
}

/** Calls back when any process has notified. Lost connections are made again; nothing relies on a single call. */
export function listenForEvents(database: Database, onEvent: () => void): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const running = listen(database, onEvent, stopping.signal);
  return {
    stop: () => {
      stopping.abort();
      return running;
    },
  };
}

async function listen(database: Database, onEvent: () => void, stop: AbortSignal): Promise<void> {
  while (!stop.aborted) {
    try {
      const client = await database.pool.connect();
      try {
        client.on('notification', onEvent);
        await client.query(`listen ${CHANNEL}`);
        onEvent();
        await new Promise<void>((resolve) => {
          client.once('error', () => resolve());
          client.once('end', () => resolve());
          if (stop.aborted) resolve();
          stop.addEventListener('abort', () => resolve(), { once: true });
        });
      } finally {
        // Ended, not returned: the pool must not hand out a connection that listens.
        client.release(true);
      }
    } catch {
      // The store is away; senders poll meanwhile.
    }
    if (!stop.aborted) await delay(RECONNECT_MS, undefined, { signal: stop }).catch(() => {});
  }
}
