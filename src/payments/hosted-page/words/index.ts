import { de } from './de.ts';
import { en, type Words } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';

export type { Words } from './en.ts';

const languages = { en, de, fr, es } as const satisfies Record<string, Words>;
export type Language = keyof typeof languages;

export function wordsOf(language: Language): Words {
  return languages[language];
}

/** The best of our languages by what the browser prefers; English when it wants none of them. */
export function chooseLanguage(acceptLanguage: string | undefined): Language {
  const wishes = (acceptLanguage ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = parameters.map((text) => /^\s*q=([\d.]+)$/.exec(text)?.[1]).find((value) => value !== undefined);
      return { language: tag.split('-')[0] as string, quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ language, quality }) => Object.hasOwn(languages, language) && quality > 0)
    .toSorted((a, b) => b.quality - a.quality);
  return (wishes[0]?.language as Language | undefined) ?? 'en';
}

/** Puts values into the {curly} parts of a text. */
export function fillIn(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => (name in values ? String(values[name]) : whole));
}
