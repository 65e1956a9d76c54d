import type { OrderItem } from '../../orders/index.ts';
import type { QuestionKind } from '../model/index.ts';
import type { Lesson } from '../recipes/lesson.ts';
import type { Run } from '../run/run.ts';
import { Stop } from '../run/stop.ts';
import { look } from '../view/look.ts';
import type { View } from '../view/view.ts';
import { askReader } from './ask-reader.ts';
import { chooseTaughtVariant } from './choose-taught-variant.ts';
import type { Doubt, Pose, Posed, Stage } from './doubt.ts';
import { doubtRecipe } from './doubt-recipe.ts';
import { forgetDenied } from './forget-denied.ts';
import { openList } from './open-list.ts';
import { whichAmounts } from './questions/which-amounts.ts';
import { whichEntry } from './questions/which-entry.ts';
import { whichMessage } from './questions/which-message.ts';
import { whichPage } from './questions/which-page.ts';
import { whichValues } from './questions/which-values.ts';
import { whichVariant } from './questions/which-variant.ts';
import { whichWay } from './questions/which-way.ts';
import { type When, wholePage } from './questions/whole-page.ts';
import { questionsFor, wholeQuestions } from './questions-for.ts';
import { noteTaught, withdrawFailed } from './withdraw-failed.ts';

const POSES: Record<Exclude<QuestionKind, 'outcome' | 'complaint' | 'whole'>, Pose> = {
  values: whichValues,
  entry: whichEntry,
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
  const kinds = run.reader?.asksSingly ? questionsFor(stage, error) : wholeQuestions(stage, error);
  if (kinds.length > 0 && doubtRecipe(run)) return look(run);
  if (kinds.length === 0 || !(run.reader || run.recipe.lessons().length > 0)) return null;
  const seen = await look(run);
  if (item && kinds.includes('variant') && (await chooseTaughtVariant(run, seen, item))) return chosenAnew(run);
  const view = withdrawFailed(run, { stage, stop: error, view: seen, item }).length > 0 ? await look(run) : seen;
  return putDoubt(run, { stage, stop: error, view, item }, kinds);
}

/** Puts these questions about a page, and looks at it again with what was said. Null where nothing holds. */
export async function putDoubt(
  run: Run,
  doubt: Doubt,
  kinds: readonly QuestionKind[],
  when: When = 'in doubt',
): Promise<View | null> {
  const posed = kinds.flatMap((kind) => (isPosed(kind) ? (POSES[kind](run, doubt) ?? []) : []));
  const lessons = await askAbout(run, doubt, posed, when);
  if (!lessons) return null;
  noteTaught(run, doubt, lessons);
  return applyLessons(run, doubt, lessons);
}

/** The others are put where they come up: of the page after an order, and of a whole page by its parts. */
function isPosed(kind: QuestionKind): kind is keyof typeof POSES {
  return kind in POSES;
}

/** One question about the whole page, or one after the other until one is answered. */
async function askAbout(
  run: Run,
  { view, stop }: Doubt,
  posed: readonly Posed[],
  when: When,
): Promise<readonly Lesson[] | null> {
  const isWhole = posed.length > 1 || (posed.length > 0 && when === 'ahead');
  if (isWhole && !run.reader?.asksSingly) return askReader(run, view, wholePage(posed, when), stop.message);
  for (const each of posed) {
    const lessons = await askReader(run, view, each, stop.message);
    if (lessons) return lessons;
  }
  return null;
}

async function applyLessons(run: Run, doubt: Doubt, lessons: readonly Lesson[]): Promise<View | null> {
  const { stage, stop, view, item } = doubt;
  const isAbout = (of: Lesson['of']) => lessons.some((lesson) => lesson.of === of);
  // A box that would not be ticked may be ticked now: what agrees to the terms is pressed beside a known way on only.
  run.tries.forget(/^box /);
  // What is answered anew may be sent anew, however often the same button was pressed before.
  if (isAbout('field') || isAbout('entry')) run.tries.forget(/^(advance|saved) /);
  if (isAbout('field')) forgetDenied(run, view, lessons);
  if (isAbout('control')) noteWay(run, stage, lessons);
  if (isAbout('entry')) await openList(run, doubt, lessons);
  const after = await look(run);
  if (!isAbout('variant') || !item) return after;
  if (await chooseTaughtVariant(run, after, item)) return chosenAnew(run);
  const opened = await openedList(
    run,
    item,
    stop,
    lessons.filter(({ of }) => of === 'variant'),
  );
  return opened ?? (lessons.some(({ of }) => of !== 'variant') ? look(run) : null);
}

/** What was said to lead on gets another try on this page. At its own stage the product is added anyway. */
function noteWay(run: Run, stage: Stage, lessons: readonly Lesson[]): void {
  run.tries.forget(/^advance [0-9a-f]{12} /);
  run.memory.didTheirWork.clear();
  const adds = lessons.some((lesson) => lesson.of === 'control' && lesson.is === 'addToCart');
  if (adds && stage !== 'product') run.memory.toldToFill = true;
}

/** What had to be opened first is open now: the same question once more, about what it shows. */
async function openedList(run: Run, item: OrderItem, stop: Stop, wrong: readonly Lesson[]): Promise<View | null> {
  run.recipe.unlearn(wrong);
  const view = await look(run);
  const posed = whichVariant(run, { stage: 'product', stop, view, item });
  const lessons = posed && (await askReader(run, view, posed, stop.message));
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
