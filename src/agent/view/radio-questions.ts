import type { SnapshotElement } from '../perception/index.ts';

/** The radio buttons among these controls, by the question that they answer. */
export function radioQuestions(elements: readonly SnapshotElement[]): SnapshotElement[][] {
  const radios = elements.filter(({ role }) => role === 'radio');
  return [...Map.groupBy(radios, (radio) => questionOf(radio, radios)).values()];
}

/** Radio buttons of one name answer one question; those that a page draws itself have none, but a wrapper in common. */
function questionOf(
  { frame, form, group, ancestors, ref }: SnapshotElement,
  radios: readonly SnapshotElement[],
): string {
  if (group !== '') return `${frame} ${form} ${group}`;
  const wrapper = ancestors.find((at) =>
    radios.some((other) => other.ref !== ref && other.frame === frame && other.ancestors.includes(at)),
  );
  return `${frame} wrapper ${wrapper ?? ref}`;
}
