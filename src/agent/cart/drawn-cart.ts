import type { Run } from '../run/run.ts';
import { cartLines } from '../view/cart-lines.ts';
import { LIKELY } from '../view/certainty.ts';
import { DRAWING_MS, lookUntil } from '../view/look.ts';
import { pageScore, type View } from '../view/view.ts';

/**
 * The cart once it is drawn. One that neither lists anything nor says that it is empty is not: a page may fetch its lines
 * anew after each change, and a busy machine or a slow shop leaves gaps in which such a page stands still.
 */
export function drawnCart(run: Run, first: View): Promise<View> {
  const isDrawn = (view: View) => cartLines(run, view).length > 0 || pageScore(view, 'emptyCart') >= LIKELY;
  return lookUntil(run, first, isDrawn, DRAWING_MS);
}
