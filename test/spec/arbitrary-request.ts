import { type Operation, type OperationForm, operations } from '@cartwright/contract';
import fc from 'fast-check';
import { z } from 'zod';

type Schema = {
  type?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
};

export interface GeneratedRequest {
  name: string;
  operation: Operation;
  form: OperationForm;
  path: string;
  body: string | undefined;
  headers: Record<string, string>;
}

/** Values known to the service under test, so that some requests reach something. */
export interface Known {
  uuids: string[];
  urls: string[];
}

/** Any operation in any form, with input that is right, nearly right, or nonsense. */
export function arbitraryRequest(known: Known): fc.Arbitrary<GeneratedRequest> {
  const forms = Object.entries<Operation>(operations).flatMap(([name, operation]) =>
    operation.forms.map((form) => ({ name, operation, form })),
  );
  return fc.constantFrom(...forms).chain(({ name, operation, form }) =>
    fc.record({
      name: fc.constant(name),
      operation: fc.constant(operation),
      form: fc.constant(form),
      path: arbitraryPath(form, known),
      body: form.method === 'GET' || form.method === 'DELETE' ? fc.constant(undefined) : arbitraryBody(form, known),
      headers: arbitraryHeaders(form),
    }),
  );
}

function arbitraryPath(form: OperationForm, known: Known): fc.Arbitrary<string> {
  const id = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...known.uuids) },
    { weight: 2, arbitrary: fc.uuid() },
    {
      weight: 1,
      arbitrary: fc.string({ minLength: 1, maxLength: 40, unit: 'binary' }).filter((text) => text.isWellFormed()),
    },
  );
  const path = id.map((value) => form.path.replaceAll(/\{\w+\}/g, encodeURIComponent(value)));
  return fc.tuple(fc.constantFrom('', '', '/v1'), path).map(([prefix, rest]) => prefix + rest);
}

function arbitraryBody(form: OperationForm, known: Known): fc.Arbitrary<string | undefined> {
  const schema = form.body ? (z.toJSONSchema(form.body, { io: 'input', unrepresentable: 'any' }) as Schema) : {};
  const right = arbitraryValue(schema, known);
  const bent = fc.tuple(right, fc.nat(), junk).map(([value, seed, wrong]) => bend(value, seed, wrong));
  return fc.oneof(
    { weight: 5, arbitrary: right.map((value) => JSON.stringify(value)) },
    { weight: 5, arbitrary: bent.map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: junk.map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
    { weight: 1, arbitrary: fc.constant(undefined) },
  );
}

function arbitraryHeaders(form: OperationForm): fc.Arbitrary<Record<string, string>> {
  if (form.method !== 'POST') return fc.constant({});
  const key = fc.constantFrom('a', 'b', 'c', 'x'.repeat(255), 'x'.repeat(256), '%', "'");
  return fc
    .option(key, { freq: 4 })
    .map((value): Record<string, string> => (value === null ? {} : { 'Idempotency-Key': value }));
}

const junk: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom<unknown>(
    null,
    -1,
    0,
    1e308,
    -0.5,
    '',
    ' ',
    '\u0000',
    '\ud800',
    '😀',
    {},
    [],
    true,
    'x'.repeat(3000),
    '../../etc/passwd',
  ),
  fc.constantFrom<unknown>(
    { __proto__: null, constructor: 1 },
    JSON.parse('{"__proto__":{"x":1}}'),
    "' or 1=1 --",
    '{{7*7}}',
    '9'.repeat(400),
  ),
);

function arbitraryValue(schema: Schema, known: Known): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((choice) => arbitraryValue(choice, known)));
  if (schema.properties) return objectOf(schema, known);
  switch (schema.type) {
    case 'array':
      return fc.array(arbitraryValue(schema.items ?? {}, known), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 4, 4),
      });
    case 'integer':
      return fc.integer({ min: Math.max(schema.minimum ?? 0, -1000), max: Math.min(schema.maximum ?? 1000, 1000) });
    case 'number':
      return fc.integer({ min: 1, max: 100_000 }).map((cents) => cents / 100);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'object':
      return fc.dictionary(fc.string({ maxLength: 10 }), fc.jsonValue({ maxDepth: 2 }), { maxKeys: 4 });
    case 'string':
      return textOf(schema, known);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function objectOf(schema: Schema, known: Known): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([name, field]) => [name, arbitraryValue(field, known)]),
  );
  return fc.record(fields, { requiredKeys: (schema.required ?? []).filter((name) => name in fields) });
}

/** Text for a pattern is taken from samples: enough to pass the gate, so that the code behind it is tried too. */
const samples = [
  '97201',
  '+1 503 555 0100',
  '4242424242424242',
  '04',
  '2031',
  '123',
  '49.90',
  'Ada',
  'SW1A 1AA',
  '2099-01-01T00:00:00Z',
];

function textOf(schema: Schema, known: Known): fc.Arbitrary<string> {
  if (schema.format === 'uuid') return fc.constantFrom(...known.uuids);
  if (schema.format === 'uri') return fc.constantFrom(...known.urls);
  if (schema.format === 'email') return fc.constantFrom('ada@example.com', 'b.c+d@sub.example.org');
  if (schema.format === 'date-time')
    return fc.integer({ min: -1, max: 8 }).map((days) => new Date(Date.now() + days * 86_400_000).toISOString());
  if (schema.pattern && schema.pattern !== '\\S') {
    const fitting = samples.filter((text) => new RegExp(schema.pattern as string).test(text));
    if (fitting.length > 0) return fc.constantFrom(...fitting);
  }
  return fc.string({ minLength: 1, maxLength: Math.min(schema.maxLength ?? 30, 30), unit: 'grapheme' });
}

/** Replaces one random place of a value. */
function bend(value: unknown, seed: number, wrong: unknown): unknown {
  if (typeof value !== 'object' || value === null || seed % 5 === 0) return wrong;
  const keys = Object.keys(value);
  if (keys.length === 0) return wrong;
  const key = keys[seed % keys.length] as string;
  const copy = (Array.isArray(value) ? [...value] : { ...value }) as Record<string, unknown>;
  copy[key] = bend(copy[key], Math.floor(seed / keys.length), wrong);
  return copy;
}
