import { readdirSync, readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { asset, type Reply } from './reply.ts';

const types: Record<string, 'text/css' | 'text/javascript'> = { '.css': 'text/css', '.js': 'text/javascript' };

/** A shop's scripts and style sheets, read once when the shop is loaded. */
export function readAssets(folder: URL): Map<string, Reply> {
  const replies = new Map<string, Reply>();
  for (const name of readdirSync(folder)) {
    const type = types[extname(name)];
    if (type) replies.set(name, asset(type, readFileSync(new URL(name, folder), 'utf8')));
  }
  return replies;
}
