import { tryToOpen } from '../actions/open-page.ts';
import type { Run } from '../run/run.ts';
import type { View } from '../view/view.ts';
import { drawnCart } from './drawn-cart.ts';

/** The cart at the address that the platform is known for, null when it does not load. */
export async function openKnownCart(run: Run, url: string): Promise<View | null> {
  const first = await tryToOpen(run, url);
  return first && drawnCart(run, first);
}
