import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ApiError } from '../../src/platform/http/api-error.ts';
import { loopbackSpellings, refusedAddresses } from '../faults/address-cases.ts';
import { runAddresses } from '../faults/address-run.ts';
import { openStage } from './webhook-stage.ts';

test('no outgoing call reaches a private address, however it is written, redirected or resolved', async () => {
  assert.ok(refusedAddresses.length >= 90 && new Set(refusedAddresses).size === refusedAddresses.length);
  assert.ok(loopbackSpellings.length >= 60 && new Set(loopbackSpellings).size === loopbackSpellings.length);
  const { callers, reachedCanary } = await runAddresses();
  assert.deepEqual(Object.keys(callers), ['webhook', 'oauth2', 'catalog', 'browser']);
  for (const [name, caller] of Object.entries(callers)) {
    assert.deepEqual(caller.notRefused, [], name);
    assert.equal(caller.addresses, refusedAddresses.length);
    assert.equal(caller.spellings, loopbackSpellings.length);
    assert.equal(caller.redirects, refusedAddresses.length);
  }
  assert.equal(reachedCanary, 0);
});

test('an endpoint or token URL that leads to a private address is refused when it is set', async () => {
  const stage = await openStage({ allow: '' });
  const isPrivate = (path: string) => (error: unknown) =>
    error instanceof ApiError && error.code === 'private_address' && error.details?.[0]?.path === path;
  await assert.rejects(stage.call('createWebhook', { url: 'http://169.254.169.254/latest' }), isPrivate('url'));
  const auth = {
    scheme: 'oauth2' as const,
    tokenUrl: 'http://[::ffff:10.0.0.1]/token',
    clientId: 'a',
    clientSecret: 'b',
  };
  const url = 'https://receiver.invalid/';
  await assert.rejects(stage.call('createWebhook', { url, auth }), isPrivate('auth.tokenUrl'));
  const { endpointId } = await stage.call('createWebhook', { url });
  await assert.rejects(stage.call('updateWebhook', { endpointId, url: 'http://localhost:5432/' }), isPrivate('url'));
  await stage.close();
});
