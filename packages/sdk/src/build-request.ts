import { type Operation, type OperationForm, type OperationName, operations } from '@cartwright/contract';
import type { TransportRequest } from './transport.ts';

/** The HTTP request for an operation: the table says which parts of the input go into path, query and body. */
export function buildRequest(name: OperationName, input: object, idempotencyKey?: string): TransportRequest {
  const operation: Operation = operations[name];
  const form = chooseForm(operation, input);
  const rest = new Map(Object.entries(input).filter(([, value]) => value !== undefined));
  const path = form.path.replaceAll(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(take(rest, key)));
  const isIdempotent = form.method === 'POST' && operation.budget === 'write';
  return {
    method: form.method,
    path,
    ...(form.body ? { body: Object.fromEntries(rest) } : { query: Object.fromEntries(rest) }),
    ...(isIdempotent && { idempotencyKey: idempotencyKey ?? crypto.randomUUID() }),
  };
}

/** The first form that the input satisfies. With one form, the service judges the input. */
function chooseForm({ forms }: Operation, input: object): OperationForm {
  if (forms.length === 1) return forms[0];
  const accepts = (form: OperationForm) =>
    [form.params, form.body].every((schema) => !schema || schema.safeParse(input).success);
  return forms.find(accepts) ?? forms[0];
}

function take(rest: Map<string, unknown>, key: string): string {
  const value = rest.get(key);
  rest.delete(key);
  if (value === undefined || value === '') throw new TypeError(`${key} is missing.`);
  return String(value);
}
