import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '../../platform/database.ts';
import { type Listener, listen } from '../../platform/listen.ts';

const CHANNEL = 'cartwright_webhooks';
const RETRY_MS = 1_000;

export async function notifySenders(database: Database): Promise<void> {
  await database.query(`select pg_notify('${CHANNEL}', '')`);
}

/** Calls back when any process has notified, and whenever a notice may have been missed. */
export function listenForEvents(database: Database, onEvent: () => void): { stop(): Promise<void> } {
  const stopping = new AbortController();
  let listener: Listener | undefined;
  const connecting = connect();

  /** The database may be down when the sender starts; senders poll meanwhile. */
  async function connect(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        listener = await listen(database, [CHANNEL], { message: onEvent, reconnect: onEvent });
        onEvent();
        return;
      } catch {
        await delay(RETRY_MS, undefined, { signal: stopping.signal }).catch(() => {});
      }
    }
  }

  return {
    async stop() {
      stopping.abort();
      await connecting;
      await listener?.close();
    },
  };
}
