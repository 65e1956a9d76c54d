import type { RecipeMove, RecipePage } from './recipe.ts';

/** What one purchase did on the pages it came to, by their shape. */
export interface PageRecord {
  /** The page's moves may not be replayed any more in this purchase. */
  isSpent(shape: string): boolean;
  startReplay(shape: string, hurried: boolean): void;
  endReplay(): void;
  hasReplayed(): boolean;
  record(shape: string, makeMove: () => RecipeMove): void;
  noteSettled(shape: string, goal: string): void;
  /** The pages of a recipe as this purchase leaves them. */
  revise(pages: Record<string, RecipePage>): Record<string, RecipePage>;
  /** The pages that were not replayed; null when none was. */
  withoutReplayed(pages: Record<string, RecipePage>): Record<string, RecipePage> | null;
}

/**
 * What it remembers of the pages:
 *
 * - `used`: its moves were replayed in this purchase, and are not replayed again; `hurriedTo`: before the page was at rest;
 * - `distrusted`: more had to be done after a replay, so the moves fell short, and the page is learnt again next time;
 *   `unrested`: the same after a hurried replay, so next time the page is given time to rest;
 * - `fresh`: what was done or found settled without a recipe; `actedOn`: where something was done. Only those are kept.
 */
export function createPageRecord(): PageRecord {
  const fresh = new Map<string, RecipeMove[]>();
  const actedOn = new Set<string>();
  const distrusted = new Set<string>();
  const used = new Set<string>();
  const hurriedTo = new Set<string>();
  const unrested = new Set<string>();
  let replaying = false;
  return {
    isSpent: (shape) => used.has(shape) || distrusted.has(shape),
    startReplay(shape, hurried) {
      used.add(shape);
      if (hurried) hurriedTo.add(shape);
      replaying = true;
    },
    endReplay() {
      replaying = false;
    },
    hasReplayed: () => used.size > 0,
    record(shape, makeMove) {
      if (replaying) return;
      // Moves made on a page whose recipe was already replayed show that the recipe fell short of leading on.
      if (used.has(shape)) (hurriedTo.has(shape) ? unrested : distrusted).add(shape);
      actedOn.add(shape);
      const moves = fresh.get(shape) ?? [];
      moves.push(makeMove());
      fresh.set(shape, moves);
    },
    noteSettled(shape, goal) {
      const moves = fresh.get(shape) ?? [];
      if (replaying || used.has(shape) || moves.some((move) => move.goal === goal)) return;
      fresh.set(shape, [...moves, { goal, target: null }]);
    },
    revise(before) {
      const pages = { ...before };
      for (const shape of distrusted) delete pages[shape];
      change(pages, unrested, (page) => ({ ...page, needsRest: true }));
      // What was done after a replay fell short is only its second half; the page is learnt again next time.
      for (const [shape, moves] of fresh) {
        if (!pages[shape] && !distrusted.has(shape) && actedOn.has(shape))
          pages[shape] = { moves: tidy(moves), uses: 0 };
      }
      change(pages, used, (page) => ({ ...page, uses: page.uses + 1 }));
      return pages;
    },
    withoutReplayed(pages) {
      if (used.size === 0) return null;
      return Object.fromEntries(Object.entries(pages).filter(([shape]) => !used.has(shape)));
    },
  };
}

function change(
  pages: Record<string, RecipePage>,
  shapes: ReadonlySet<string>,
  how: (page: RecipePage) => RecipePage,
): void {
  for (const shape of shapes) {
    const page = pages[shape];
    if (page) pages[shape] = how(page);
  }
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
