import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isGraphqlRead } from './is-graphql-read.ts';

test('a posted question reads; a mutation, a stored one and anything else may change something', () => {
  const reads = (body: unknown) => isGraphqlRead('POST', typeof body === 'string' ? body : JSON.stringify(body));
  const cart = { operationName: 'getCart', variables: {}, query: 'query getCart { cart { total } }' };
  assert.equal(reads(cart), true);
  assert.equal(reads({ query: '{ cart { total } }' }), true);
  assert.equal(reads([cart, cart]), true);
  assert.equal(reads([cart, { query: 'mutation add { addToCart { id } }' }]), false);
  assert.equal(reads({ query: 'query a { cart { id } } mutation b { placeOrder { id } }' }), false);
  assert.equal(reads({ extensions: { persistedQuery: { sha256Hash: 'ab' } } }), false);
  assert.equal(reads({ query: 'lamp' }), false);
  assert.equal(reads('q=lamp'), false);
  assert.equal(isGraphqlRead('PUT', JSON.stringify(cart)), false);
});
