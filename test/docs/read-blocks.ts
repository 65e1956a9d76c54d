import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../..');

/**
 * How a code block is tested, by the words after its language:
 * nothing: it is run, or parsed, as it is. `start`: it starts the service that the others use.
 * `server`, `handler`: a receiver of webhooks, which gets a right and a forged delivery.
 * `until-ready`: it runs until it is stopped. `elsewhere`: it cannot run here; what it names must exist.
 */
export interface Block {
  file: string;
  line: number;
  language: string;
  mode: string;
  text: string;
}

const PAGES = ['*.md', 'docs/**/*.md', 'packages/*/README.md', 'examples/**/README.md', 'test/*/README.md'];

export function readBlocks(): Block[] {
  const pages = globSync(PAGES, { cwd: root, exclude: (name) => String(name).includes('node_modules') }).sort();
  return pages.flatMap((file) => {
    const fence = /^```([^\n]*)\n([\s\S]*?)^```$/gm;
    const page = readFileSync(join(root, file), 'utf8');
    return [...page.matchAll(fence)].map((match) => {
      const [language = '', mode = ''] = (match[1] ?? '').trim().split(/\s+/);
      const line = page.slice(0, match.index).split('\n').length;
      return { file, line, language, mode, text: match[2] ?? '' };
    });
  });
}
