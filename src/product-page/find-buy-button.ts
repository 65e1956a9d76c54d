import { productWords } from '../words/product-words.ts';
import type { ShortText } from './walk-page.ts';

const buyWords = new RegExp(productWords('buy'), 'i');

const controlTags = new Set(['button', 'a', 'input']);

/** Where in reading order the page offers to buy; undefined when it does not. */
export function findBuyButton(texts: ShortText[]): ShortText | undefined {
  return texts.find(({ node, text, marks }) => {
    if (text.length > 60) return false;
    const control = controlTags.has(node.name) || node.attribs.role === 'button' || /\b(?:btn|button)/.test(marks);
    return control && (buyWords.test(text) || /add-?_?to-?_?(?:cart|bag|basket)/.test(marks));
  });
}

export function isBuyWording(text: string): boolean {
  return buyWords.test(text);
}
