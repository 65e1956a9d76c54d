import type {
  ActionCandidate,
  ActionKind,
  ElementRef,
  FieldClass,
  PageSnapshot,
  SnapshotElement,
} from '../seen/types.ts';
import { actionName } from './action-name.ts';
import { findLockedPairs, findSteppers } from './find-steppers.ts';

const PICTURE_STEP = 0.7;
const STEPS: ReadonlySet<ActionKind> = new Set(['increaseQuantity', 'decreaseQuantity']);

/** Plus and minus drawn as pictures: their place beside a number tells. */
export function namelessSteps(snapshot: PageSnapshot): ActionCandidate[] {
  return findSteppers(snapshot).flatMap(({ minus, plus }): ActionCandidate[] =>
    actionName(minus) === '' && actionName(plus) === ''
      ? [
          { ref: plus.ref, kind: 'increaseQuantity', score: PICTURE_STEP, why: 'after a number between two buttons' },
          { ref: minus.ref, kind: 'decreaseQuantity', score: PICTURE_STEP, why: 'before a number between two buttons' },
        ]
      : [],
  );
}

/**
 * Beside a number that cannot be typed stand just its two steps: "Add" and "Subtract". One of them is known by its words, or
 * is the one that rests while the number is at its least; the other leads the other way, and neither does anything else.
 */
export function lockedSteps(
  snapshot: PageSnapshot,
  fields: Map<ElementRef, FieldClass>,
  said: readonly ActionCandidate[],
): ActionCandidate[] {
  return findLockedPairs(snapshot, fields).flatMap(({ field, buttons }): ActionCandidate[] => {
    const kindsOf = ({ ref }: SnapshotElement) => said.filter((each) => each.ref === ref).map(({ kind }) => kind);
    // At one piece the step down may be the bin, which takes the whole line out.
    if (buttons.some((each) => kindsOf(each).includes('removeItem'))) return [];
    const [named] = buttons.filter((each) => kindsOf(each).some((kind) => STEPS.has(kind)));
    const resting = field.value === '1' ? buttons.filter(({ disabled }) => disabled) : [];
    const known = named ?? (resting.length === 1 ? resting[0] : undefined);
    const other = buttons.find((each) => each !== known);
    if (!known || !other) return [];
    const [up, down] = kindsOf(known).includes('increaseQuantity') ? [known, other] : [other, known];
    const why = 'one of two beside a locked number';
    return [
      { ref: up.ref, kind: 'increaseQuantity', score: PICTURE_STEP, why },
      { ref: down.ref, kind: 'decreaseQuantity', score: PICTURE_STEP, why },
    ];
  });
}
