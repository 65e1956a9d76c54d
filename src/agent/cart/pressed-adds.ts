import { describe } from '../actions/press.ts';
import { isSubmit, type SnapshotElement } from '../perception/index.ts';
import type { Run } from '../run/run.ts';
import type { View } from '../view/view.ts';

export function notePressedAdd({ memory }: Pick<Run, 'memory'>, view: View, element: SnapshotElement): void {
  for (const key of keysOf(view, element)) memory.pressedAdds.add(key);
}

/** It put the product into the cart. "Buy" sounds like a way on as well, and would put it in once more. */
export function hasAdded({ memory }: Pick<Run, 'memory'>, view: View, element: SnapshotElement): boolean {
  return keysOf(view, element).some((key) => memory.pressedAdds.has(key));
}

/**
 * By what it says, and by the form that it sends from the same place: "Add to cart" may say "1 in cart" from then on, and
 * sends the same once more.
 */
function keysOf({ snapshot: { url } }: View, element: SnapshotElement): string[] {
  const { frame, form, tag, name, id, context } = element;
  const said = `${url} ${describe(element)}`;
  const sends = form >= 0 && isSubmit(element);
  return sends ? [said, [url, frame, form, tag, name, id, context].join(' ')] : [said];
}
