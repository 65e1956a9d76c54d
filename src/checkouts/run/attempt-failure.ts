import { type FailureCode, failureCodes } from '@cartwright/contract';
import type { LaneFailureCode } from '../lanes/merchant-lane.ts';
import type { LockedTask } from '../stores/run-store.ts';

/** Why an attempt bought nothing. The caller gets code and note; the log gets all of it. */
export interface AttemptFailure {
  code: FailureCode;
  /** In our own words, because the caller may pass it on to a person or a model. */
  note: string;
  /** What the lane said, often in the merchant's own words. It never leaves the service. */
  innerNote?: string;
  transient: boolean;
}

/** Keeps the merchant's text, which can say anything, out of what the caller sees. */
export function fromLane(failed: { code: LaneFailureCode; note: string; transient: boolean }): AttemptFailure {
  return {
    code: failed.code,
    note: failureCodes[failed.code],
    innerNote: failed.note,
    transient: failed.transient,
  };
}

/** An order may exist: the caller has to look for it before trying again. */
export function placementUnknown(
  task: Pick<LockedTask, 'customer' | 'merchant' | 'pricing'>,
  innerNote: string,
): AttemptFailure {
  const { customer, merchant, pricing } = task;
  const what = `Check at ${merchant} for an order of ${customer.contact.email}, total ${pricing?.total ?? 'unknown'} ${pricing?.currency ?? ''}`;
  const note = `${failureCodes.placement_unknown} ${what.trim()}.`;
  return { code: 'placement_unknown', note, innerNote, transient: false };
}

/** The same for a lane's step: only the code of `code: text` is kept and described in our own words. */
export function publicStepNote(note: string | null): { note: string | null; innerNote?: string } {
  const code = note?.split(':', 1)[0] ?? '';
  if (note === null || !Object.hasOwn(failureCodes, code)) return { note };
  return { note: `${code}: ${failureCodes[code as FailureCode]}`, innerNote: note };
}
