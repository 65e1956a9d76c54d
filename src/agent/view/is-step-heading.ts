import type { PageSnapshot, SnapshotElement } from '../perception/index.ts';
import { stepName } from './leads-here.ts';
import type { View } from './view.ts';

type TextBlock = PageSnapshot['texts'][number];

/**
 * The title of a step that can be opened ("6 Confirm order") orders nothing, whatever it says: it holds a heading. A link
 * is one where it says nothing else, be it drawn like the titles of the other steps and no heading.
 */
export function isStepHeading({ snapshot }: View, { role, frame, text, box }: SnapshotElement): boolean {
  const own = snapshot.texts.filter((title) => title.frame === frame);
  const titles = own.filter(({ heading }) => heading > 0);
  if (role === 'link') {
    const isSaidBy = (title: TextBlock) => stepName(title.text) === stepName(text) && isWithinHeight(box, title.box);
    return titles.some(isSaidBy) || own.some((title) => isSaidBy(title) && isDrawnAsTitle(own, title));
  }
  return role === 'clickable' && titles.some((title) => text.includes(title.text) && isWithinHeight(title.box, box));
}

/** Like another text, over its whole width, that is the title of what follows it. */
function isDrawnAsTitle(texts: readonly TextBlock[], one: TextBlock): boolean {
  const isAlike = ({ tag, classes, fontSize, box }: TextBlock) =>
    tag === one.tag &&
    classes === one.classes &&
    fontSize === one.fontSize &&
    box.x === one.box.x &&
    box.width === one.box.width;
  return texts.some(
    (other) => other.text !== one.text && isAlike(other) && texts.some(({ section }) => section === other.text),
  );
}

function isWithinHeight(inner: SnapshotElement['box'], outer: SnapshotElement['box']): boolean {
  return inner.y >= outer.y - 1 && inner.y + inner.height <= outer.y + outer.height + 1;
}
