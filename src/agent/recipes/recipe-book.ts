import type { SnapshotElement } from '../perception/index.ts';
import { fingerprintOf } from './fingerprint.ts';
import { type Lesson, lessonKey } from './lesson.ts';
import { createPageRecord } from './page-record.ts';
import type { MerchantRecipe, RecipeMove } from './recipe.ts';
import type { TargetPrint } from './target-print.ts';

const MOST_PAGES = 60;
const MOST_LESSONS = 200;

/** How one purchase uses the recipe: what it replays, what it records, and what it leaves for the next one. */
export interface RecipeBook {
  /** The moves for a page of this shape; null when unknown or when they did not lead on earlier in this purchase. */
  movesFor(shape: string): readonly RecipeMove[] | null;
  /** Whether the moves for this shape may be made as soon as it is there, without waiting for the page to rest. */
  mayHurry(shape: string, canHurry: (goals: readonly string[]) => boolean): boolean;
  /** Moves are being replayed: what they do is known already. Should the shape come up again, they are not trusted. */
  startReplay(shape: string, hurried?: boolean): void;
  endReplay(): void;
  /** No more is replayed in this purchase. False when nothing was, or when it was put aside before. */
  putAside(): boolean;
  /** A goal acted on a page of this shape. */
  record(shape: string, goal: string, target?: SnapshotElement): void;
  /** A goal found everything on a page of this shape as the order asks for it. The next order may ask for something else. */
  noteSettled(shape: string, goal: string): void;
  /** Whether the card is asked for only after the order's control, as far as it is known; and that it was, or was before. */
  cardFollows(): boolean;
  noteCardFollows(follows: boolean): void;
  /** Whether something was bought before, at this merchant or at one of the same make. */
  isTried(): boolean;
  /** What second readers said of this merchant's pages, in this purchase and before. */
  lessons(): readonly Lesson[];
  /** Takes lessons in; a newer one about the same thing replaces the older. */
  learn(lessons: readonly Lesson[]): void;
  /** A lesson that was followed without success is neither followed again nor kept. */
  unlearn(lessons: readonly Lesson[]): void;
  /**
   * What was learnt so far has shown its effect: a cart that holds just what was ordered, a review that adds up. What orders,
   * and what says that something was ordered, only an order proves.
   */
  prove(): void;
  /** The recipe with the lessons that were proven, for a purchase that did not end in an order; null without a new one. */
  withProven(): MerchantRecipe | null;
  /** Makes a print of a part of the page, so that it can be found again, without the customer's words. */
  printOf(element: SnapshotElement): TargetPrint;
  /** Names what the shop is made of. Recipes of the same make are borrowed where the merchant has none of its own. */
  noteTheme(theme: string, borrowed: MerchantRecipe | null): void;
  /** The recipe as this purchase leaves it; null when there is nothing new to keep. */
  result(): MerchantRecipe | null;
  /** The recipe without the pages that this purchase replayed in vain; null when it replayed none. */
  withoutReplayed(): MerchantRecipe | null;
}

export function openRecipeBook(merchant: string, own: MerchantRecipe | null, personal: readonly string[]): RecipeBook {
  const visits = createPageRecord();
  const lessons = new Map<string, Lesson>();
  const proven = new Map<string, Lesson>();
  let known = own;
  let theme = own?.theme;
  let isAside = false;
  let cardFollows = own?.cardFollows ?? false;
  const learn = (more: readonly Lesson[]) => {
    for (const lesson of more) lessons.set(lessonKey(lesson), lesson);
  };
  learn(own?.lessons ?? []);
  const kept = (): Pick<MerchantRecipe, 'lessons'> => {
    const left = (own?.lessons ?? []).filter((lesson) => lessons.has(lessonKey(lesson)));
    const all = new Map(left.map((lesson) => [lessonKey(lesson), lesson]));
    for (const [key, lesson] of proven) all.set(key, lesson);
    const last = [...all.values()].slice(-MOST_LESSONS);
    return last.length > 0 ? { lessons: last } : {};
  };
  const movesFor = (shape: string) => (isAside || visits.isSpent(shape) ? null : (known?.pages[shape]?.moves ?? null));
  return {
    movesFor,
    isTried: () => Object.keys(known?.pages ?? {}).length > 0,
    lessons: () => [...lessons.values()],
    learn,
    unlearn: (wrong) => {
      for (const lesson of wrong) {
        lessons.delete(lessonKey(lesson));
        proven.delete(lessonKey(lesson));
      }
    },
    prove: () => {
      for (const [key, lesson] of lessons) if (!needsOrder(lesson)) proven.set(key, lesson);
    },
    withProven: () => {
      const before = new Set(own?.lessons ?? []);
      const isKnown = cardFollows === (own?.cardFollows ?? false);
      if (isKnown && [...proven.values()].every((lesson) => before.has(lesson))) return null;
      const { cardFollows: _, ...base }: MerchantRecipe = own ?? { merchant, version: 1, pages: {} };
      return { ...base, ...kept(), ...(theme !== undefined && { theme }), ...(cardFollows && { cardFollows }) };
    },
    printOf: (element) => fingerprintOf(element, personal),
    noteTheme: (name, borrowed) => {
      theme = name;
      if (known || !borrowed) return;
      known = { ...borrowed, merchant };
      cardFollows = borrowed.cardFollows ?? false;
      learn(borrowed.lessons ?? []);
    },
    mayHurry: (shape, canHurry) => {
      const moves = movesFor(shape);
      if (!moves || moves.length === 0 || known?.pages[shape]?.needsRest) return false;
      return canHurry(moves.map(({ goal }) => goal));
    },
    startReplay: (shape, hurried = false) => visits.startReplay(shape, hurried),
    endReplay: visits.endReplay,
    putAside: () => {
      const isNew = !isAside && visits.hasReplayed();
      isAside ||= isNew;
      return isNew;
    },
    record: (shape, goal, target) =>
      visits.record(shape, () => ({ goal, target: target ? fingerprintOf(target, personal) : null })),
    noteSettled: visits.noteSettled,
    cardFollows: () => cardFollows && !isAside,
    noteCardFollows: (follows) => {
      cardFollows = follows;
    },
    withoutReplayed: () => {
      const pages = known && visits.withoutReplayed(known.pages);
      return known && pages && { ...known, pages, ...kept() };
    },
    result: () => {
      const pages = Object.entries(visits.revise(known?.pages ?? {})).slice(-MOST_PAGES);
      const taught = [...lessons.values()].slice(-MOST_LESSONS);
      if (pages.length === 0 && taught.length === 0) return null;
      return {
        merchant,
        version: 1,
        pages: Object.fromEntries(pages),
        ...(taught.length > 0 && { lessons: taught }),
        ...(theme !== undefined && { theme }),
        ...(cardFollows && { cardFollows }),
      };
    },
  };
}

/** What is said to order is trusted once it did, and never where nobody knows whether it did. */
function needsOrder(lesson: Lesson): boolean {
  return lesson.of === 'outcome' || (lesson.of === 'control' && lesson.is === 'placeOrder');
}
