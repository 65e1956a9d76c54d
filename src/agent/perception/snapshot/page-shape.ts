import { createHash } from 'node:crypto';
import type { PageSnapshot } from '../seen/types.ts';

/** Generated parts of names (hashes, counters) differ between visits and must not count. */
function stableName(name: string): string {
  return name
    .split(/[\s]+/)
    .filter(
      (token) => !/\d{3,}|[a-z]+[A-Z0-9][a-z]*[A-Z0-9]\w*$|^[a-z]{1,3}-[a-z0-9]{5,}$/.test(token) || token.length < 4,
    )
    .join(' ')
    .replace(/\d+/g, '#');
}

const TYPED = new Set(['textbox', 'select', 'combobox', 'spinbutton']);

/** Digest of the fields and buttons, without values, texts that change and generated names. */
export function pageShape(snapshot: PageSnapshot): string {
  const counted = snapshot.elements.filter((e) => !['link', 'clickable', 'frame', 'option'].includes(e.role));
  const fields = Map.groupBy(
    counted.filter((e) => TYPED.has(e.role)),
    (e) => e.name || e.id,
  );
  const parts = new Set<string>();
  for (const e of counted) {
    const name = e.name || e.id;
    // Components give their inner field no name, or all the same one: then labels tell one step from the next.
    const shared = TYPED.has(e.role) && (name === '' || fields.get(name)?.some((other) => other.label !== e.label));
    parts.add(`${e.role}|${e.type}|${stableName(name)}${shared ? ` ${stableName(e.label)}` : ''}|${e.autocomplete}`);
  }
  return createHash('sha256')
    .update([...parts].sort().join('\n'))
    .digest('hex')
    .slice(0, 16);
}
