import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../..');

export interface SourceFile {
  /** From the root of the repository. */
  path: string;
  text: string;
  imports: string[];
}

export function readSources(pattern: string): SourceFile[] {
  return globSync(pattern, { cwd: root, exclude: (name) => String(name).includes('node_modules') })
    .filter((path) => /\.(ts|tsx|mjs)$/.test(path))
    .map((path) => {
      const text = readFileSync(join(root, path), 'utf8');
      const statements = text.matchAll(
        /(?:^|\n)\s*(?:import|export)\b[^;'"]*?from\s*['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)|(?:^|\n)import\s*['"]([^'"]+)['"]/g,
      );
      return { path, text, imports: [...statements].map((match) => (match[1] ?? match[2] ?? match[3]) as string) };
    });
}
