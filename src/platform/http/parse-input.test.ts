import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import type { ApiError } from './api-error.ts';
import { parseInput } from './parse-input.ts';

const details = (schema: z.ZodType, input: unknown) => {
  try {
    parseInput(schema, input, '');
  } catch (error) {
    return (error as ApiError).details;
  }
  return 'accepted';
};

test('paths are written as a caller would write them', () => {
  const schema = z.object({ tasks: z.array(z.object({ url: z.string('must be text') })) });
  assert.deepEqual(details(schema, { tasks: [{ url: 'a' }, {}] }), [{ path: 'tasks[1].url', message: 'must be text' }]);
});

test('of several forms the closest one is explained', () => {
  const schema = z.object({
    pay: z.union([
      z.object({ kind: z.literal('card'), number: z.string('must be text') }),
      z.object({ session: z.string() }),
    ]),
  });
  assert.deepEqual(details(schema, { pay: { kind: 'card', number: 7 } }), [
    { path: 'pay.number', message: 'must be text' },
  ]);
});

test('a wrong name of a field says what is wrong with it', () => {
  const schema = z.object({ headers: z.record(z.string().regex(/^[a-z-]+$/, 'must be a header name'), z.string()) });
  assert.deepEqual(details(schema, { headers: { 'a b': 'x' } }), [
    { path: 'headers.a b', message: 'must be a header name' },
  ]);
});
