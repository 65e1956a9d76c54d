import type { ErrorBody } from '@cartwright/contract';

/** Anything but the answer that was asked for, with what the service says about it. */
export class ApiFailure extends Error {
  /** 0 when there was no answer at all. */
  readonly status: number;
  readonly code: string;
  readonly requestId: string | null;
  readonly details: readonly { path: string; message: string }[];

  constructor(status: number, body: Partial<ErrorBody>) {
    super(body.message ?? `The service answered with status ${status}.`);
    this.status = status;
    this.code = body.error ?? 'unknown';
    this.requestId = body.requestId ?? null;
    this.details = body.details ?? [];
  }

  /** What is wrong with a field of the request, by its path. */
  about(path: string): string | undefined {
    return this.details.find((detail) => detail.path === path)?.message;
  }
}

export function toFailure(error: unknown): ApiFailure {
  return error instanceof ApiFailure ? error : new ApiFailure(0, { message: String(error) });
}
