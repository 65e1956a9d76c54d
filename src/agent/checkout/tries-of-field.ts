import type { Run } from '../run/run.ts';
import type { WantedField } from './plan-details.ts';

const TRIES_PER_FORM = 3;
const MOST_TRIES = 8;

/** Each spelling has its own tries. */
export function tryKey(run: Pick<Run, 'tries'>, field: WantedField): string {
  // What lies under a layer is not written to: that does not count as a try of the field, but it is limited too.
  if (field.element.covered) return `fill covered ${field.key}`;
  return `fill ${field.attempt} ${run.tries.count(`refused ${field.attempt}`)}`;
}

/** Fields in which what was tried last is seen. */
export function noteHeld(run: Pick<Run, 'tries'>, fields: readonly WantedField[]): void {
  for (const field of fields) run.tries.add(heldKey(run, field));
}

function heldKey(run: Pick<Run, 'tries'>, field: WantedField): string {
  const key = tryKey(run, field);
  return `held ${key} ${run.tries.count(key)}`;
}

/**
 * What is gone with the page that it was written on was not refused: the answer to another question may draw all of it anew,
 * and with each of them an address that was not saved yet is lost. Nor was what the field held for a while, before a script
 * drew the form anew.
 */
export function hasTryLeft({ requests, tries }: Pick<Run, 'requests' | 'tries'>, field: WantedField): boolean {
  const key = tryKey({ tries }, field);
  if (tries.hasLeft(key, TRIES_PER_FORM)) return true;
  const { tag, value, filled, invalid, error } = field.element;
  const isGone = tag === 'input' && value === '' && !filled && !invalid && error === '';
  const isLost =
    tries.count(`${key} on ${requests.documentCount()}`) === 0 || tries.count(heldKey({ tries }, field)) > 0;
  return isGone && isLost && tries.hasLeft(key, MOST_TRIES);
}
