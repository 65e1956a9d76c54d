import type { OrderItem } from '../../orders/index.ts';
import { foldText } from '../../words/fold-text.ts';
import { press } from '../actions/press.ts';
import { setValues } from '../actions/set-values.ts';
import { isSameProduct, type SnapshotElement } from '../perception/index.ts';
import { findByPrint } from '../recipes/fingerprint.ts';
import { type Lesson, textPrint } from '../recipes/lesson.ts';
import type { Run } from '../run/run.ts';
import { look } from '../view/look.ts';
import type { View } from '../view/view.ts';
import { openAxis } from './questions/which-variant.ts';

/**
 * Chooses as a lesson says, and believes it only on evidence: the control itself names the value, or the page does once
 * it was pressed. True when the value is settled.
 */
export async function chooseTaughtVariant(run: Run, first: View, item: OrderItem): Promise<boolean> {
  const asked = openAxis(run, item);
  const lesson = asked && lessonFor(run, asked.axis, asked.label);
  if (!lesson) return false;
  let view = first;
  const opener = lesson.first && findByPrint(view.snapshot.elements, lesson.first);
  if (opener && !(lesson.target && findByPrint(view.snapshot.elements, lesson.target))) {
    await press(run, view, opener);
    view = await look(run);
  }
  const element = lesson.target && findByPrint(view.snapshot.elements, lesson.target);
  if (!element) return false;
  const option = element.options.find(({ text, value }) => names(`${text} ${value}`, asked.label));
  if (element.tag === 'select' && !option) return false;
  if (option) await setValues(run, view, [{ element, text: option.value }]);
  else if (element.checked !== true) await press(run, view, element);
  const after = await look(run);
  if (!option && !isNamed(element, asked.label) && !appears(view, after, asked.label)) return false;
  run.memory.settledAxes.add(`${item.url} ${asked.axis}`);
  return true;
}

function lessonFor(run: Pick<Run, 'recipe'>, axis: string, label: string): Extract<Lesson, { of: 'variant' }> | null {
  const print = textPrint(label);
  const found = run.recipe
    .lessons()
    .find((each) => each.of === 'variant' && each.axis === axis && each.label === print);
  return found?.of === 'variant' ? found : null;
}

function isNamed(element: SnapshotElement, label: string): boolean {
  const words = [
    element.text,
    element.label,
    element.ariaLabel,
    element.title,
    element.value,
    ...Object.values(element.data),
  ];
  return words.some((text) => names(text, label));
}

/** As whole words: "M" is not named by "Medium". */
function names(text: string, label: string): boolean {
  return ` ${foldText(text)} `.includes(` ${foldText(label)} `);
}

/** Words that the page shows only since the press. On a page of something else all words are new, and say nothing. */
function appears(before: View, after: View, label: string): boolean {
  if (!isSameProduct(after.snapshot.url, before.snapshot.url)) return false;
  const known = new Set(before.snapshot.texts.map(({ text }) => foldText(text)));
  return after.snapshot.texts.some(({ text }) => text.length < 80 && !known.has(foldText(text)) && names(text, label));
}
