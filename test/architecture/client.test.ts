import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type OperationName, operations } from '../../packages/contract/src/index.ts';
import { resources } from '../../packages/sdk/src/resources.ts';
import { readSources } from './source-files.ts';

test('every operation has exactly one name in the client (packages/sdk/src/resources.ts)', () => {
  const named = Object.values(resources).flatMap((methods) => Object.values<OperationName>(methods));
  assert.deepEqual(named.toSorted(), Object.keys(operations).toSorted());
});

test('the client runs anywhere: it imports the contract and nothing of one runtime', () => {
  const allowed: Record<string, RegExp> = {
    sdk: /^(?:\.{1,2}\/|@cartwright\/contract$)/,
    contract: /^(?:\.{1,2}\/|zod$)/,
  };
  for (const [name, pattern] of Object.entries(allowed)) {
    const files = readSources(`packages/${name}/src/**/*.ts`).filter((file) => !file.path.endsWith('.test.ts'));
    const wrong = files.flatMap((file) =>
      file.imports.filter((specifier) => !pattern.test(specifier)).map((specifier) => `${file.path}: ${specifier}`),
    );
    assert.ok(files.length > 0);
    assert.deepEqual(wrong, []);
    for (const file of files) assert.doesNotMatch(file.text, /\b(?:process|Buffer|require|__dirname)\b[.(]/, file.path);
  }
});
