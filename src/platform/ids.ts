import { randomUUID } from 'node:crypto';

/**
 * UUID version 7: ordered by time, so that new rows land at the end of an index however large the table is.
 * The random part is taken from a version 4 UUID, which the runtime draws from a pool.
 */
export function newId(now = Date.now()): string {
  const time = now.toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}
