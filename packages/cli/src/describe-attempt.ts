import type { WebhookDelivery } from '@cartwright/contract';

/** The latest try of a delivery in a few words. */
export function describeAttempt(delivery: WebhookDelivery): string {
  const [latest] = delivery.attempts;
  if (!latest) return delivery.nextAttemptAt ? 'not sent yet' : delivery.state;
  const answer = latest.answer === '' ? '' : ` "${latest.answer.slice(0, 60).replaceAll(/\s+/g, ' ')}"`;
  const result = latest.error ?? `answered ${latest.status}`;
  const next = delivery.nextAttemptAt ? `, next try ${delivery.nextAttemptAt}` : '';
  return `${delivery.state}: ${result} in ${latest.durationMs} ms${answer}${next}`;
}
