import { press } from '../actions/press.ts';
import { findByPrint } from '../recipes/fingerprint.ts';
import type { Lesson } from '../recipes/lesson.ts';
import type { Run } from '../run/run.ts';
import { look } from '../view/look.ts';
import { askReader } from './ask-reader.ts';
import type { Doubt } from './doubt.ts';
import { whichEntry } from './questions/which-entry.ts';

/** A list that was named closed is opened, and the same question is put once more, about the entries that it shows. */
export async function openList(run: Run, doubt: Doubt, lessons: readonly Lesson[]): Promise<void> {
  const closed = lessons.filter((each) => each.of === 'entry' && each.entry === null && each.daysAhead === null);
  const [first] = closed;
  if (first?.of !== 'entry') return;
  run.recipe.unlearn(closed);
  const list = findByPrint(doubt.view.snapshot.elements, first.target);
  if (!list) return;
  await press(run, doubt.view, list);
  const view = await look(run);
  const posed = whichEntry(run, { ...doubt, view });
  if (posed) await askReader(run, view, posed, doubt.stop.message);
}
