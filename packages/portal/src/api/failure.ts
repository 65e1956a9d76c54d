import { ApiError, CartwrightError } from '@cartwright/sdk';

/** Anything but the answer that was asked for, as the pages show it. Status 0: there was no answer at all. */
export function toFailure(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  const message = error instanceof CartwrightError ? 'The service cannot be reached.' : String(error);
  return new ApiError(0, { error: 'unreachable', message });
}
