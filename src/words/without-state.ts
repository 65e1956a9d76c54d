import { foldLabel } from './fold-text.ts';
import { wordsOf } from './match-phrases.ts';
import { says } from './says.ts';

const outOfStock = wordsOf('outOfStock');
/** What stands behind the last comma that is not a number's own. */
const LAST_PART = /\s*(?:[，、،;]|,(?!\d)|(?<!\d),)\s*((?:[^,，、،;]|(?<=\d),(?=\d))+)$/u;

/** "Green, selected" and "L, out of stock": what is read out to the blind ends with what may change while a page is used. */
export function withoutState(label: string): string {
  const part = LAST_PART.exec(label.trim());
  const state = part?.[1] ?? '';
  if (!part || part.index === 0 || !(says('isChosen', state) || outOfStock.test(foldLabel(state)))) return label.trim();
  return withoutState(label.trim().slice(0, part.index));
}
