import type { StepLabel, TaskStatus } from '@cartwright/contract';
import type { Sql } from '../../platform/database.ts';
import { recordEvents, renderTaskEvent } from '../../webhooks/index.ts';
import type { LaneStep } from '../lanes/merchant-lane.ts';
import { type LockedTask, type TaskChanges, writeTask } from '../stores/run-store.ts';
import { creditsFor, defaultCredits } from './credits.ts';
import { chargeDifferences, subjectOf, type TransitionNews, transitions } from './purchase-news.ts';
import { canMove, isTerminal, systemStatusOf } from './task-lifecycle.ts';

export interface StepInput {
  label: StepLabel;
  note?: string | null;
  isFailed?: boolean;
  modelUse?: LaneStep['modelUse'];
}

/**
 * The only writer of a status. Task, execution, step and event commit together or not at all. The task must be locked
 * by the caller's transaction. The event store makes sure that a status is announced only once.
 */
export async function transitionTask(
  sql: Sql,
  task: LockedTask,
  move: { to: TaskStatus; step?: StepInput; changes?: TaskChanges },
): Promise<LockedTask> {
  if (!canMove(task.status, move.to)) throw new Error(`A task cannot move from ${task.status} to ${move.to}`);
  const changes = move.changes ?? {};
  const moved = applyChanges({ ...task, status: move.to }, changes);
  // Sent together: neither needs the other's result.
  await Promise.all([
    write(sql, task, { status: move.to, changes, ...(move.step && { step: move.step }) }),
    recordEvents(sql, [renderTaskEvent(moved)]),
  ]);
  sql.afterCommit(() => {
    const code = changes.failure?.code ?? null;
    const news: TransitionNews = { ...subjectOf(task), from: task.status, to: move.to, code, ageMs: task.ageMs };
    transitions.publish(news);
    const chargedDifference = changes.charged?.difference;
    if (chargedDifference) chargeDifferences.publish({ ...subjectOf(task), chargedDifference });
  });
  return moved;
}

/** Records a step or a change that leaves the status as it is. */
export async function recordStep(
  sql: Sql,
  task: LockedTask,
  step: StepInput | undefined,
  changes: TaskChanges = {},
): Promise<LockedTask> {
  await write(sql, task, { status: task.status, changes, ...(step && { step }) });
  return applyChanges(task, changes);
}

async function write(
  sql: Sql,
  task: LockedTask,
  { status, step, changes }: { status: TaskStatus; step?: StepInput; changes: TaskChanges },
): Promise<void> {
  await writeTask(sql, task, {
    status,
    isEnd: isTerminal(status),
    changes,
    step: step
      ? {
          label: step.label,
          systemStatus: systemStatusOf(status),
          isFailed: step.isFailed ?? false,
          note: step.note ?? null,
          credits: creditsFor(defaultCredits, step),
        }
      : null,
  });
}

function applyChanges(task: LockedTask, { review, confirmedReview, charged }: TaskChanges): LockedTask {
  return {
    ...task,
    ...(review && {
      review,
      pricing: review.pricing,
      shippingStrategy: review.shippingStrategy,
      selectedShippingOption: review.shippingOption ?? task.selectedShippingOption,
    }),
    ...(confirmedReview !== undefined && { confirmedReview }),
    ...(charged && { pricing: charged.pricing, chargedDifference: charged.difference }),
  };
}
