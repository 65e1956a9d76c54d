import type pg from 'pg';
import type { Database } from './database.ts';

export interface Listener {
  close(): Promise<void>;
}

const RECONNECT_MS = 500;
const PROBE_MS = 5_000;

/**
 * Notifications are hints: those sent while the connection was away are lost, so `onReconnect` tells the caller to look
 * for itself. Takes one connection out of the pool for as long as it lives.
 */
export async function listen(
  database: Database,
  channels: readonly string[],
  on: { message(channel: string, payload: string): void; reconnect(): void },
): Promise<Listener> {
  let closed = false;
  let client: pg.PoolClient | undefined;
  let timer: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const next = await database.pool.connect();
    if (closed) return next.release(true);
    client = next;
    next.on('notification', ({ channel, payload }) => on.message(channel, payload ?? ''));
    next.once('error', reconnect);
    next.once('end', reconnect);
    for (const channel of channels) await next.query(`listen "${channel}"`);
    timer = setInterval(probe, PROBE_MS).unref();
  }

  // A half-open connection delivers nothing and says nothing; only a question brings that to light.
  function probe(): void {
    const probed = client;
    if (!probed) return;
    const late = setTimeout(() => reconnect(), PROBE_MS).unref();
    probed.query('select 1').then(
      () => clearTimeout(late),
      () => reconnect(),
    );
  }

  function reconnect(): void {
    if (!client) return;
    drop();
    if (!closed) retry();
  }

  function retry(): void {
    setTimeout(() => {
      if (closed) return;
      connect().then(on.reconnect, () => {
        drop();
        retry();
      });
    }, RECONNECT_MS).unref();
  }

  function drop(): void {
    clearInterval(timer);
    const old = client;
    client = undefined;
    old?.removeAllListeners('notification');
    old?.release(true);
  }

  await connect();
  return {
    async close() {
      closed = true;
      drop();
    },
  };
}
