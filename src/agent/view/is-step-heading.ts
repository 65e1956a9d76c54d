import type { SnapshotElement } from '../perception/index.ts';
import { stepName } from './leads-here.ts';
import type { View } from './view.ts';

/**
 * The title of a step that can be opened ("6 Confirm order") orders nothing, whatever it says: it holds a heading. A link
 * is one where it says nothing else.
 */
export function isStepHeading({ snapshot }: View, { role, frame, text, box }: SnapshotElement): boolean {
  const titles = snapshot.texts.filter((title) => title.heading > 0 && title.frame === frame);
  if (role === 'link')
    return titles.some((title) => stepName(title.text) === stepName(text) && isWithinHeight(box, title.box));
  return role === 'clickable' && titles.some((title) => text.includes(title.text) && isWithinHeight(title.box, box));
}

function isWithinHeight(inner: SnapshotElement['box'], outer: SnapshotElement['box']): boolean {
  return inner.y >= outer.y - 1 && inner.y + inner.height <= outer.y + outer.height + 1;
}
