import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildOpenApi, listSchemaFields, operations } from '@cartwright/contract';
import { listOperations, type OpenApiDocument } from './read-openapi.ts';

const document = buildOpenApi({ url: 'http://s.example', version: '1' }) as unknown as OpenApiDocument;

test('every operation is listed once, by its own name', () => {
  const ids = listOperations(document).map(({ id }) => id);
  assert.deepEqual(ids.toSorted(), Object.keys(operations).toSorted());
});

test('fields are listed with their paths, nested ones too', () => {
  const create = listOperations(document).find(({ id }) => id === 'createCheckout');
  const fields = listSchemaFields(create?.body ?? {});
  const paths = fields.map(({ path }) => path);
  for (const path of ['customer.contact.email', 'tasks[].url', 'options.maxTotal'])
    assert.ok(paths.includes(path), path);
  assert.equal(new Set(paths).size, paths.length);
});
