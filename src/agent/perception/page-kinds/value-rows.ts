import type { PageSnapshot, SnapshotElement } from '../seen/types.ts';

/** So many wrappers around a single value are usual: for its margin, its tooltip, its mark. */
const WRAPPERS = 4;

/**
 * Values that stand together: children of one parent, or each in wrappers of its own at the same depth below one element.
 * Further up than one wrapper other things stand side by side as well: there a title that all share, or a value that was
 * asked for, has to tell that they are one choice.
 */
export function valueRows(
  values: readonly SnapshotElement[],
  snapshot: PageSnapshot,
  asks: (row: readonly SnapshotElement[]) => boolean,
): SnapshotElement[][] {
  const siblingsOf = ({ frame, ancestors, role }: SnapshotElement): number =>
    snapshot.elements.filter((e) => e.frame === frame && e.ancestors[0] === ancestors[0] && e.role === role).length;
  const lone = values.filter((element) => siblingsOf(element) <= 1);
  const levels = new Map(lone.map((element) => [element, levelOf(element, lone, snapshot)]));
  const rows = Map.groupBy(values, (element) => {
    const { frame, ancestors, groupLabel } = element;
    const level = levels.get(element) ?? 0;
    return `${frame}:${level}:${ancestors[level] ?? 0}:${level > 1 ? groupLabel : ''}`;
  });
  return [...rows.values()].filter((row) => row.some((element) => isTold(element, levels)) || asks(row));
}

function isTold(element: SnapshotElement, levels: ReadonlyMap<SnapshotElement, number>): boolean {
  return (levels.get(element) ?? 0) < 2 || element.groupLabel !== '';
}

/** How many wrappers up the next value stands that is wrapped alike and answers the same question. */
function levelOf(element: SnapshotElement, lone: readonly SnapshotElement[], snapshot: PageSnapshot): number {
  for (let level = 1; level <= WRAPPERS; level += 1) {
    const isTwin = (other: SnapshotElement) =>
      other !== element &&
      other.frame === element.frame &&
      other.role === element.role &&
      element.ancestors[level] !== undefined &&
      other.ancestors[level] === element.ancestors[level];
    if (lone.some((other) => isTwin(other) && (level === 1 || isSameQuestion(element, other, snapshot)))) return level;
  }
  return 1;
}

/** Under one title; where there is none, with no words between them: these would name the next choice. */
function isSameQuestion(a: SnapshotElement, b: SnapshotElement, { texts }: PageSnapshot): boolean {
  if (a.groupLabel !== b.groupLabel) return false;
  const [first, last] = a.order < b.order ? [a, b] : [b, a];
  return (
    a.groupLabel !== '' ||
    !texts.some(
      ({ frame, order, text }) =>
        frame === a.frame && order > first.order && order < last.order && text.trim() !== first.text.trim(),
    )
  );
}
