import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rolePermissions } from '@cartwright/contract';
import { Secret, TOTP } from 'otpauth';
import { callPortal, enter, invite, linkToken, PASSWORD, type Person, welcome } from './people.ts';
import { openService } from './service.ts';
import { spec } from './spec.ts';

const service = await openService();
const signIn = (body: object) => callPortal(service, 'POST', '/session', { body });
const printed = linkToken(service.stdout());
let owner: Person;

spec(['portal.first-owner'], '200: the link of the first start makes the owner, once', async () => {
  assert.match(printed, /^[\w-]{43}$/);
  const read = await callPortal(service, 'POST', '/welcome/read', { body: { token: printed } });
  assert.deepEqual(read.body, { accountName: 'Default', role: 'owner', email: null, name: '' });
  const short = { token: printed, email: 'a@example.com', name: 'A', password: 'too short' };
  assert.equal((await callPortal(service, 'POST', '/welcome', { body: short })).status, 400);
  owner = await welcome(service, printed, 'owner@example.com');
  assert.deepEqual([owner.session.member.role, owner.session.member.isOperator], ['owner', true]);
  const again = await callPortal(service, 'POST', '/welcome', { body: { ...short, password: PASSWORD } });
  assert.deepEqual([again.status, again.body.error], [400, 'link_invalid']);
});

spec(['portal.cookie'], 'the session is a cookie that scripts and other sites do not get', async () => {
  const answer = await signIn({ email: 'Owner@Example.com ', password: PASSWORD });
  assert.match(
    answer.headers.get('set-cookie') ?? '',
    /^cartwright_session=[\w-]{43}; Path=\/portal\/; Max-Age=\d+; HttpOnly; SameSite=Strict$/,
  );
  assert.deepEqual(answer.body, { done: true });
});

spec(['portal.csrf'], '403: a change without the page’s own token is refused, a read is not', async () => {
  const headers = { cookie: owner.cookie };
  const attempt = await callPortal(service, 'POST', '/test/keys', { body: { name: 'stolen' }, headers });
  assert.deepEqual([attempt.status, attempt.body.error], [403, 'forbidden']);
  const wrong = { ...headers, 'X-CSRF-Token': 'x'.repeat(43) };
  assert.equal((await callPortal(service, 'DELETE', '/session', { headers: wrong })).status, 403);
  assert.equal((await callPortal(service, 'GET', '/test/keys', { headers })).status, 200);
});

test('401: nobody is let in without a session, and a key is no session', async () => {
  assert.equal((await callPortal(service, 'GET', '/test/checkout')).status, 401);
  assert.equal(
    (await callPortal(service, 'GET', '/test/checkout', { headers: { 'X-API-Key': service.key } })).status,
    401,
  );
  const forged = { cookie: `cartwright_session=${'a'.repeat(43)}` };
  assert.equal((await callPortal(service, 'GET', '/session', { headers: forged })).status, 401);
});

spec(['portal.throttle'], '401 and 429: wrong passwords get the same answer and cost more and more time', async () => {
  const unknown = await signIn({ email: 'nobody@example.com', password: PASSWORD });
  const wrong = await signIn({ email: 'owner@example.com', password: 'not the password' });
  assert.deepEqual([unknown.status, unknown.body.message], [wrong.status, wrong.body.message]);
  assert.equal(wrong.body.error, 'sign_in_failed');
  const guesses = await Promise.all(
    Array.from({ length: 12 }, () => signIn({ email: 'victim@example.com', password: 'guess' })),
  );
  const statuses = guesses.map((guess) => guess.status);
  assert.equal(statuses.filter((status) => status === 401).length, 5, statuses.join());
  assert.equal(statuses.filter((status) => status === 429).length, 7);
  assert.ok(Number(guesses.find((guess) => guess.status === 429)?.headers.get('retry-after')) >= 1);
});

spec(['portal.roles'], '403: each role may do what its permissions say, in every operation', async () => {
  const people = {
    owner,
    developer: await invite(service, owner, 'developer'),
    viewer: await invite(service, owner, 'viewer'),
  };
  for (const [role, person] of Object.entries(people)) {
    assert.deepEqual(person.session.permissions, rolePermissions[role as keyof typeof people]);
    const may = async (method: string, path: string, body?: unknown) =>
      (await person.call(method, `/test${path}`, body)).status !== 403;
    const allowed = {
      read: await may('GET', '/checkout'),
      usage: await may('GET', '/usage'),
      buy: await may('POST', '/checkout', {}),
      cancel: await may('POST', '/checkout/cancel', {}),
      webhooks: await may('POST', '/webhooks', {}),
      pay: await may('POST', '/payment/session', {}),
      keys: await may('POST', '/keys', {}),
      members: await may('POST', '/members', {}),
      goLive: await may('PATCH', '/account', {}),
    };
    const write = role !== 'viewer';
    assert.deepEqual(
      allowed,
      {
        read: true,
        usage: true,
        buy: write,
        cancel: write,
        webhooks: write,
        pay: write,
        keys: write,
        members: role === 'owner',
        goLive: role === 'owner',
      },
      role,
    );
  }
  assert.equal((await people.developer.call('GET', '/operator/accounts')).status, 403);
  assert.equal((await people.owner.call('GET', '/operator/accounts')).status, 200);
  const escalation = { name: 'too much', permissions: ['account:write'] };
  assert.equal((await people.developer.call('POST', '/test/keys', escalation)).status, 403);
});

spec(['portal.members'], 'roles change at once, the last owner stays, a removed member is out', async () => {
  const person = await invite(service, owner, 'viewer');
  const path = `/test/members/${person.session.member.memberId}`;
  assert.equal((await owner.call('PATCH', path, { role: 'developer' })).status, 200);
  assert.notEqual((await person.call('POST', '/test/checkout', {})).status, 403);
  const self = `/test/members/${owner.session.member.memberId}`;
  assert.equal((await owner.call('PATCH', self, { role: 'viewer' })).status, 400);
  assert.equal((await owner.call('DELETE', self)).status, 400);
  assert.equal((await owner.call('DELETE', path)).status, 200);
  assert.equal((await person.call('GET', '/session')).status, 401);
  const twice = await owner.call('POST', '/test/members', { email: 'OWNER@example.com', role: 'viewer' });
  assert.deepEqual(twice.body.details, [{ path: 'email', message: 'is already in use' }]);
});

spec(
  ['portal.second-factor'],
  '401: with a second factor the password is not enough, and no code works twice',
  async () => {
    const person = await invite(service, owner, 'developer');
    const { email } = person.session.member;
    const offer = (await person.call('GET', '/profile/second-factor')).body;
    const totp = new TOTP({ secret: Secret.fromBase32(offer.secret) });
    const at = (steps: number) => totp.generate({ timestamp: Date.now() + steps * 30_000 });
    const body = { secret: offer.secret, password: PASSWORD };
    assert.equal((await person.call('PUT', '/profile/second-factor', { ...body, code: '000000' })).status, 400);
    assert.equal((await person.call('PUT', '/profile/second-factor', { ...body, code: at(-1) })).status, 200);
    const bare = await signIn({ email, password: PASSWORD });
    assert.deepEqual([bare.status, bare.body.error], [401, 'code_required']);
    assert.equal((await signIn({ email, password: PASSWORD, code: at(0) })).status, 200);
    assert.equal((await signIn({ email, password: PASSWORD, code: at(0) })).status, 401);
    assert.equal((await person.call('POST', '/profile/second-factor/drop', { password: PASSWORD })).status, 200);
    assert.equal((await signIn({ email, password: PASSWORD })).status, 200);
  },
);

test('a new password ends the other sessions; signing out ends this one', async () => {
  const person = await invite(service, owner, 'viewer');
  const { email } = person.session.member;
  const other = await enter(service, await signIn({ email, password: PASSWORD }));
  const wish = { current: 'wrong', next: 'another password' };
  assert.equal((await person.call('POST', '/profile/password', wish)).status, 400);
  assert.equal((await person.call('POST', '/profile/password', { ...wish, current: PASSWORD })).status, 200);
  assert.equal((await other.call('GET', '/session')).status, 401);
  assert.equal((await person.call('DELETE', '/session')).status, 200);
  assert.equal((await person.call('GET', '/session')).status, 401);
});

test('a member who lost everything gets back in with a link from the operator', async () => {
  const person = await invite(service, owner, 'viewer');
  const { email } = person.session.member;
  const { body } = await service.operator('POST', '/operator/members/link', { email });
  const back = await welcome(service, linkToken(body.link));
  assert.equal(back.session.member.email, email);
  assert.equal((await person.call('GET', '/session')).status, 401);
});

spec(['auth.portal-keys'], '201 and 401: a key made in the portal works until it is revoked there', async () => {
  const made = (await owner.call('POST', '/test/keys', { name: 'Shop server' })).body;
  assert.match(made.key, /^cw_test_/);
  assert.equal((await service.call('GET', '/checkout', { key: made.key })).status, 200);
  const { keys } = (await owner.call('GET', '/test/keys')).body;
  assert.ok(keys.some((key: { keyId: string }) => key.keyId === made.keyId));
  assert.ok(!JSON.stringify(keys).includes(made.key));
  assert.equal((await service.call('POST', '/keys', { key: made.key, body: { name: 'more' } })).status, 403);
  assert.ok((await owner.call('DELETE', `/test/keys/${made.keyId}`)).body.revokedAt);
  assert.equal((await service.call('GET', '/checkout', { key: made.key })).status, 401);
});

spec(['portal.go-live'], 'live keys come after a request that the operator approved', async () => {
  assert.equal((await owner.call('POST', '/live/keys', { name: 'too soon' })).status, 403);
  const asked = await owner.call('POST', '/test/account/go-live', { note: 'Coffee for the office' });
  assert.equal(asked.body.goLive.state, 'requested');
  const account = asked.body.accountId;
  const no = await owner.call('POST', '/operator/go-live/decline', { account, reason: 'Tell us more.' });
  assert.equal(no.status, 200);
  assert.equal((await owner.call('GET', '/test/account')).body.goLive.reason, 'Tell us more.');
  await owner.call('POST', '/test/account/go-live', { note: 'Coffee, 20 cups a week' });
  await owner.call('POST', '/operator/go-live', { account });
  assert.equal((await owner.call('GET', '/test/account')).body.goLive.state, 'approved');
  assert.match((await owner.call('POST', '/live/keys', { name: 'live' })).body.key, /^cw_live_/);
});
