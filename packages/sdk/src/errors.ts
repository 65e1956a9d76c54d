import type { ApiErrorCode, CheckoutTask, ErrorBody } from '@cartwright/contract';

/** Everything this package throws, apart from the reason of a signal that the caller aborted. */
export class CartwrightError extends Error {
  override name = 'CartwrightError';
}

/** The service answered, and the answer is not a success. */
export class ApiError extends CartwrightError {
  override name = 'ApiError';
  readonly status: number;
  /** One of the codes in docs/errors.md. A newer service may know more of them. */
  readonly code: ApiErrorCode | (string & {});
  /** Quote it when you ask the operator what happened. */
  readonly requestId: string | null;
  /** With a 400: which fields are wrong. */
  readonly details: readonly { path: string; message: string }[];
  readonly retryAfterSeconds: number | null;

  constructor(status: number, body: Partial<ErrorBody>, retryAfterSeconds: number | null = null) {
    super(body.message ?? `The service answered with status ${status}.`);
    this.status = status;
    this.code = body.error ?? 'unknown';
    this.requestId = body.requestId ?? null;
    this.details = body.details ?? [];
    this.retryAfterSeconds = retryAfterSeconds;
  }

  /** What is wrong with one field of the request. */
  about(path: string): string | undefined {
    return this.details.find((detail) => detail.path === path)?.message;
  }
}

/** There was no answer. A write may have arrived: repeat it with the same idempotency key. */
export class ConnectionError extends CartwrightError {
  override name = 'ConnectionError';
  readonly reason: 'unreachable' | 'timeout';
  readonly idempotencyKey: string | null;

  constructor(reason: 'unreachable' | 'timeout', message: string, about: { cause: unknown; idempotencyKey?: string }) {
    super(message, { cause: about.cause });
    this.reason = reason;
    this.idempotencyKey = about.idempotencyKey ?? null;
  }
}

/** The tasks continue; only the waiting ended. `checkouts.wait` resumes it. */
export class WaitTimeoutError extends CartwrightError {
  override name = 'WaitTimeoutError';
  readonly tasks: readonly CheckoutTask[];

  constructor(tasks: readonly CheckoutTask[]) {
    const open = tasks.map((task) => `${task.merchant} is ${task.status}`).join(', ');
    super(`The purchase has not ended in time${open ? `: ${open}` : ''}.`);
    this.tasks = tasks;
  }
}

/** A delivery that must not be trusted, or cannot be read. */
export class WebhookError extends CartwrightError {
  override name = 'WebhookError';
  readonly reason: 'headers' | 'timestamp' | 'signature' | 'body';

  constructor(reason: WebhookError['reason'], message: string) {
    super(message);
    this.reason = reason;
  }
}
