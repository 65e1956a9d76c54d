import { foldLabel } from '../../../words/fold-text.ts';
import { compileKinds, longest } from '../../../words/match-phrases.ts';
import type { PageSnapshot, SnapshotElement } from '../seen/types.ts';

/** Texts between such a title and the first answer: what that one is called, costs and promises. */
const MOST_BETWEEN = 5;

const blocks = [...compileKinds<string>('sections').values()];

/**
 * Titles of steps may be plain text: the last text under the same heading before a choice that is the name of a block
 * and no more; else nothing.
 */
export function plainTitleOver(
  texts: PageSnapshot['texts'],
  { frame, order, section, label }: SnapshotElement,
): string {
  const before = texts.filter(
    (text) =>
      text.frame === frame && text.order < order && !text.covered && text.section === section && text.text !== label,
  );
  const isTitle = (words: string) => blocks.some((block) => longest(block, words)?.phrase === words);
  return before.slice(-MOST_BETWEEN).findLast(({ text }) => isTitle(foldLabel(text)))?.text ?? '';
}
