import { type ApiErrorCode, apiErrors, type ErrorBody } from '@cartwright/contract';

/** Thrown by use cases to answer with one of the documented errors. The message is for the caller: no internals. */
export class ApiError extends Error {
  readonly code: ApiErrorCode;
  readonly details: ErrorBody['details'];
  readonly headers: Record<string, string>;

  constructor(
    code: ApiErrorCode,
    extra: { message?: string; details?: ErrorBody['details']; headers?: Record<string, string> } = {},
  ) {
    super(extra.message ?? apiErrors[code].message);
    this.code = code;
    this.details = extra.details;
    this.headers = extra.headers ?? {};
  }

  get status(): number {
    return apiErrors[this.code].status;
  }

  toBody(requestId: string): ErrorBody {
    return {
      error: this.code,
      message: this.message,
      requestId,
      ...(this.details && { details: this.details }),
    };
  }
}
