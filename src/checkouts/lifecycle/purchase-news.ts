import { channel, tracingChannel } from 'node:diagnostics_channel';
import type { ChargedDifference, FailureCode, Mode, TaskStatus } from '@cartwright/contract';

/**
 * What purchases report to the log, metrics and traces. Nothing here is about the customer, and no listener can change
 * a purchase. Without listeners it costs nothing.
 */

export interface PurchaseSubject {
  taskId: string;
  executionId: string;
  executionNumber: number;
  merchant: string;
  mode: Mode;
}

export interface TransitionNews extends PurchaseSubject {
  /** Null when the task has just been created. */
  from: TaskStatus | null;
  to: TaskStatus;
  code: FailureCode | null;
  /** Since the task was accepted. */
  ageMs: number;
}

export interface FailureNews extends PurchaseSubject {
  code: FailureCode;
  /** Null when no further attempt follows. */
  retryInSeconds: number | null;
}

/** The order exists, and the merchant charged a different amount than agreed. */
export interface ChargeNews extends PurchaseSubject {
  chargedDifference: ChargedDifference;
}

export interface PhaseNews extends PurchaseSubject {
  phase: 'attempt' | 'prepare' | 'gates' | 'place';
}

export const transitions = channel('cartwright.purchase.transition');
export const failures = channel('cartwright.purchase.failure');
export const chargeDifferences = channel('cartwright.purchase.charge-difference');
export const phases = tracingChannel<unknown, PhaseNews>('cartwright.purchase.phase');

/** Runs a part of an attempt and reports when it began and ended. */
export function inPhase<Result>(
  subject: PurchaseSubject,
  phase: PhaseNews['phase'],
  work: () => Promise<Result>,
): Promise<Result> {
  return phases.tracePromise(work, { ...subjectOf(subject), phase });
}

/** Drops everything else about the task, because a task holds the customer's data. */
export function subjectOf({ taskId, executionId, executionNumber, merchant, mode }: PurchaseSubject): PurchaseSubject {
  return { taskId, executionId, executionNumber, merchant, mode };
}
