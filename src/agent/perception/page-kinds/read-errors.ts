import { foldLabel } from '../../../words/fold-text.ts';
import { wordsOf } from '../../../words/match-phrases.ts';
import type { ElementRef, PageSnapshot } from '../seen/types.ts';

const required = wordsOf('required');
const declined = wordsOf('declined');
const outOfStock = wordsOf('outOfStock');

export interface ReadError {
  text: string;
  /** The control it belongs to, when the page says so. */
  ref: ElementRef | null;
  about: 'field' | 'payment' | 'stock' | 'page';
}

/** What the page complains about, each complaint once. */
export function readErrors(snapshot: PageSnapshot): ReadError[] {
  const out: ReadError[] = [];
  const seen = new Set<string>();
  const add = (text: string, ref: ElementRef | null, field: boolean): void => {
    const plain = foldLabel(text);
    if (plain.length < 3 || seen.has(plain)) return;
    seen.add(plain);
    const about = declined.test(plain)
      ? 'payment'
      : field
        ? 'field'
        : outOfStock.test(plain)
          ? 'stock'
          : required.test(plain)
            ? 'field'
            : 'page';
    out.push({ text: text.slice(0, 300), ref, about });
  };
  for (const element of snapshot.elements)
    if (element.visible && element.error !== '') add(element.error, element.ref, true);
  for (const message of snapshot.messages) {
    const plain = foldLabel(message.text);
    if (message.kind === 'error' || (message.kind !== 'success' && (declined.test(plain) || outOfStock.test(plain))))
      add(message.text, message.ref, message.ref !== null);
  }
  return out;
}
