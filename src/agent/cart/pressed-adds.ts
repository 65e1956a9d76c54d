import { describe } from '../actions/press.ts';
import type { SnapshotElement } from '../perception/index.ts';
import type { Run } from '../run/run.ts';
import type { View } from '../view/view.ts';

const keyOf = (view: View, element: SnapshotElement) => `${view.snapshot.url} ${describe(element)}`;

export function notePressedAdd({ memory }: Pick<Run, 'memory'>, view: View, element: SnapshotElement): void {
  memory.pressedAdds.add(keyOf(view, element));
}

/** It put the product into the cart. "Buy" sounds like a way on as well, and would put it in once more. */
export function hasAdded({ memory }: Pick<Run, 'memory'>, view: View, element: SnapshotElement): boolean {
  return memory.pressedAdds.has(keyOf(view, element));
}
