import type { PageSnapshot } from '../../src/agent/perception/index.ts';
import type { LabelledPage } from './labelled-page.ts';

export interface Looks {
  add(shop: string, seen: PageSnapshot): void;
  /** Without labels yet. */
  pages(): LabelledPage[];
}

/** What was seen on the way through shops, each shape of a page and each of its messages once. */
export function collectLooks(): Looks {
  const found = new Map<string, LabelledPage>();
  return {
    add: (shop, seen) => {
      const key = [shop, seen.shape, ...seen.messages.map(({ text }) => text)].join('\n');
      if (seen.frames.length === 0 || found.has(key)) return;
      // The agent goes on working with what it saw.
      const kept = structuredClone(seen);
      found.set(key, {
        shop,
        language: seen.language,
        kind: '',
        seen: kept,
        truths: {},
        rows: {},
        rowTexts: [],
        messages: [],
      });
    },
    pages: () => [...found.values()],
  };
}
