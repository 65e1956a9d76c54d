import type { LiveView, StepEvidenceAnswer } from '@cartwright/contract';
import type { Sql } from '../../platform/database.ts';
import { ApiError, type Caller } from '../../platform/http/index.ts';
import { findEvidence } from '../stores/evidence-store.ts';
import { wantLiveView } from '../stores/live-view-store.ts';

const WATCHED_SECONDS = 10;

export async function readEvidence(
  deps: { sql: Sql },
  caller: Caller,
  { taskId, stepId }: { taskId: string; stepId: string },
): Promise<StepEvidenceAnswer> {
  const found = await findEvidence(deps.sql, caller, taskId, Number(stepId));
  if (!found) throw new ApiError('not_found');
  const { isWithheld, ...rest } = found;
  return { ...rest, picture: found.picture?.toString('base64') ?? null, pictureWithheld: isWithheld };
}

/** The request itself makes the worker take pictures; when nobody looks, none are taken. */
export async function readLiveView(deps: { sql: Sql }, caller: Caller, taskId: string): Promise<LiveView> {
  const view = await wantLiveView(deps.sql, caller, taskId, WATCHED_SECONDS);
  if (!view) throw new ApiError('not_found');
  return {
    isRunning: view.isRunning,
    takenAt: view.takenAt?.toISOString() ?? null,
    picture: view.picture?.toString('base64') ?? null,
    pictureWithheld: view.isWithheld,
  };
}
