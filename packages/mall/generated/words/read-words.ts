import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Words = ReadonlyMap<string, readonly string[]>;

const known = new Map<string, Words>();

/** `words/xx.txt`: one word per line, its synonyms separated by bars. */
export function readWords(language: string): Words {
  const found = known.get(language);
  if (found) return found;
  const lines = readFileSync(join(import.meta.dirname, `${language}.txt`), 'utf8').split('\n');
  const words = new Map(
    lines.flatMap((line) => {
      const cut = line.indexOf(':');
      if (cut < 0) return [];
      const synonyms = line
        .slice(cut + 1)
        .split('|')
        .map((word) => word.trim());
      return [[line.slice(0, cut).trim(), synonyms] as const];
    }),
  );
  known.set(language, words);
  return words;
}

/** `say('added', { item: 'Mug' })`; `taste` picks among synonyms. */
export function speaker(language: string, taste: number): (key: string, fill?: Fill) => string {
  const words = readWords(language);
  return (key, fill = {}) => {
    const synonyms = words.get(key);
    if (!synonyms) throw new Error(`no word for ${key} in ${language}`);
    const text = synonyms[taste % synonyms.length] ?? '';
    return text.replace(/\{(\w+)\}/g, (_, name: string) => String(fill[name] ?? ''));
  };
}

export type Fill = Record<string, string | number>;
