import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { LabelledPage } from './label-pages.ts';

export function keepPages(file: string, pages: readonly LabelledPage[]): void {
  writeFileSync(file, gzipSync(pages.map((page) => JSON.stringify(page)).join('\n')));
}

export function readPages(file: string): LabelledPage[] {
  const lines = gunzipSync(readFileSync(file)).toString('utf8').split('\n');
  return lines.filter(Boolean).map((line) => JSON.parse(line) as LabelledPage);
}
