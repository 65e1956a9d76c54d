import type { z } from 'zod';
import type { ApiErrorCode } from './errors.ts';
import type { Permission } from './statuses.ts';

/** One way of calling an operation. Paths are written as OpenAPI writes them; each is also served below /v1. */
export interface OperationForm {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: `/${string}`;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
}

export interface Operation {
  summary: string;
  description: string;
  tag: 'Checkout' | 'Catalog' | 'Payment' | 'Webhooks' | 'Account';
  permission: Permission;
  /** Which of the key's two budgets a call takes from. */
  budget: 'read' | 'write';
  /** Callers poll it to follow a task, so it also has a limit per task. */
  isPolled?: true;
  /** The first form is the canonical one; the others are aliases of it. */
  forms: readonly [OperationForm, ...OperationForm[]];
  success: { status: 200 | 201 | 204; body: z.ZodType; description: string };
  /** In addition to the errors that every operation can return (`commonErrors`). */
  errors: readonly ApiErrorCode[];
}

export const versionPrefix = '/v1';

export const commonErrors = [
  'invalid_request',
  'unauthorized',
  'forbidden',
  'rate_limited',
  'internal',
  'store_unavailable',
] as const satisfies readonly ApiErrorCode[];

/** Errors of operations with a body. */
export const bodyErrors = [
  'malformed_json',
  'payload_too_large',
  'unsupported_media_type',
  'idempotency_in_progress',
  'idempotency_mismatch',
] as const satisfies readonly ApiErrorCode[];

export function errorsOf(operation: Operation): ApiErrorCode[] {
  const withBody = operation.forms.some((form) => form.method === 'POST');
  return [...new Set<ApiErrorCode>([...commonErrors, ...(withBody ? bodyErrors : []), ...operation.errors])];
}
