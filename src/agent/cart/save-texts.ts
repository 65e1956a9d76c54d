import type { OrderItem } from '../../orders/index.ts';
import { pressForEffect } from '../actions/press-for-effect.ts';
import { findProductBox, type SnapshotElement } from '../perception/index.ts';
import type { Run } from '../run/run.ts';
import { lookUntil } from '../view/look.ts';
import type { View } from '../view/view.ts';
import { canAdd } from './product-view.ts';
import { findWrittenChoice } from './written-choice.ts';

const OPENING_MS = 6_000;

/**
 * Some shops take the words for the goods in a form of its own, and open what adds the product once those are saved. Pressed
 * only while the product cannot be added.
 */
export async function saveTexts(run: Run, view: View, item: OrderItem): Promise<View> {
  const saves = canAdd(view) ? undefined : findSaving(view, item);
  if (!saves || !run.tries.mayTry(`save texts ${item.url}`, 1)) return view;
  return lookUntil(run, await pressForEffect(run, view, saves), canAdd, OPENING_MS);
}

/** The one button of a form in which what was ordered was written, and which does not add the product itself. */
export function findSaving(view: View, { variant }: OrderItem): SnapshotElement | undefined {
  const { adds } = findProductBox(view.snapshot, view.actions);
  const written = Object.entries(variant).flatMap(([name, label]) => findWrittenChoice(view, name, label)?.field ?? []);
  for (const { form, frame } of written.filter(({ filled }) => filled)) {
    const isHere = (element: SnapshotElement) => form >= 0 && element.form === form && element.frame === frame;
    if (adds.some(isHere)) continue;
    const [button, another] = view.snapshot.elements.filter(
      (element) => isHere(element) && element.role === 'button' && element.visible && !element.disabled,
    );
    if (button && !another) return button;
  }
  return undefined;
}
