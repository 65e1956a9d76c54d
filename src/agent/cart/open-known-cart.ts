import { tryToOpen } from '../actions/open-page.ts';
import type { Run } from '../run/run.ts';
import { cartLines } from '../view/cart-lines.ts';
import { LIKELY } from '../view/certainty.ts';
import { DRAWING_MS, lookUntil } from '../view/look.ts';
import { pageScore, type View } from '../view/view.ts';

/**
 * The cart at the address that the platform is known for, null when it does not load. A cart that neither lists anything
 * nor says that it is empty is not drawn yet: a busy machine or a slow shop leaves gaps in which such a page stands still.
 */
export async function openKnownCart(run: Run, url: string): Promise<View | null> {
  const first = await tryToOpen(run, url);
  const isDrawn = (view: View) => cartLines(run, view).length > 0 || pageScore(view, 'emptyCart') >= LIKELY;
  return first && lookUntil(run, first, isDrawn, DRAWING_MS);
}
