import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { Webhook } from 'standardwebhooks';
import { newSigningSecret, signatureHeaders, signingKey } from './sign-delivery.ts';

test('the reference library verifies what we sign, with each of the valid secrets and no other', () => {
  const timestamp = Math.floor(Date.now() / 1_000);
  fc.assert(
    fc.property(fc.uuid(), fc.jsonValue(), (id, value) => {
      const body = JSON.stringify(value);
      const [first, second, other] = [newSigningSecret(), newSigningSecret(), newSigningSecret()];
      const headers = signatureHeaders([signingKey(first), signingKey(second)], { id, body, timestamp });
      for (const secret of [first, second]) new Webhook(secret).verify(body, headers);
      assert.throws(() => new Webhook(other).verify(body, headers));
      assert.throws(() => new Webhook(first).verify(`${body} `, headers));
    }),
    { numRuns: 50 },
  );
});
