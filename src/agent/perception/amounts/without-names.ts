import { foldText } from '../../../words/fold-text.ts';
import type { TextBlock } from '../seen/types.ts';

/** A number in the name of what was asked for counts nothing: "Bowl No. 7" is one bowl. `names` are folded. */
export function withoutNames(block: TextBlock, names: readonly string[]): TextBlock {
  const without = (text: string) => names.reduce(withoutName, text);
  return { ...block, text: without(block.text), ...(block.lines ? { lines: block.lines.map(without) } : {}) };
}

function withoutName(text: string, name: string): string {
  if (!foldText(text).includes(name)) return text;
  const words = [...text.matchAll(WORD)];
  const wanted = name.split(' ');
  const at = words.findIndex((_, from) => wanted.every((word, i) => foldText(words[from + i]?.[0] ?? '') === word));
  const [first, last] = [words[at], words[at + wanted.length - 1]];
  return first && last ? `${text.slice(0, first.index)}_${text.slice(last.index + last[0].length)}` : text;
}

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
