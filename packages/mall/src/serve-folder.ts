import { readFileSync } from 'node:fs';
import { asset, type Reply } from './reply.ts';

const types = { css: 'text/css', js: 'text/javascript', svg: 'image/svg+xml' } as const;

/** Files of a shop's own folder under `/assets/`; read once, and only plain names, so nothing else can be reached. */
export function serveFolder(folder: URL): (path: string) => Reply | undefined {
  const read = new Map<string, Reply>();
  return (path) => {
    const match = /^\/assets\/([a-z-]+\.(css|js|svg))$/.exec(path);
    if (!match?.[1]) return undefined;
    const known = read.get(match[1]);
    if (known) return known;
    try {
      const reply = asset(types[match[2] as keyof typeof types], readFileSync(new URL(match[1], folder), 'utf8'));
      read.set(match[1], reply);
      return reply;
    } catch {
      return undefined;
    }
  };
}
