/** Seconds to wait before the next attempt, or null when the failure is final. Never asked after an intent. */
export function nextAttemptIn(
  failure: { transient: boolean },
  attempt: { number: number; retryEnabled: boolean },
  delays: readonly number[],
): number | null {
  if (!failure.transient || !attempt.retryEnabled) return null;
  return delays[attempt.number - 1] ?? null;
}
