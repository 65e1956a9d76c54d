import type { SnapshotElement } from '../seen/types.ts';

/**
 * Tick boxes that are drawn as the values of one choice: under one title, of one name or in one row, with the value that
 * was asked for among them and at most one of them ticked. Where ticking leaves a second one ticked, they are several
 * answers, and no choice.
 */
export function boxChoices(
  elements: readonly SnapshotElement[],
  isAsked: (element: SnapshotElement) => boolean,
): SnapshotElement[][] {
  const boxes = elements.filter(({ role, tag }) => role === 'checkbox' && tag === 'input');
  const groups = Map.groupBy(boxes, (box) => {
    const shared = box.groupLabel || questionOf(box) || String(box.ancestors[1] ?? '');
    return `${box.frame}:${box.form}:${shared}`;
  });
  return [...groups.values()].filter(
    (group) => group.length > 1 && group.some(isAsked) && group.filter(({ checked }) => checked === true).length < 2,
  );
}

/** Some forms end the name of each box with its own value: `extras[4]`, `extras[7]`. */
function questionOf({ name, value }: SnapshotElement): string {
  const own = `[${value}]`;
  return value !== '' && name.endsWith(own) ? name.slice(0, -own.length) : name;
}
