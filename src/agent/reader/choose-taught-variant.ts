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
import { askedValues, isChosen, openAxes, type VariantChoice } from './questions/which-variant.ts';

/**
 * Chooses as a lesson says, and believes it only on evidence: the control itself names the value, or the page does once
 * it was pressed. True when the value is settled.
 */
export async function chooseTaughtVariant(run: Run, first: View, item: OrderItem): Promise<boolean> {
  // What a page does not keep is not set for ever.
  const mayTry = (axis: string) => run.tries.mayTry(`taught variant ${item.url} ${axis}`, MOST_CHOICES);
  const asked = openAxes(run, item).find(({ axis, label }) => lessonFor(run, axis, label) && mayTry(axis));
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
  if (element.role === 'spinbutton' && !countsVariant(element, item)) return false;
  if (!isChosen(view, element, option ?? null)) await choose(run, view, item, { element, option: option ?? null });
  const after = await look(run);
  if (!option && !isNamed(element, asked.label) && !appears(view, after, asked.label)) return false;
  const isSaid = (label: string) => (option ? names(option.text, label) : isNamed(element, label));
  // One part may stand for several values at once, as a row of "Pine / Large" does.
  for (const [axis, label] of askedValues(item))
    if (axis === asked.axis || isSaid(label)) run.memory.settledAxes.add(`${item.url} ${axis}`);
  return true;
}

const MOST_CHOICES = 2;

async function choose(run: Run, view: View, item: OrderItem, { element, option }: VariantChoice): Promise<void> {
  if (option) await setValues(run, view, [{ element, text: option.value }]);
  else if (element.role !== 'spinbutton') await press(run, view, element);
  else {
    await setValues(run, view, [{ element, text: String(item.quantity) }]);
    run.memory.countedVariants.add(item.url);
  }
}

/** A number of pieces is typed only beside everything that was asked for: half of it is another variant. */
function countsVariant(element: SnapshotElement, item: OrderItem): boolean {
  return askedValues(item).every(([, label]) => isNamed(element, label));
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
