import { bareLabel } from '../../../words/bare-label.ts';
import { foldText } from '../../../words/fold-text.ts';
import { saysJustWithNotes } from '../../../words/says-just.ts';
import { withoutPrice } from '../../../words/without-price.ts';
import { withoutState } from '../../../words/without-state.ts';
import type { SnapshotElement } from '../seen/types.ts';

/** What a control of a choice is called. */
export function labelOf(element: SnapshotElement): string {
  const { label, text, ariaLabel, title, data, value } = element;
  return withoutState(label || text || ariaLabel || title || data['data-value'] || value);
}

/** Whether it says one of these values: alone, behind the name of the choice or product ("Color: Navy", "Rug - Navy"), or with notes behind it. */
export function saysValue(element: SnapshotElement, asked: readonly string[]): boolean {
  const label = labelOf(element);
  const wanted = new Set(asked.map(foldText));
  const names = [label, ...behindNames(label), behindName(bareLabel(label)), element.text, element.title].filter(
    (name) => name !== '',
  );
  return names.some(
    (name) =>
      [name, bareLabel(name), withoutPrice(name)].some((each) => wanted.has(foldText(each))) ||
      asked.some((each) => saysJustWithNotes(name, [each])),
  );
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

/** "Colour: White", "Rug - White": the value alone, where it repeats the choice's name or the product's. */
function behindName(label: string): string {
  return behindNames(label).at(-1) ?? label;
}

/** The same wherever a name may end: "Colour: Black (RAL 9005) – €55.65 (4 left)" has a price behind another dash. */
function behindNames(label: string): string[] {
  return Array.from(label.matchAll(/[:：]|\s[-–—]\s/gu), ({ 0: sign, index }) => label.slice(index + sign.length));
}
