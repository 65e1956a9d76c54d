import type { PageSnapshot, SnapshotElement } from '../seen/types.ts';
import type { Slot } from './slot.ts';

/** What is written in the row of one answer: in its wrappers that hold no other answer. A price may stand far from its button. */
export function rowWords(
  { ref, frame, ancestors }: SnapshotElement,
  group: readonly Slot[],
  texts: PageSnapshot['texts'],
): string {
  const shared = ancestors.findIndex((at) =>
    group.some(({ element }) => element.ref !== ref && element.ancestors.includes(at)),
  );
  if (shared < 0) return '';
  const own = new Set(ancestors.slice(0, shared));
  const isOwn = (text: PageSnapshot['texts'][number]) =>
    text.frame === frame && !text.covered && text.ancestors.some((at) => own.has(at));
  return texts
    .filter(isOwn)
    .map(({ text }) => text)
    .join(' ');
}
