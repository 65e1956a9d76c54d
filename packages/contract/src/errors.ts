import { z } from 'zod';

/** Every error an API answer may carry: its HTTP status and its default text. docs/errors.md is checked against this. */
export const apiErrors = {
  invalid_request: { status: 400, message: 'The request has missing or invalid fields.' },
  malformed_json: { status: 400, message: 'The body is not valid JSON.' },
  unknown_provider: { status: 400, message: 'This payment provider is not configured for the account.' },
  payment_session_unknown: { status: 400, message: 'There is no payment session with this id.' },
  payment_session_open: { status: 400, message: 'The customer has not completed this payment session yet.' },
  payment_session_expired: { status: 400, message: 'This payment session has expired.' },
  payment_session_used: { status: 400, message: 'This payment session was used for another order.' },
  payment_session_wrong_mode: { status: 400, message: 'This payment session belongs to the other mode.' },
  task_terminal: { status: 400, message: 'The task has already ended.' },
  stale_execution: { status: 400, message: 'The executionId is not the latest attempt of this task.' },
  not_pending_confirmation: { status: 400, message: 'The task is not waiting for a confirmation.' },
  total_mismatch: { status: 400, message: 'The total differs from the one the task shows.' },
  product_not_found: { status: 400, message: 'The URL does not lead to a product.' },
  price_unknown: { status: 400, message: 'The price of an item is not known. Send its unitPrice.' },
  private_address: { status: 400, message: 'The URL leads to a private or reserved address.' },
  link_invalid: { status: 400, message: 'This link is not valid: it was used, replaced or has expired.' },
  unauthorized: { status: 401, message: 'The API key is missing, malformed or revoked.' },
  sign_in_failed: { status: 401, message: 'The e-mail address or the password is wrong.' },
  code_required: { status: 401, message: 'Enter the six digits that your authenticator app shows.' },
  forbidden: { status: 403, message: 'The API key lacks the permission for this operation.' },
  test_provider_disabled: { status: 403, message: 'The test payment provider works only with test keys.' },
  not_found: { status: 404, message: 'There is nothing at this address.' },
  idempotency_in_progress: { status: 409, message: 'A request with this Idempotency-Key is still running.' },
  payload_too_large: { status: 413, message: 'The body is too large.' },
  unsupported_media_type: { status: 415, message: 'The body must be application/json.' },
  idempotency_mismatch: { status: 422, message: 'This Idempotency-Key was used with a different body.' },
  rate_limited: { status: 429, message: 'Too many requests. Wait for the time in Retry-After.' },
  internal: { status: 500, message: 'Something went wrong on our side. The request may be retried.' },
  merchant_unreachable: { status: 502, message: 'The merchant cannot be reached.' },
  store_unavailable: { status: 503, message: 'The database is temporarily unavailable. Retry shortly.' },
} as const satisfies Record<string, { status: number; message: string }>;
export type ApiErrorCode = keyof typeof apiErrors;

export const errorBody = z.object({
  error: z.string().meta({ description: 'A code in snake_case that programs may rely on' }),
  message: z.string().meta({ description: 'A sentence for people' }),
  requestId: z.string(),
  details: z
    .array(z.object({ path: z.string(), message: z.string() }))
    .optional()
    .meta({ description: 'With a 400: which fields are wrong' }),
});
export type ErrorBody = z.infer<typeof errorBody>;
