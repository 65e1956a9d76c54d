import { ApiError, ConnectionError } from './errors.ts';

const FIRST_DELAY_MS = 400;
const LONGEST_DELAY_MS = 10_000;
/** When the service asks for a longer wait than this, the caller gets the error instead. */
const LONGEST_RETRY_AFTER_SECONDS = 60;

/** How long to wait before trying again; null when trying again would not help. */
export function retryDelay(error: unknown, attempt: number, random: () => number = Math.random): number | null {
  if (error instanceof ConnectionError) return backoff(attempt, random);
  if (!(error instanceof ApiError) || !isTransient(error)) return null;
  const asked = error.retryAfterSeconds;
  if (asked === null) return backoff(attempt, random);
  return asked > LONGEST_RETRY_AFTER_SECONDS ? null : Math.max(asked * 1_000, backoff(attempt, random));
}

function isTransient({ status, code }: ApiError): boolean {
  return status === 429 || status >= 500 || code === 'idempotency_in_progress';
}

/** Doubles each time. Half of it is random, so that clients that failed together do not return together. */
function backoff(attempt: number, random: () => number): number {
  const whole = Math.min(FIRST_DELAY_MS * 2 ** (attempt - 1), LONGEST_DELAY_MS);
  return whole / 2 + (whole / 2) * random();
}

/** The header in seconds: it is a number, or a date. */
export function readRetryAfter(header: string | null, now = Date.now()): number | null {
  if (header === null) return null;
  const seconds = Number(header);
  if (header.trim() !== '' && Number.isFinite(seconds)) return Math.max(0, seconds);
  const date = Date.parse(header);
  return Number.isNaN(date) ? null : Math.max(0, (date - now) / 1_000);
}
