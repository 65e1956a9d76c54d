import assert from 'node:assert/strict';
import { createHash, createPublicKey, verify } from 'node:crypto';
import { test } from 'node:test';
import { OperatorError } from '../platform/operator-error.ts';
import { createAgentIdentity } from './agent-identity.ts';

// The test key of RFC 9421, appendix B.1.4, whose thumbprint is published with Web Bot Auth.
const RFC_SEED = 'n4Ni-HpISpVObnQMW0wOhCKROaIKqKtW_2ZYb2p9KcU';
const RFC_X = 'JrQLj5P_89iXES9-vFgrIy29clF9CC_oPPsw3c5D0bs';
const RFC_THUMBPRINT = 'poqkLGiymh_W0uP6PZFw-dvez3QJT5SolqXBCW38r0U';
const AGENT = 'https://agent.example';
const identity = createAgentIdentity({ seed: RFC_SEED, agentUrl: `${AGENT}/somewhere` });

interface Signed {
  components: string[];
  parameters: Record<string, string>;
  raw: string;
  signature: Buffer;
}

/** A verifier's reading of the two headers, written from sections 4.1 and 4.2 of RFC 9421. */
function readSignature(headers: Record<string, string>): Signed {
  const input = /^sig1=(\(([^)]*)\)(.*))$/.exec(headers['signature-input'] ?? '');
  const signature = /^sig1=:([A-Za-z0-9+/]+=*):$/.exec(headers.signature ?? '');
  assert.ok(input && signature, JSON.stringify(headers));
  const parameters = Object.fromEntries(
    [...(input[3] as string).matchAll(/;([a-z]+)=("[^"]*"|\d+)/g)].map((match) => [
      match[1] as string,
      (match[2] as string).replaceAll('"', ''),
    ]),
  );
  return {
    components: (input[2] as string).split(' '),
    parameters,
    raw: input[1] as string,
    signature: Buffer.from(signature[1] as string, 'base64'),
  };
}

/** Section 2.5: one line for each component, the parameters last, no line end after them. */
function isValid(signed: Signed, values: Record<string, string>): boolean {
  const lines = signed.components.map((component) => `${component}: ${values[component]}`);
  const base = [...lines, `"@signature-params": ${signed.raw}`].join('\n');
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: RFC_X }, format: 'jwk' });
  return verify(null, Buffer.from(base, 'utf8'), key, signed.signature);
}

test('the key is named by its thumbprint', () => {
  assert.equal(identity.keyId, RFC_THUMBPRINT);
});

test('a request is signed for its authority and for nobody else', () => {
  const headers = identity.signRequest({ url: 'https://Shop.Example:443/cart?x=1', method: 'GET' });
  assert.equal(headers['signature-agent'], `sig1="${AGENT}"`);
  const signed = readSignature(headers);
  assert.deepEqual(signed.components, ['"@authority"', '"signature-agent";key="sig1"']);
  const values = { '"@authority"': 'shop.example', '"signature-agent";key="sig1"': `"${AGENT}"` };
  assert.ok(isValid(signed, values));
  assert.ok(!isValid(signed, { ...values, '"@authority"': 'other.example' }));
  assert.ok(!isValid(signed, { ...values, '"signature-agent";key="sig1"': '"https://evil.example"' }));
});

test('a signature says who, until when and what for, and is never the same twice', () => {
  const now = Math.floor(Date.now() / 1000);
  const [first, second] = [0, 1].map(() =>
    readSignature(identity.signRequest({ url: 'https://shop.example/', method: 'GET' })),
  ) as [Signed, Signed];
  assert.equal(first.parameters.keyid, RFC_THUMBPRINT);
  assert.equal(first.parameters.tag, 'web-bot-auth');
  assert.equal(first.parameters.alg, 'ed25519');
  assert.ok(Math.abs(Number(first.parameters.created) - now) <= 2);
  assert.equal(Number(first.parameters.expires) - Number(first.parameters.created), 60);
  assert.ok(Buffer.from(first.parameters.nonce ?? '', 'base64').length >= 32);
  assert.notEqual(first.parameters.nonce, second.parameters.nonce);
});

test('a port that is not the default belongs to the authority', () => {
  const signed = readSignature(identity.signRequest({ url: 'http://127.0.0.1:4100/', method: 'GET' }));
  assert.ok(isValid(signed, { '"@authority"': '127.0.0.1:4100', '"signature-agent";key="sig1"': `"${AGENT}"` }));
});

test('the directory holds only the public key, signed for the agent’s own host whoever asks', () => {
  const { headers, body } = identity.directory({ authority: 'evil.example' });
  assert.equal(headers['content-type'], 'application/http-message-signatures-directory+json');
  const { keys } = JSON.parse(body) as { keys: Record<string, string>[] };
  assert.deepEqual(keys, [{ kty: 'OKP', crv: 'Ed25519', x: RFC_X, kid: RFC_THUMBPRINT, use: 'sig', alg: 'ed25519' }]);
  const signed = readSignature(headers);
  const digest = `sha-256=:${createHash('sha256').update(body).digest('base64')}:`;
  assert.equal(headers['content-digest'], digest);
  assert.equal(signed.parameters.tag, 'http-message-signatures-directory');
  assert.ok(isValid(signed, { '"@authority";req': 'agent.example', '"content-digest"': digest }));
  assert.ok(!isValid(signed, { '"@authority";req': 'evil.example', '"content-digest"': digest }));
});

test('a key of the wrong size and an address without https are the operator’s mistake', () => {
  assert.throws(() => createAgentIdentity({ seed: 'c2hvcnQ=', agentUrl: AGENT }), OperatorError);
  assert.throws(() => createAgentIdentity({ seed: RFC_SEED, agentUrl: 'http://agent.example' }), OperatorError);
});
