import type { SnapshotElement } from '../perception/index.ts';
import type { View } from '../view/view.ts';
import { topicsOf } from './topics-of.ts';

/**
 * "Details", "Shipping", "Payment", "Review": controls made alike that stand on one line and name what a checkout asks for
 * are the list of its steps. One that was done leads back, whatever else its word means.
 */
export function isOfStepRow({ snapshot }: View, element: SnapshotElement): boolean {
  const isBeside = ({ ref, visible, frame, tag, role, ancestors, box }: SnapshotElement) =>
    ref !== element.ref &&
    visible &&
    frame === element.frame &&
    tag === element.tag &&
    role === element.role &&
    ancestors.length === element.ancestors.length &&
    Math.abs(box.y - element.box.y) < ONE_LINE;
  const topics = snapshot.elements.filter(isBeside).flatMap(({ text }) => topicsOf(text).slice(0, 1));
  return new Set(topics).size >= LEAST_STEPS;
}

const ONE_LINE = 10;
/** Besides the one that is asked about. */
const LEAST_STEPS = 2;
