import { foldLabel } from '../../../words/fold-text.ts';
import { wordsOf } from '../../../words/match-phrases.ts';
import type { FieldKind, FieldSection, SnapshotElement } from '../seen/types.ts';
import { BY_NEIGHBOURS } from './vote-weights.ts';

export const DATE_KINDS = [
  'cardExpiry',
  'cardExpiryMonth',
  'cardExpiryYear',
  'birthDate',
  'birthDay',
  'birthMonth',
  'birthYear',
] as const satisfies readonly FieldKind[];

/** A control on its way to a field class. Rules may change kind and score and must say why. */
export interface Slot {
  element: SnapshotElement;
  kind: FieldKind;
  score: number;
  why: string;
  section: FieldSection;
  /** Nothing but the control's own name says whose address it belongs to. */
  sectionByName: boolean;
  /** Scores of all kinds considered, for rules that need the second best. */
  scores: Map<FieldKind, number>;
  /** The page declared it with a valid autocomplete token. */
  declared: boolean;
  /** The words that decided. */
  phrase: string;
}

export function reclassify(
  slot: Slot,
  kind: FieldKind,
  why: string,
  score = Math.max(slot.score, BY_NEIGHBOURS.usual),
): void {
  slot.kind = kind;
  slot.score = score;
  slot.why = `${slot.why}; ${why}`;
}

export const isText = (slot: Slot): boolean => slot.element.role === 'textbox' || slot.element.role === 'spinbutton';
const hasToBeFilled = wordsOf('required');

/** Whatever its attributes are called, nobody who looks at it is told what it is, or only that it has to be filled. */
export const isUnnamed = ({ declared, element }: Slot): boolean => {
  const words = element.label + element.placeholder + element.ariaLabel;
  return !declared && (!/\p{L}/u.test(words) || (element.invalid && hasToBeFilled.test(foldLabel(words))));
};

/** The closest field of the same frame, up to so many places away, that passes. */
export function near(slots: Slot[], at: number, reach: number, test: (slot: Slot) => boolean): Slot | null {
  for (let step = 1; step <= reach; step += 1) {
    for (const i of [at - step, at + step]) {
      const other = slots[i];
      if (other && other.element.frame === slots[at]?.element.frame && test(other)) return other;
    }
  }
  return null;
}

export const is =
  (...kinds: FieldKind[]) =>
  (slot: Slot): boolean =>
    kinds.includes(slot.kind);
