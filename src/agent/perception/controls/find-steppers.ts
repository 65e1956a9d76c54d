import type { ElementRef, FieldClass, PageSnapshot, SnapshotElement, TextBlock } from '../seen/types.ts';

/** A number between two small buttons: a quantity without a field. */
export interface Stepper {
  text: TextBlock;
  quantity: number;
  minus: SnapshotElement;
  plus: SnapshotElement;
}

/** Largest button, and largest distance of the middles on one line, in pixels; most buttons around the number. */
const LARGEST_BUTTON = 80;
const SAME_LINE = 30;
const MOST_BUTTONS = 4;

/** The two buttons beside a number that cannot be typed. */
export function findLockedPairs(
  snapshot: PageSnapshot,
  fields: Map<ElementRef, FieldClass>,
): { field: SnapshotElement; buttons: [SnapshotElement, SnapshotElement] }[] {
  const locked = snapshot.elements.filter(
    (e) => e.readOnly && fields.get(e.ref)?.kind === 'quantity' && /^\d{1,3}$/.test(e.value),
  );
  return locked.flatMap((field) => {
    const [one, other, ...more] = snapshot.elements.filter(
      (e) => isSmallButton(e) && e.frame === field.frame && e.ancestors[0] === field.ancestors[0],
    );
    return one && other && more.length === 0 ? [{ field, buttons: [one, other] }] : [];
  });
}

function isSmallButton(e: SnapshotElement): boolean {
  const isButton = e.role === 'button' || e.role === 'clickable';
  return e.visible && isButton && Math.max(e.box.width, e.box.height) < LARGEST_BUTTON;
}

export function findSteppers(snapshot: PageSnapshot): Stepper[] {
  const buttons = snapshot.elements.filter(isSmallButton);
  const out: Stepper[] = [];
  for (const text of snapshot.texts) {
    if (!/^\d{1,3}$/.test(text.text) || text.covered) continue;
    const near = buttons.filter(
      (b) => b.frame === text.frame && b.ancestors.slice(0, 2).some((a) => text.ancestors.slice(1, 4).includes(a)),
    );
    const middle = text.box.x + text.box.width / 2;
    const level = (b: SnapshotElement): boolean =>
      Math.abs(b.box.y + b.box.height / 2 - (text.box.y + text.box.height / 2)) < SAME_LINE;
    const left = near.filter((b) => level(b) && b.box.x + b.box.width / 2 < middle).at(-1);
    const right = near.find((b) => level(b) && b.box.x + b.box.width / 2 > middle);
    if (!left || !right || near.length > MOST_BUTTONS) continue;
    // Minus comes first in the reading direction, which is the order of the document: on the right of an Arabic page.
    const [minus, plus] = left.order < right.order ? [left, right] : [right, left];
    out.push({ text, quantity: Number(text.text), minus, plus });
  }
  return out;
}
