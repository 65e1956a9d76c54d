import { foldText } from '../../words/fold-text.ts';
import type { WantedField } from '../checkout/plan-details.ts';
import { toldBeside } from '../checkout/told-beside.ts';
import { putQuestion, saidField, whichComplaint } from '../reader/index.ts';
import type { Run } from '../run/run.ts';
import type { View } from '../view/view.ts';

/**
 * An order came back and marks nothing, with new words on the page: a second reader is asked, with every value masked, which
 * of our answers they refuse. Its word alone is not enough: the new words stand beside that field, or call it by its name
 * and no other. Null where nobody says so, or the page does not.
 */
export async function findNamedAnswer(
  run: Run,
  before: View,
  view: View,
  answers: readonly WantedField[],
): Promise<WantedField | null> {
  const open = answers.filter(({ element }) => !element.masked && !element.covered);
  const fields = open.map(({ element }) => element);
  const told = toldBeside(before, view, fields, () => false);
  const errors = newErrors(before, view);
  const isNamed = ({ element }: WantedField) =>
    told.has(element) || errors.some((text) => namesAlone(text, element.label, labelsBut(open, element)));
  if (!run.reader || !open.some(isNamed)) return null;
  const asked = open.map((each) => ({ ...each, kind: each.field.kind }));
  const words = [...new Set([...errors, ...told.values()])];
  const named = saidField(await putQuestion(run, whichComplaint(view, words, asked)), asked);
  return named && isNamed(named) ? named : null;
}

function newErrors(before: View, view: View): string[] {
  const known = new Set([...before.snapshot.messages, ...before.snapshot.texts].map(({ text }) => foldText(text)));
  return view.snapshot.messages
    .filter(({ kind, text }) => kind === 'error' && foldText(text) !== '' && !known.has(foldText(text)))
    .map(({ text }) => text);
}

function labelsBut(open: readonly WantedField[], element: WantedField['element']): string[] {
  return open.flatMap((each) => (each.element === element ? [] : [each.element.label]));
}

/** A word of the label that no other label has stands in the text, whatever its ending. */
function namesAlone(text: string, label: string, others: readonly string[]): boolean {
  const taken = new Set(others.flatMap(stemsOf));
  const own = stemsOf(label).filter((stem) => !taken.has(stem));
  const isSaid = (stems: readonly string[]) => stems.some((stem) => ` ${foldText(text)}`.includes(` ${stem}`));
  const isOther = others.some((other) => isSaid(stemsOf(other).filter((stem) => !stemsOf(label).includes(stem))));
  return isSaid(own) && !isOther;
}

/** Words of at least four letters, without what may be their ending; in scripts without spaces the whole label. */
function stemsOf(label: string): string[] {
  return foldText(label)
    .split(/[^\p{L}]+/u)
    .filter(
      (word) => word.length > 3 || /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(word),
    )
    .map((word) => word.slice(0, Math.max(4, word.length - 3)));
}
