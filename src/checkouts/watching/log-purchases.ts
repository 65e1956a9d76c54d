import { failureCodes } from '@cartwright/contract';
import type { Log } from '../../platform/log.ts';
import type { FailureNews, PhaseNews, PurchaseSubject, TransitionNews } from '../lifecycle/purchase-news.ts';
import { isTerminal } from '../lifecycle/task-lifecycle.ts';
import { subscribeToPurchases } from './subscribe-to-purchases.ts';

/** One line for each transition, attempt and failure: an operator can follow a task by its log alone. */
export function logPurchases(log: Log): () => void {
  const begun = new WeakMap<PhaseNews, number>();
  return subscribeToPurchases({
    transition: (news) => log[levelOf(news)](describeTransition(news), 'task moved'),
    failure: (news) => log.warn(describeFailure(news), 'attempt failed'),
    chargeDiffers: (news) =>
      log.error(
        { ...nameTask(news), chargedDifference: news.chargedDifference },
        'the merchant charged a different amount than agreed',
      ),
    phaseBegan(news) {
      begun.set(news, Date.now());
      if (news.phase === 'attempt') log.info(nameTask(news), 'attempt began');
    },
    phaseEnded(news) {
      const ms = Date.now() - (begun.get(news) ?? Date.now());
      if (news.phase === 'attempt') log.info({ ...nameTask(news), ms }, 'attempt ended');
    },
  });
}

function nameTask({ taskId, merchant, mode, executionNumber }: PurchaseSubject) {
  return { task: taskId, merchant, mode, attempt: executionNumber };
}

function describeTransition(news: TransitionNews) {
  const { from, to, code, ageMs } = news;
  return { ...nameTask(news), from, to, ...(code && { code }), ms: Math.round(ageMs) };
}

function describeFailure(news: FailureNews) {
  const { code, retryInSeconds } = news;
  return { ...nameTask(news), code, reason: failureCodes[code], retryInSeconds };
}

/** An order that may exist needs a person. */
function levelOf({ to, code }: TransitionNews): 'info' | 'warn' | 'error' {
  if (code === 'placement_unknown') return 'error';
  return isTerminal(to) && to === 'FAILED' ? 'warn' : 'info';
}
