import type { OrderItem } from '../../orders/index.ts';
import type { QuestionKind } from '../model/index.ts';
import type { Lesson } from '../recipes/lesson.ts';
import type { Run } from '../run/run.ts';
import { Stop } from '../run/stop.ts';
import { look } from '../view/look.ts';
import type { View } from '../view/view.ts';
import { askReader } from './ask-reader.ts';
import { chooseTaughtVariant } from './choose-taught-variant.ts';
import type { Pose, Stage } from './doubt.ts';
import { doubtRecipe } from './doubt-recipe.ts';
import { forgetDenied } from './forget-denied.ts';
import { whichAmounts } from './questions/which-amounts.ts';
import { whichMessage } from './questions/which-message.ts';
import { whichPage } from './questions/which-page.ts';
import { whichValues } from './questions/which-values.ts';
import { whichVariant } from './questions/which-variant.ts';
import { whichWay } from './questions/which-way.ts';
import { questionsFor } from './questions-for.ts';

const POSES: Record<Exclude<QuestionKind, 'outcome'>, Pose> = {
  values: whichValues,
  variant: whichVariant,
  amounts: whichAmounts,
  message: whichMessage,
  page: whichPage,
  way: whichWay,
};

/**
 * Before a purchase is given up because of a reading: the view as it looks with what a second reader said, or null when
 * the refusal stands. Whoever gets a view tries once more what it refused, by the same rules.
 */
export async function readAgain(
  run: Run,
  stage: Stage,
  error: unknown,
  item: OrderItem | null = null,
): Promise<View | null> {
  if (!(error instanceof Stop)) return null;
  const kinds = questionsFor(stage, error);
  if (kinds.length > 0 && doubtRecipe(run)) return look(run);
  if (kinds.length === 0 || !(run.reader || run.recipe.lessons().length > 0)) return null;
  let view = await look(run);
  if (item && kinds.includes('variant') && (await chooseTaughtVariant(run, view, item))) return chosenAnew(run);
  for (const kind of kinds) {
    if (kind === 'outcome') continue;
    const posed = POSES[kind](run, { stage, stop: error, view, item });
    const lessons = posed && (await askReader(run, view, posed, error.message));
    if (!lessons) continue;
    // A box that would not be ticked may be ticked now: what agrees to the terms is pressed beside a known way on only.
    run.tries.forget(/^box /);
    // Fields that are filled anew may be sent anew, however often the same button was pressed before.
    if (kind === 'values') {
      run.tries.forget(/^advance /);
      forgetDenied(run, view, lessons);
    }
    if (kind === 'way') noteWay(run, stage, lessons);
    view = await look(run);
    if (kind !== 'variant' || !item) return view;
    if (await chooseTaughtVariant(run, view, item)) return chosenAnew(run);
    return openedList(run, item, error, lessons);
  }
  return null;
}

/** What was said to lead on gets another try on this page. At its own stage the product is added anyway. */
function noteWay(run: Run, stage: Stage, lessons: readonly Lesson[]): void {
  run.tries.forget(/^advance [0-9a-f]{12} /);
  const adds = lessons.some((lesson) => lesson.of === 'control' && lesson.is === 'addToCart');
  if (adds && stage !== 'product') run.memory.toldToFill = true;
}

/** What had to be opened first is open now: the same question once more, about what it shows. */
async function openedList(run: Run, item: OrderItem, error: Stop, wrong: readonly Lesson[]): Promise<View | null> {
  run.recipe.unlearn(wrong);
  const view = await look(run);
  const posed = whichVariant(run, { stage: 'product', stop: error, view, item });
  const lessons = posed && (await askReader(run, view, posed, error.message));
  if (!lessons) return null;
  const settled = await chooseTaughtVariant(run, await look(run), item);
  if (!settled) run.recipe.unlearn(lessons);
  return settled ? chosenAnew(run) : null;
}

/** With another choice the button that adds is another one, though it looks the same. */
function chosenAnew(run: Run): Promise<View> {
  run.tries.forget(/^(add|sent) /);
  return look(run);
}

/** Does something that may be refused because of a reading, as often as a second reader finds something new to say. */
export async function withSecondReading<T>(
  run: Run,
  about: { stage: Stage; item?: OrderItem },
  first: View,
  work: (view: View) => Promise<T>,
): Promise<T> {
  for (let view = first; ; ) {
    try {
      return await work(view);
    } catch (error) {
      const again = await readAgain(run, about.stage, error, about.item ?? null);
      if (!again) throw error;
      view = again;
    }
  }
}
