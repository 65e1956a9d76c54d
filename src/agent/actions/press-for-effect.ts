import type { SnapshotElement } from '../perception/index.ts';
import type { Run } from '../run/run.ts';
import { findAgain } from '../view/find-again.ts';
import { type LookOptions, look, lookUntil } from '../view/look.ts';
import { signature, type View } from '../view/view.ts';
import { press } from './press.ts';

const PATIENCE_MS = 1_200;

/**
 * Presses and looks. A page drawn by the server shows its controls before its scripts listen to them: a press after which
 * nothing was sent and nothing changed is repeated once, which is safe because the first one did nothing.
 */
export async function pressForEffect(
  run: Run,
  view: View,
  element: SnapshotElement,
  options: LookOptions = {},
): Promise<View> {
  const before = signature(view);
  const sent = run.requests.sentCount();
  const documents = run.requests.documentCount();
  const hadEffect = (after: View) =>
    signature(after) !== before || run.requests.sentCount() > sent || run.requests.documentCount() > documents;
  await press(run, view, element);
  const first = await lookUntil(run, await look(run, options), hadEffect, PATIENCE_MS);
  if (hadEffect(first)) return first;
  const same = findAgain(view, element, first);
  if (!same || same.disabled) return first;
  await press(run, first, same);
  return look(run);
}
