import { createHmac, createSecretKey, type KeyObject, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';

export function newSigningSecret(): string {
  return PREFIX + randomBytes(32).toString('base64');
}

/** Created once per endpoint: creating the key object takes longer than signing with it. */
export function signingKey(secret: string): KeyObject {
  return createSecretKey(secret.startsWith(PREFIX) ? secret.slice(PREFIX.length) : secret, 'base64');
}

/**
 * Standard Webhooks: one signature for each valid secret, so that a receiver can change secrets without a gap. Node's
 * own HMAC is used because this runs for every delivery and the reference library computes it in JavaScript.
 */
export function signatureHeaders(
  keys: readonly KeyObject[],
  message: { id: string; body: string; timestamp: number },
): Record<string, string> {
  const signed = `${message.id}.${message.timestamp}.${message.body}`;
  const signatures = keys.map((key) => `v1,${createHmac('sha256', key).update(signed).digest('base64')}`);
  return {
    'webhook-id': message.id,
    'webhook-timestamp': String(message.timestamp),
    'webhook-signature': signatures.join(' '),
  };
}
