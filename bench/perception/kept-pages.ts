import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import { joinRows } from '../../src/agent/perception/snapshot/join-rows.ts';
import type { LabelledPage } from './labelled-page.ts';

export function keepPages(file: string, pages: readonly LabelledPage[]): void {
  writeFileSync(file, gzipSync(pages.map((page) => JSON.stringify(page)).join('\n')));
}

export function readPages(file: string): LabelledPage[] {
  const lines = gunzipSync(readFileSync(file)).toString('utf8').split('\n');
  const pages = lines.filter(Boolean).map((line) => JSON.parse(line) as LabelledPage);
  // Rows are read from texts outside the page, so that a better reading can be judged on kept pages too.
  return pages.map((page) => ({ ...page, seen: { ...page.seen, rows: joinRows(page.seen.texts) } }));
}
