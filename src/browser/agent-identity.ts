import { createHash, createPrivateKey, createPublicKey, type KeyObject, randomBytes, sign } from 'node:crypto';
import { OperatorError } from '../platform/operator-error.ts';

/**
 * How the agent identifies itself to merchants that ask: HTTP Message Signatures (RFC 9421) with an Ed25519 key, in the
 * profile of Web Bot Auth. A signature proves the operator to the one authority it names, for a minute.
 */
export interface AgentIdentity {
  /** Thumbprint of the public key (RFC 7638). */
  keyId: string;
  signRequest(request: { url: string; method: string }): Record<string, string>;
  /**
   * The directory of public keys. Signed for the agent's own host whatever host was asked for:
   * otherwise anyone could have the directory signed for theirs and pass for this agent.
   */
  directory(asked?: { authority: string }): { headers: Record<string, string>; body: string };
}

export interface AgentIdentityInput {
  /** 32 bytes in base64 or base64url: the private key. */
  seed: string;
  /** Where the directory is found: the public https origin of this service. */
  agentUrl: string;
  now?: () => number;
}

const DIRECTORY_TYPE = 'application/http-message-signatures-directory+json';
const LABEL = 'sig1';
const REQUEST_SECONDS = 60;
const DIRECTORY_SECONDS = 300;
/** An Ed25519 private key in PKCS #8 is this and the seed. */
const PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex');

export function createAgentIdentity({ seed, agentUrl, now = Date.now }: AgentIdentityInput): AgentIdentity {
  const agent = originOf(agentUrl);
  const key = readKey(seed);
  const { x } = createPublicKey(key).export({ format: 'jwk' });
  const keyId = thumbprint(JSON.stringify({ crv: 'Ed25519', kty: 'OKP', x }));
  const body = JSON.stringify({
    keys: [{ kty: 'OKP', crv: 'Ed25519', x, kid: keyId, use: 'sig', alg: 'ed25519' }],
  });
  const digest = `sha-256=:${createHash('sha256').update(body).digest('base64')}:`;

  const signatureOver = (components: readonly (readonly [name: string, value: string])[], tag: string, ttl: number) => {
    const created = Math.floor(now() / 1000);
    const names = components.map(([name]) => name).join(' ');
    const nonce = randomBytes(32).toString('base64');
    const parameters = `(${names});created=${created};expires=${created + ttl};keyid="${keyId}";alg="ed25519";nonce="${nonce}";tag="${tag}"`;
    const lines = [...components, ['"@signature-params"', parameters] as const];
    const base = lines.map(([name, value]) => `${name}: ${value}`).join('\n');
    const signature = sign(null, Buffer.from(base), key).toString('base64');
    return { 'signature-input': `${LABEL}=${parameters}`, signature: `${LABEL}=:${signature}:` };
  };

  return {
    keyId,
    signRequest: ({ url }) => ({
      'signature-agent': `${LABEL}="${agent}"`,
      ...signatureOver(
        [
          ['"@authority"', new URL(url).host],
          [`"signature-agent";key="${LABEL}"`, `"${agent}"`],
        ],
        'web-bot-auth',
        REQUEST_SECONDS,
      ),
    }),
    directory: () => ({
      headers: {
        'content-type': DIRECTORY_TYPE,
        'cache-control': `public, max-age=${DIRECTORY_SECONDS}`,
        'content-digest': digest,
        ...signatureOver(
          [
            ['"@authority";req', new URL(agent).host],
            ['"content-digest"', digest],
          ],
          'http-message-signatures-directory',
          DIRECTORY_SECONDS,
        ),
      },
      body,
    }),
  };
}

function readKey(seed: string): KeyObject {
  const bytes = Buffer.from(seed.trim(), 'base64');
  if (bytes.length !== 32) throw new OperatorError('AGENT_IDENTITY_KEY must be 32 bytes in base64.');
  return createPrivateKey({ key: Buffer.concat([PKCS8_HEAD, bytes]), format: 'der', type: 'pkcs8' });
}

/** Verifiers fetch the keys over https only, and only the origin counts. */
function originOf(url: string): string {
  if (!URL.canParse(url) || new URL(url).protocol !== 'https:') {
    throw new OperatorError('AGENT_IDENTITY_URL must be the public https address of this service.');
  }
  return new URL(url).origin;
}

function thumbprint(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
