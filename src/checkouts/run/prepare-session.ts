import { type CardTyper, openCardTyper } from '../../payments/index.ts';
import { faultPoint } from '../../platform/fault-point.ts';
import type { CheckoutRuntime } from '../checkout-runtime.ts';
import { chooseLane } from '../lanes/choose-lane.ts';
import type {
  LaneHooks,
  LaneOrder,
  LanePressed,
  LaneSession,
  LaneStep,
  LiveHooks,
  MerchantLane,
} from '../lanes/merchant-lane.ts';
import { recordStep, transitionTask } from '../lifecycle/transition-task.ts';
import { keepMerchantAccount } from '../requests/merchant-account.ts';
import { insertEvidence } from '../stores/evidence-store.ts';
import { addModelUse, countModelCalls } from '../stores/model-use-store.ts';
import type { LockedTask } from '../stores/run-store.ts';
import { askOperatorFor } from './ask-operator.ts';
import { type AttemptFailure, fromLane, publicStepNote } from './attempt-failure.ts';
import { readAuthorised } from './authorisation.ts';
import { buildOrder } from './build-order.ts';
import { recordPressesOf } from './record-press.ts';
import { type Run, writeUnderLease } from './write-under-lease.ts';

const GRACE_MS = 5_000;
/** An operator who answers questions takes a person's time. */
const LONGEST_LESSON_SECONDS = 1_800;

type FailedPreparation = AttemptFailure & { kind: 'failed' };

/** Lets a lane work up to the order review within the time limit of an attempt. Throws when the lease is lost. */
export async function prepareSession(
  deps: CheckoutRuntime,
  run: Run,
  task: LockedTask,
  live: LiveHooks,
): Promise<LaneSession | LanePressed | FailedPreparation> {
  await faultPoint('attempt.begun');
  const lane = chooseLane(deps.lanes, task.merchant);
  if (!lane) return failure('internal', 'No way to buy at this merchant is set up.', false);
  const isTaught = task.mode === 'test' && task.options.askOperator === true;
  const deadline = startDeadline(isTaught ? LONGEST_LESSON_SECONDS : deps.settings.executionSeconds);
  const { cardId, paymentSessionId: sessionId, merchant } = task;
  const card = cardId ? openCardTyper(deps, cardId, sessionId ? { sessionId, merchant } : null) : null;
  run.card = card;
  const hooks: LaneHooks = {
    signal: AbortSignal.any([run.lease.signal, deadline.signal]),
    card,
    onStep: (step) => keepStep(deps, run, step),
    live,
    ...(isTaught && { askOperator: askOperatorFor(deps.database, task) }),
    modelCallsLeft: await modelCallsLeft(deps, task.accountId),
    recordPress: recordPressesOf(deps, run),
    onMerchantAccount: ({ email, password }) =>
      keepMerchantAccount({ sql: deps.database, sealer: deps.sealer }, { taskId: task.taskId, email, password }),
  };
  const order = buildOrder(deps.settings, task, await readAuthorised(deps.database, task));
  const preparing = prepareIn(lane, order, hooks).catch((error) => {
    if (!hooks.signal.aborted)
      deps.log.error({ error: String(error), taskId: task.taskId }, 'a lane failed unexpectedly');
    return failure('internal', 'The attempt stopped unexpectedly.', true);
  });
  const prepared = await Promise.race([preparing, deadline.passed]);
  deadline.clear();
  if (prepared === 'overdue' || run.lease.signal.aborted) {
    // Nobody needs what the lane may still produce.
    void preparing.then((late) => (late.kind === 'failed' ? undefined : late.close())).catch(() => undefined);
    run.lease.signal.throwIfAborted();
    return failure('agent_stuck', `The order review was not reached within ${deps.settings.executionSeconds} s.`, true);
  }
  await faultPoint('attempt.prepared');
  if (prepared.kind !== 'failed') return prepared;
  const missing = card?.missing();
  if (missing) return failure(missing.code, missing.note, false);
  return prepared;
}

async function prepareIn(
  lane: MerchantLane,
  order: LaneOrder,
  hooks: LaneHooks,
): Promise<LaneSession | LanePressed | FailedPreparation> {
  const prepared = await lane.prepare(order, hooks);
  return prepared.kind === 'failed' ? { kind: 'failed', ...fromLane(prepared) } : prepared;
}

/** Aborts the lane first and gives up on it a few seconds later, so that it can still report what went wrong. */
function startDeadline(seconds: number) {
  const abort = new AbortController();
  const passed = Promise.withResolvers<'overdue'>();
  let timer = setTimeout(() => {
    abort.abort(new Error('the attempt took too long'));
    timer = setTimeout(passed.resolve, GRACE_MS, 'overdue');
  }, seconds * 1000);
  return { signal: abort.signal, passed: passed.promise, clear: () => clearTimeout(timer) };
}

/**
 * The fence reports placement and its outcome, because it knows what was committed; only the evidence is kept for it.
 */
async function keepStep(deps: CheckoutRuntime, run: Run, seen: LaneStep): Promise<void> {
  const step = run.card ? withholdNumber(seen, run.card) : seen;
  if (!step.isFailed && (step.label === 'ORDER_PLACEMENT' || step.label === 'ORDER_CONFIRMED')) {
    run.seenAtPlacement = step.evidence;
    return;
  }
  await faultPoint(`step.${step.label}`);
  const { note, innerNote } = publicStepNote(step.note);
  if (innerNote) deps.log.info({ taskId: run.taskId, step: step.label, innerNote }, 'a step failed');
  await writeUnderLease(deps, run, async (sql, task) => {
    if (task.status === 'STARTED') await transitionTask(sql, task, { to: 'IN_PROGRESS', step: { ...step, note } });
    else await recordStep(sql, task, { ...step, note });
    if (step.evidence) await insertEvidence(sql, run.taskId, step.evidence);
    const { calls = 0, inputTokens = 0, outputTokens = 0 } = step.modelUse ?? {};
    if (calls > 0) await addModelUse(sql, task.accountId, { calls, tokens: inputTokens + outputTokens });
  });
}

async function modelCallsLeft({ database, settings }: CheckoutRuntime, accountId: string): Promise<number> {
  return Math.max(0, settings.modelCallsPerAccountAndDay - (await countModelCalls(database, accountId)));
}

/** A merchant's page may repeat the number, in an error or in its address. */
function withholdNumber(step: LaneStep, { withhold }: CardTyper): LaneStep {
  const clean = (text: string | null) => (text === null ? null : withhold(text));
  const { note, evidence } = step;
  return {
    ...step,
    note: clean(note),
    ...(evidence && { evidence: { ...evidence, url: clean(evidence.url), decision: clean(evidence.decision) } }),
  };
}

function failure(code: AttemptFailure['code'], note: string, transient: boolean): FailedPreparation {
  return { kind: 'failed', code, note, transient };
}
