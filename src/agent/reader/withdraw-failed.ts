import { type Lesson, lessonKey } from '../recipes/lesson.ts';
import type { Run } from '../run/run.ts';
import { pageOf } from '../view/page-of.ts';
import { shownAmounts } from '../view/taught-rows.ts';
import type { Doubt } from './doubt.ts';

type Taught = Pick<Run, 'memory' | 'recipe' | 'deps'>;

/** Keeps which lessons answered a doubt, to know them should the same doubt come up again. */
export function noteTaught({ memory }: Taught, doubt: Doubt, lessons: readonly Lesson[]): void {
  memory.taughtFor.set(keyOf(doubt), lessons);
}

/**
 * What was said in this purchase and did not hold is taken back, and not believed a second time: what answered this very
 * doubt on a page that looks as it did then; amounts of this page where its sums still do not add up; and the way to pay that
 * was called the card and is none. Returns what was withdrawn.
 */
export function withdrawFailed(run: Taught, doubt: Doubt): readonly Lesson[] {
  const { memory, recipe } = run;
  const taught = [...memory.taughtFor.values()].flat();
  // Amounts change no page: they are judged by its sums alone.
  const again = (memory.taughtFor.get(keyOf(doubt)) ?? []).filter(({ of }) => of !== 'row');
  const known = new Set(recipe.lessons());
  const failed = [...new Set([...again, ...taught.filter((lesson) => isRefuted(doubt, lesson))])].filter((lesson) =>
    known.has(lesson),
  );
  if (failed.length === 0) return failed;
  recipe.unlearn(failed);
  for (const lesson of failed) memory.withdrawn.add(sayingOf(lesson));
  if (failed.some((lesson) => lesson.of === 'field' && lesson.is === 'cardMethod')) {
    memory.paymentMethod = null;
    memory.cardIsSaid = false;
  }
  run.deps.log('lessons withdrawn', { lessons: failed.map(({ of }) => of) });
  return failed;
}

/** The same of the same part as was said, tried and taken back before. */
export function wasWithdrawn({ memory }: Pick<Run, 'memory'>, lesson: Lesson): boolean {
  return memory.withdrawn.has(sayingOf(lesson));
}

function isRefuted({ stage, stop, view }: Doubt, lesson: Lesson): boolean {
  if (lesson.of === 'field') return lesson.is === 'cardMethod' && stop.code === 'payment_method_unavailable';
  if (lesson.of !== 'row' || stop.code !== 'merchant_error' || !SHOWS_SUMS.has(stage)) return false;
  return shownAmounts(view.snapshot).some(({ print }) => print === lesson.label);
}

const SHOWS_SUMS: ReadonlySet<string> = new Set(['cart', 'payment', 'review']);

const keyOf = ({ stage, stop, view }: Doubt): string => `${stage} ${stop.code} ${pageOf(view)}`;

function sayingOf(lesson: Lesson): string {
  const said = 'is' in lesson ? lesson.is : lesson.of === 'entry' ? `${lesson.entry?.print} ${lesson.daysAhead}` : '';
  const target = lesson.of === 'variant' ? `${lesson.target?.exact} ${lesson.first?.exact}` : '';
  return `${lessonKey(lesson)} ${target} ${said}`;
}
