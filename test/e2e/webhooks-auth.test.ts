import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, test } from 'node:test';
import { Webhook } from 'standardwebhooks';
import { ApiError } from '../../src/platform/http/api-error.ts';
import { newId } from '../../src/platform/ids.ts';
import { spec } from '../spec/spec.ts';
import { acknowledge, answer, type Received, type Receiver, startReceiver } from './webhook-receiver.ts';
import { openStage, type Stage } from './webhook-stage.ts';

const quick = { retryWaitsMs: [50, 50, 50, 50], timeoutMs: 1_000, pollMs: 50 };

describe('webhook authentication', () => {
  let stage: Stage;
  let receiver: Receiver;
  beforeEach(async () => {
    receiver = await startReceiver();
    stage = await openStage();
  });
  afterEach(async () => {
    await stage.close();
    await receiver.kill();
  });

  const requireAuthorization = (expected: string) =>
    receiver.behave((entry, response) =>
      (entry.headers.authorization === expected ? acknowledge : answer(401))(entry, response),
    );
  const verifies = (secret: string, entry: Received | undefined) => {
    new Webhook(secret).verify(entry?.body ?? '', entry?.headers as Record<string, string>);
  };

  spec(['webhooks.schemes'], 'basic: a receiver that checks it is satisfied', async () => {
    requireAuthorization(`Basic ${Buffer.from('shop:pass:wörd').toString('base64')}`);
    const auth = { scheme: 'basic' as const, username: 'shop', password: 'pass:wörd' };
    await stage.call('createWebhook', { url: receiver.url, auth });
    stage.startSender(quick);
    await stage.move(newId(), ['QUEUED', 'STARTED']);
    const deliveries = await stage.settled();
    assert.deepEqual(
      deliveries.map((delivery) => delivery.state),
      ['delivered', 'delivered'],
    );
    assert.equal(receiver.received.length, 2);
  });

  spec(['webhooks.schemes'], 'custom headers: each pair comes with every event', async () => {
    receiver.behave((entry, response) => {
      const { 'x-shared-secret': secret, 'x-tenant': tenant } = entry.headers;
      (secret === 's3cret value' && tenant === '7' ? acknowledge : answer(401))(entry, response);
    });
    const headers = { 'X-Shared-Secret': 's3cret value', 'X-Tenant': '7' };
    const created = await stage.call('createWebhook', { url: receiver.url, auth: { scheme: 'headers', headers } });
    assert.deepEqual(created.auth, { scheme: 'headers', headerNames: ['X-Shared-Secret', 'X-Tenant'] });
    stage.startSender(quick);
    await stage.move(newId(), ['QUEUED']);
    await stage.settled();
    assert.equal(receiver.received.length, 1);
  });

  describe('oauth2', () => {
    let tokens: Receiver;
    let issued: number;
    beforeEach(async () => {
      issued = 0;
      tokens = await startReceiver();
      tokens.behave((_entry, response) => {
        issued += 1;
        const token = { access_token: `token-${issued}`, token_type: 'Bearer', expires_in: 3600 };
        response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(token));
      });
    });
    afterEach(() => tokens.kill());
    const auth = () => ({
      scheme: 'oauth2' as const,
      tokenUrl: tokens.url,
      clientId: 'client id',
      clientSecret: 'se:cret',
      scope: 'events',
    });

    spec(['webhooks.schemes'], 'one token serves many deliveries', async () => {
      receiver.behave((entry, response) =>
        (entry.headers.authorization === 'Bearer token-1' ? acknowledge : answer(401))(entry, response),
      );
      await stage.call('createWebhook', { url: receiver.url, auth: auth() });
      stage.startSender(quick);
      await Promise.all(Array.from({ length: 20 }, () => stage.move(newId(), ['QUEUED', 'STARTED'])));
      await stage.settled();
      assert.equal(issued, 1);
      const [request] = tokens.received;
      assert.equal(request?.headers.authorization, `Basic ${Buffer.from('client+id:se%3Acret').toString('base64')}`);
      assert.deepEqual(Object.fromEntries(new URLSearchParams(request?.body)), {
        grant_type: 'client_credentials',
        scope: 'events',
      });
    });

    test('the client may present itself in the form instead', async () => {
      await stage.call('createWebhook', {
        url: receiver.url,
        auth: { ...auth(), clientAuth: 'body', audience: 'aud' },
      });
      stage.startSender(quick);
      await stage.move(newId(), ['QUEUED']);
      await stage.settled();
      const form = new URLSearchParams(tokens.received[0]?.body);
      assert.equal(tokens.received[0]?.headers.authorization, undefined);
      assert.deepEqual(
        [form.get('client_id'), form.get('client_secret'), form.get('audience')],
        ['client id', 'se:cret', 'aud'],
      );
    });

    test('a 401 brings a fresh token within the same try', async () => {
      let valid = 'Bearer token-1';
      receiver.behave((entry, response) =>
        (entry.headers.authorization === valid ? acknowledge : answer(401))(entry, response),
      );
      await stage.call('createWebhook', { url: receiver.url, auth: auth() });
      stage.startSender(quick);
      await stage.move(newId(), ['QUEUED']);
      await stage.settled();
      valid = 'Bearer token-2';
      await stage.move(newId(), ['QUEUED']);
      const deliveries = await stage.settled();
      assert.equal(issued, 2);
      assert.deepEqual(
        deliveries.map((delivery) => delivery.attempts.length),
        [1, 1],
      );
    });

    test('a token endpoint in trouble fails the try, says so in the log, and is asked again later', async () => {
      const faults = [answer(500), answer(200, 'not json'), answer(200, '{"token_type":"Bearer"}')];
      const good = JSON.stringify({ access_token: 'late', token_type: 'bearer' });
      tokens.behave((entry, response) => (faults.shift() ?? answer(200, good))(entry, response));
      await stage.call('createWebhook', { url: receiver.url, auth: auth() });
      // The pause after a token failure is two seconds; these waits step over it.
      stage.startSender({ ...quick, retryWaitsMs: [2_600, 2_600, 2_600] });
      await stage.move(newId(), ['QUEUED']);
      const [delivery] = await stage.settled(20_000);
      assert.deepEqual(delivery?.attempts.map((attempt) => attempt.error).toReversed(), [
        'token endpoint: answered 500',
        'token endpoint: the answer has no usable access_token',
        'token endpoint: the answer has no usable access_token',
        null,
      ]);
      assert.equal(receiver.received.length, 1);
      assert.equal(receiver.received[0]?.headers.authorization, 'Bearer late');
    });
  });

  spec(
    ['webhooks.schemes'],
    'none is for testing: a live endpoint without a scheme is refused, also by a change',
    async () => {
      const isRefused = (error: unknown) => error instanceof ApiError && error.details?.[0]?.path === 'auth';
      await assert.rejects(stage.call('createWebhook', { url: receiver.url }, { mode: 'live' }), isRefused);
      const auth = { scheme: 'basic' as const, username: 'a', password: 'b' };
      const { endpointId } = await stage.call('createWebhook', { url: receiver.url, auth }, { mode: 'live' });
      const change = { endpointId, auth: { scheme: 'none' as const } };
      await assert.rejects(stage.call('updateWebhook', change, { mode: 'live' }), isRefused);
    },
  );

  spec(
    ['webhooks.signature'],
    'deliveries are signed; after a change of secret both are valid until the old one ends',
    async () => {
      const { endpointId, secret } = await stage.call('createWebhook', { url: receiver.url });
      stage.startSender(quick);
      await stage.move(newId(), ['QUEUED']);
      await stage.settled();
      verifies(secret, receiver.received[0]);
      const rotated = await stage.call('rotateWebhookSecret', { endpointId, overlapHours: 1 });
      assert.notEqual(rotated.secret, secret);
      assert.ok(rotated.previousSecretExpiresAt);
      await stage.move(newId(), ['QUEUED']);
      await stage.settled();
      verifies(secret, receiver.received[1]);
      verifies(rotated.secret, receiver.received[1]);
      const last = await stage.call('rotateWebhookSecret', { endpointId, overlapHours: 0 });
      await stage.move(newId(), ['QUEUED']);
      await stage.settled();
      verifies(last.secret, receiver.received[2]);
      assert.throws(() => verifies(rotated.secret, receiver.received[2]));
      assert.throws(() => verifies(last.secret, { ...(receiver.received[2] as Received), body: '{}' }));
    },
  );

  test('no secret is shown again, and none is stored in the clear', async () => {
    const secrets = ['p4ssw0rd-canary', 'client-canary', 'header-canary'];
    const schemes = [
      { scheme: 'basic' as const, username: 'u', password: 'p4ssw0rd-canary' },
      { scheme: 'oauth2' as const, tokenUrl: receiver.url, clientId: 'c', clientSecret: 'client-canary' },
      { scheme: 'headers' as const, headers: { 'x-key': 'header-canary' } },
    ];
    for (const auth of schemes) secrets.push((await stage.call('createWebhook', { url: receiver.url, auth })).secret);
    const shown = JSON.stringify(await stage.call('listWebhooks', {}));
    const rows = await stage.database.query(
      `select row_to_json(endpoint)::text || encode(sealed_auth, 'escape') || encode(sealed_secret, 'escape') as text
       from webhook_endpoints endpoint`,
    );
    for (const secret of secrets) {
      assert.ok(!shown.includes(secret));
      assert.ok(!JSON.stringify(rows).includes(secret.replace('whsec_', '')));
    }
  });
});
