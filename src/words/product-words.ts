import { vocabularies } from './languages.ts';
import type { ProductWord } from './product-kinds.ts';

/** The words of all languages. */
export function productWordList(kind: ProductWord): string[] {
  return [...new Set(vocabularies.flatMap(({ productPage }) => productPage?.[kind]?.split(' | ') ?? []))];
}

/** The words of all languages, as one group of a regular expression. */
export function productWords(kind: ProductWord): string {
  return `(?:${productWordList(kind).join('|')})`;
}
