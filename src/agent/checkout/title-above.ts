import type { PageSnapshot, SnapshotElement } from '../perception/index.ts';
import type { View } from '../view/view.ts';
import { topicsOf } from './topics-of.ts';

type Title = PageSnapshot['texts'][number];

const LONGEST_TITLE = 80;
/** Times the size in which most of the page is written: no label is that large. */
const LARGE = 1.2;
const known = new WeakMap<View, Title[]>();

/**
 * Many checkouts write the titles of their blocks as plain text, and one heading stands over all of them. Where that
 * heading names no block, the last such title before a control does. Words on controls and labels are none.
 */
export function titleAbove(view: View, { frame, section, order }: Place): Title | undefined {
  if (topicsOf(section).length > 0) return undefined;
  return titlesOf(view).findLast((title) => title.frame === frame && title.section === section && title.order < order);
}

export type Place = Pick<SnapshotElement, 'frame' | 'section' | 'order'>;

function titlesOf(view: View): Title[] {
  const found = known.get(view);
  if (found) return found;
  const { elements, texts } = view.snapshot;
  const names = new Set(elements.flatMap(({ text, label, groupLabel }) => [text, label, groupLabel]));
  const large = LARGE * commonest(texts.map(({ fontSize }) => fontSize));
  const titles = texts.filter(
    ({ text, heading, covered, fontSize }) =>
      heading === 0 &&
      !covered &&
      text.length <= LONGEST_TITLE &&
      // A block with one question may be called as the question is.
      (!names.has(text) || fontSize >= large) &&
      topicsOf(text).length > 0,
  );
  known.set(view, titles);
  return titles;
}

function commonest(sizes: readonly number[]): number {
  const groups = [...Map.groupBy(sizes, (size) => size)];
  return groups.toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0] ?? 0;
}
