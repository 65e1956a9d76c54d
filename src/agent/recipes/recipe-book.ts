import type { SnapshotElement } from '../perception/index.ts';
import { fingerprintOf } from './fingerprint.ts';
import { type Lesson, lessonKey } from './lesson.ts';
import type { MerchantRecipe, RecipeMove, RecipePage } from './recipe.ts';
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
  /** A goal acted on a page of this shape. */
  record(shape: string, goal: string, target?: SnapshotElement): void;
  /** A goal found everything on a page of this shape as the order asks for it. The next order may ask for something else. */
  noteSettled(shape: string, goal: string): void;
  /** What second readers said of this merchant's pages, in this purchase and before. */
  lessons(): readonly Lesson[];
  /** Takes lessons in; a newer one about the same thing replaces the older. */
  learn(lessons: readonly Lesson[]): void;
  /** A lesson that was followed without success is neither followed again nor kept. */
  unlearn(lessons: readonly Lesson[]): void;
  /** Makes a print of a part of the page, so that it can be found again, without the customer's words. */
  printOf(element: SnapshotElement): TargetPrint;
  /** Names what the shop is made of. Recipes of the same make are borrowed where the merchant has none of its own. */
  noteTheme(theme: string, borrowed: MerchantRecipe | null): void;
  /** The recipe as this purchase leaves it; null when there is nothing new to keep. */
  result(): MerchantRecipe | null;
  /** The recipe without the pages that this purchase replayed in vain; null when it replayed none. */
  withoutReplayed(): MerchantRecipe | null;
}

/**
 * What it remembers of the pages, by shape:
 *
 * - `used`: its moves were replayed in this purchase, and are not replayed again; `hurriedTo`: before the page was at rest;
 * - `distrusted`: more had to be done after a replay, so the moves fell short, and the page is learnt again next time;
 *   `unrested`: the same after a hurried replay, so next time the page is given time to rest;
 * - `fresh`: what was done or found settled without a recipe; `actedOn`: where something was done. Only those are kept.
 */
export function openRecipeBook(merchant: string, own: MerchantRecipe | null, personal: readonly string[]): RecipeBook {
  const fresh = new Map<string, RecipeMove[]>();
  const actedOn = new Set<string>();
  const distrusted = new Set<string>();
  const used = new Set<string>();
  const hurriedTo = new Set<string>();
  const unrested = new Set<string>();
  let replaying = false;
  let known = own;
  let theme = own?.theme;
  const lessons = new Map<string, Lesson>();
  const learn = (more: readonly Lesson[]) => {
    for (const lesson of more) lessons.set(lessonKey(lesson), lesson);
  };
  learn(own?.lessons ?? []);
  const movesFor = (shape: string) =>
    used.has(shape) || distrusted.has(shape) ? null : (known?.pages[shape]?.moves ?? null);
  return {
    movesFor,
    lessons: () => [...lessons.values()],
    learn,
    unlearn: (wrong) => {
      for (const lesson of wrong) lessons.delete(lessonKey(lesson));
    },
    printOf: (element) => fingerprintOf(element, personal),
    noteTheme: (name, borrowed) => {
      theme = name;
      if (known || !borrowed) return;
      known = { ...borrowed, merchant };
      learn(borrowed.lessons ?? []);
    },
    mayHurry: (shape, canHurry) => {
      const moves = movesFor(shape);
      if (!moves || moves.length === 0 || known?.pages[shape]?.needsRest) return false;
      return canHurry(moves.map(({ goal }) => goal));
    },
    startReplay: (shape, hurried = false) => {
      used.add(shape);
      if (hurried) hurriedTo.add(shape);
      replaying = true;
    },
    endReplay: () => {
      replaying = false;
    },
    record: (shape, goal, target) => {
      if (replaying) return;
      // Moves made on a page whose recipe was already replayed show that the recipe fell short of leading on.
      if (used.has(shape)) (hurriedTo.has(shape) ? unrested : distrusted).add(shape);
      actedOn.add(shape);
      const moves = fresh.get(shape) ?? [];
      moves.push({ goal, target: target ? fingerprintOf(target, personal) : null });
      fresh.set(shape, moves);
    },
    noteSettled: (shape, goal) => {
      const moves = fresh.get(shape) ?? [];
      if (replaying || used.has(shape) || moves.some((move) => move.goal === goal)) return;
      fresh.set(shape, [...moves, { goal, target: null }]);
    },
    withoutReplayed: () => {
      if (!known || used.size === 0) return null;
      const pages = Object.entries(known.pages).filter(([shape]) => !used.has(shape));
      return { ...known, pages: Object.fromEntries(pages) };
    },
    result: () => {
      const pages: Record<string, RecipePage> = { ...known?.pages };
      for (const shape of distrusted) delete pages[shape];
      for (const shape of unrested) {
        const page = pages[shape];
        if (page) pages[shape] = { ...page, needsRest: true };
      }
      // What was done after a replay fell short is only its second half; the page is learnt again next time.
      for (const [shape, moves] of fresh) {
        if (!pages[shape] && !distrusted.has(shape) && actedOn.has(shape))
          pages[shape] = { moves: tidy(moves), uses: 0 };
      }
      for (const shape of used) {
        const page = pages[shape];
        if (page) pages[shape] = { ...page, uses: page.uses + 1 };
      }
      const kept = Object.entries(pages).slice(-MOST_PAGES);
      const taught = [...lessons.values()].slice(-MOST_LESSONS);
      if (kept.length === 0 && taught.length === 0) return null;
      return {
        merchant,
        version: 1,
        pages: Object.fromEntries(kept),
        ...(taught.length > 0 && { lessons: taught }),
        ...(theme !== undefined && { theme }),
      };
    },
  };
}

/**
 * Of several moves of one goal that finds its own targets, one is enough. Where one shape led on by different controls,
 * only a look tells which of them comes first: a page that saves a step may look the same before and after.
 */
function tidy(moves: readonly RecipeMove[]): RecipeMove[] {
  const ways = moves.filter(({ goal }) => goal === 'advance').map(({ target }) => JSON.stringify(target));
  const isClear = new Set(ways).size <= 1;
  return moves.filter(
    ({ goal }, index) =>
      moves.findLastIndex((other) => other.goal === goal) === index && (goal !== 'advance' || isClear),
  );
}
