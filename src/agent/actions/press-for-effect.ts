import type { SnapshotElement } from '../perception/index.ts';
import type { Run } from '../run/run.ts';
import { findAgain } from '../view/find-again.ts';
import { type LookOptions, look, lookUntil } from '../view/look.ts';
import { signature, type View } from '../view/view.ts';
import { press } from './press.ts';

const PATIENCE_MS = 1_200;
const MOST_PRESSES = 3;

export interface EffectOptions extends LookOptions {
  /** Which changes of a page count. */
  seenBy?: (view: View) => string;
  /** Asked before a press is repeated. */
  mayRepeat?: () => boolean;
}

/**
 * Presses and looks. A page drawn by the server shows its controls before its scripts listen to them: a press after which
 * nothing was sent and nothing changed is repeated, which is safe because the one before did nothing.
 */
export async function pressForEffect(
  run: Run,
  view: View,
  element: SnapshotElement,
  { seenBy = signature, mayRepeat = () => true, ...options }: EffectOptions = {},
): Promise<View> {
  const before = seenBy(view);
  const sent = run.requests.sentCount();
  const documents = run.requests.documentCount();
  const hadEffect = (after: View) =>
    seenBy(after) !== before || run.requests.sentCount() > sent || run.requests.documentCount() > documents;
  let target = element;
  let seen = view;
  for (let presses = 1; ; presses += 1) {
    await press(run, seen, target);
    seen = await lookUntil(run, await look(run, options), hadEffect, PATIENCE_MS);
    const same = findAgain(view, element, seen);
    if (hadEffect(seen) || presses >= MOST_PRESSES || !same || same.disabled || !mayRepeat()) return seen;
    target = same;
  }
}
