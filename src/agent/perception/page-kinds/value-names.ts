import { foldText } from '../../../words/fold-text.ts';
import { withoutState } from '../../../words/without-state.ts';
import type { SnapshotElement } from '../seen/types.ts';

/** What a control of a choice is called. */
export function labelOf(element: SnapshotElement): string {
  const { label, text, ariaLabel, title, data, value } = element;
  return withoutState(label || text || ariaLabel || title || data['data-value'] || value);
}

/**
 * What is read out to the blind may be a sentence about a value: "Fashion color's option Peach". Where each of a row shows,
 * or is titled with, one part of its sentence, and no two alike, that part is the value.
 */
export function namesOfRow(members: readonly SnapshotElement[]): string[] {
  const said = members.map(labelOf);
  // What is chosen may show a tick alone.
  const shown = members.map(({ text, title }, at) =>
    [text, title].map((each) => withoutState(each).trim()).find((each) => isPartOf(each, said[at] ?? '')),
  );
  const isTold = !shown.includes(undefined) && new Set(shown.map((each = '') => foldText(each))).size === shown.length;
  return isTold ? shown.map((each = '') => each) : said;
}

function isPartOf(part: string, words: string): boolean {
  const folded = foldText(part);
  return folded !== '' && ` ${foldText(words)} `.includes(` ${folded} `);
}
