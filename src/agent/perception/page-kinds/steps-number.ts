import type { PageSnapshot, SnapshotElement } from '../seen/types.ts';

/** The buttons on both sides of a number count it down and up, whatever they say. */
export function stepsNumber({ elements }: PageSnapshot, { ref, frame, ancestors }: SnapshotElement): boolean {
  const beside = elements.filter((each) => each.visible && each.frame === frame && each.ancestors[0] === ancestors[0]);
  const at = beside.findIndex((each) => each.ref === ref);
  const isNumber = (each?: SnapshotElement) =>
    each !== undefined && TYPED.has(each.role) && /^\d{1,4}$/.test(each.value);
  const isButton = (each?: SnapshotElement) => each !== undefined && PRESSED.has(each.role);
  return (
    (isNumber(beside[at + 1]) && isButton(beside[at + 2])) || (isNumber(beside[at - 1]) && isButton(beside[at - 2]))
  );
}

const TYPED: ReadonlySet<SnapshotElement['role']> = new Set(['textbox', 'spinbutton']);
const PRESSED: ReadonlySet<SnapshotElement['role']> = new Set(['button', 'clickable', 'link']);
