import type { Span, Tracing } from '../../platform/tracing.ts';
import type { PhaseNews, PurchaseSubject } from '../lifecycle/purchase-news.ts';
import { subscribeToPurchases } from './subscribe-to-purchases.ts';

/**
 * A task's id is also its trace id, so that the attempts of several workers end up in one trace that is easy to find.
 */
export function tracePurchases(tracing: Tracing): () => void {
  const spans = new WeakMap<PhaseNews, Span>();
  const attempts = new Map<string, Span>();
  return subscribeToPurchases({
    phaseBegan(news) {
      const attempt = attempts.get(news.executionId);
      const span =
        news.phase === 'attempt'
          ? tracing.startTrace(news.taskId.replaceAll('-', ''), 'attempt', describe(news))
          : tracing.startSpan(news.phase, describe(news), attempt);
      spans.set(news, span);
      if (news.phase === 'attempt') attempts.set(news.executionId, span);
    },
    transition: ({ executionId, from, to, code }) =>
      attempts.get(executionId)?.addEvent('transition', { from: from ?? '', to, ...(code && { code }) }),
    failure: ({ executionId, code }) => attempts.get(executionId)?.fail(code),
    phaseEnded(news) {
      spans.get(news)?.end();
      if (news.phase === 'attempt') attempts.delete(news.executionId);
    },
  });
}

function describe({ taskId, merchant, mode, executionNumber }: PurchaseSubject) {
  return {
    'cartwright.task': taskId,
    'cartwright.merchant': merchant,
    'cartwright.mode': mode,
    'cartwright.attempt': executionNumber,
  };
}
