import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isStoreUnavailable } from './database.ts';

const withCode = (code: string) => Object.assign(new Error('message'), { code });

for (const code of ['ECONNREFUSED', 'ECONNRESET', '57P01', '57P02', '57P03', '08006', '08P01', '53300', '53100']) {
  test(`an error with code ${code} says that the store is away`, () => {
    assert.equal(isStoreUnavailable(withCode(code)), true);
  });
}

for (const code of ['23505', '40001', '42P01', '57014', 'ENOENT', '0800', '530']) {
  test(`an error with code ${code} does not say that the store is away`, () => {
    assert.equal(isStoreUnavailable(withCode(code)), false);
  });
}

test('lost connections and a full pool are recognised by their message', () => {
  assert.equal(isStoreUnavailable(new Error('Connection terminated unexpectedly')), true);
  assert.equal(isStoreUnavailable(new Error('timeout exceeded when trying to connect')), true);
  assert.equal(isStoreUnavailable(new Error('column "terminated" does not exist')), false);
});

test('a host with several addresses is away when they refuse', () => {
  assert.equal(isStoreUnavailable(new AggregateError([withCode('ECONNREFUSED')])), true);
  assert.equal(isStoreUnavailable(new AggregateError([withCode('23505')])), false);
});

test('what is no error says nothing', () => {
  assert.equal(isStoreUnavailable(undefined), false);
  assert.equal(isStoreUnavailable('ECONNREFUSED'), false);
});
