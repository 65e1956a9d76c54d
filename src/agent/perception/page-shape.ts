import { createHash } from 'node:crypto';
import type { PageSnapshot } from './types.ts';

/** Generated parts of names (hashes, counters) differ between visits and must not count. */
export function stableName(name: string): string {
  return name
    .split(/[\s]+/)
    .filter(
      (token) => !/\d{3,}|[a-z]+[A-Z0-9][a-z]*[A-Z0-9]\w*$|^[a-z]{1,3}-[a-z0-9]{5,}$/.test(token) || token.length < 4,
    )
    .join(' ')
    .replace(/\d+/g, '#');
}

/** Digest of the fields and buttons, without values, texts that change and generated names. */
export function pageShape(snapshot: PageSnapshot): string {
  const parts = new Set<string>();
  for (const e of snapshot.elements) {
    if (e.role === 'link' || e.role === 'clickable' || e.role === 'frame' || e.role === 'option') continue;
    parts.add(`${e.role}|${e.type}|${stableName(e.name || e.id)}|${e.autocomplete}`);
  }
  return createHash('sha256')
    .update([...parts].sort().join('\n'))
    .digest('hex')
    .slice(0, 16);
}
