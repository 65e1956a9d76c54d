import type { Markup } from '../src/markup.ts';

/** The words of a piece of markup, as a screen reader would say them: for labels and options that hold no elements. */
export function plainText({ markup }: Markup): string {
  return markup
    .replace(/<span aria-hidden="true">.*?<\/sup><\/span>/g, '')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&nbsp;', ' ');
}
