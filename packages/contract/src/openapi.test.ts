import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildOpenApi, operations } from './index.ts';

test('every form of every operation is in the document, with and without /v1', () => {
  const document = buildOpenApi({ url: 'http://x', version: '1' }) as {
    paths: Record<string, Record<string, unknown>>;
  };
  for (const operation of Object.values(operations)) {
    for (const form of operation.forms) {
      assert.ok(document.paths[form.path]?.[form.method.toLowerCase()], form.path);
      assert.ok(document.paths[`/v1${form.path}`]?.[form.method.toLowerCase()], `/v1${form.path}`);
    }
  }
});

test('operation ids are unique and no schema refers to something that is not in the document', () => {
  const text = JSON.stringify(buildOpenApi({ url: 'http://x', version: '1' }));
  const ids = [...text.matchAll(/"operationId":"([^"]+)"/g)].map((match) => match[1]);
  assert.equal(new Set(ids).size, ids.length);
  const references = new Set([...text.matchAll(/"\$ref":"([^"]+)"/g)].map((match) => match[1]));
  assert.deepEqual([...references], ['#/components/schemas/Error']);
});
