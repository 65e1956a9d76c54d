import type { Run } from '../run/run.ts';
import { look } from '../view/look.ts';
import type { View } from '../view/view.ts';

/** So long after a merchant said that it has the order it may still lead to where the card is asked for. */
const LATE_MS = 7_000;
const PAUSE_MS = 150;

/**
 * The order is said to be there, and nobody asked for the card that it is to be paid with: many shops thank first, and lead
 * to the provider some seconds later. An order that is never paid is never sent. Null where nothing follows.
 */
export async function followsLate<T>(run: Run, asks: (view: View) => Promise<T | null>): Promise<T | null> {
  const { hooks, memory } = run;
  if (!hooks.card || memory.paymentMethod === 'offline' || memory.cardTyped) return null;
  for (const end = Date.now() + LATE_MS; Date.now() < end; ) {
    const view = await look(run).catch(() => null);
    const follows = view && (await asks(view));
    if (follows || run.page.isClosed()) return follows;
    await new Promise((done) => setTimeout(done, PAUSE_MS));
  }
  return null;
}
