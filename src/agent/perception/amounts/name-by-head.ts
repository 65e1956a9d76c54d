import { foldText } from '../../../words/fold-text.ts';
import type { CartLine, PageSnapshot } from '../seen/types.ts';

type TextBlock = PageSnapshot['texts'][number];

/**
 * A product may head its variants: its name alone in a row, and below it a row for each variant that names no more than
 * that. Such a line is called by what heads it, as long as no other product stands between the two.
 */
export function nameByHead({ texts }: PageSnapshot, lines: CartLine[], names: readonly string[]): CartLine[] {
  const isNamed = (text: string) => names.some((name) => foldText(text).includes(name));
  return lines.map((line) => {
    if (line.url !== '' || isNamed(`${line.title} ${line.options}`)) return line;
    const isBetween = ({ place }: CartLine, { order }: TextBlock) =>
      place.order > order && place.order < line.place.order;
    const head = texts.findLast((text) => text.order < line.place.order && isHeadOf(texts, text, line));
    if (!head || !isNamed(head.text)) return line;
    if (lines.some((other) => isBetween(other, head) && isNamed(other.title))) return line;
    return { ...line, title: head.text, options: `${line.title} · ${line.options}` };
  });
}

/** The only text of a row that stands beside the line's own row, in one list with it. */
function isHeadOf(texts: readonly TextBlock[], text: TextBlock, { title, place }: CartLine): boolean {
  const own = texts.filter(({ frame }) => frame === place.frame);
  const inside = (wrapper: number) => own.filter(({ ancestors }) => ancestors.includes(wrapper));
  const at = place.ancestors.findIndex((wrapper) => inside(wrapper).some((each) => each.text === title));
  const list = place.ancestors[at + 1];
  if (at < 0 || list === undefined || text.frame !== place.frame) return false;
  const depth = text.ancestors.indexOf(list);
  const row = text.ancestors[depth - 1];
  return depth > 0 && row !== undefined && row !== place.ancestors[at] && inside(row).length === 1;
}
