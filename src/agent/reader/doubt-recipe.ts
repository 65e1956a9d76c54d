import type { Run } from '../run/run.ts';

/**
 * A replay makes its moves without looking in between, perhaps before the page was ready for them: what stands in the way
 * afterwards says more of the haste than of the page. So the recipe is doubted before the reading is. The rest of this
 * purchase is done step by step, what was pressed on the way may be pressed again, and only what is in doubt then is asked.
 * False when nothing was replayed, or when a press may be the order.
 */
export function doubtRecipe({
  memory,
  recipe,
  tries,
  deps,
}: Pick<Run, 'memory' | 'recipe' | 'tries' | 'deps'>): boolean {
  if (memory.cardTyped || !recipe.putAside()) return false;
  deps.log('the recipe is put aside');
  tries.forget(/^advance [0-9a-f]{12} /);
  return true;
}
