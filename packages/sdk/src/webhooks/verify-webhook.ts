import { WebhookError } from '../errors.ts';

/** A `Headers` object, or the plain object that Node's servers hand out. */
export type WebhookHeaders =
  | { get(name: string): string | null }
  | Readonly<Record<string, string | readonly string[] | undefined>>;

export interface VerifyInput {
  headers: WebhookHeaders;
  /** The body exactly as it arrived, before any parsing. */
  body: string | Uint8Array;
  /** The endpoint's signing secret; two during a change of secret. */
  secret: string | readonly string[];
  /** How far the clock of the delivery may be from ours; default 300. */
  toleranceSeconds?: number;
  now?: Date;
}

const DEFAULT_TOLERANCE_SECONDS = 300;

/** Resolves to the id of the delivery when its signature is right (Standard Webhooks), else throws a WebhookError. */
export async function verifyWebhook(input: VerifyInput): Promise<{ id: string; text: string }> {
  const id = readHeader(input.headers, 'webhook-id');
  const timestamp = readHeader(input.headers, 'webhook-timestamp');
  const signatures = readHeader(input.headers, 'webhook-signature');
  if (!id || !timestamp || !signatures) throw new WebhookError('headers', 'The webhook headers are missing.');
  checkTimestamp(timestamp, input);
  const text = typeof input.body === 'string' ? input.body : new TextDecoder().decode(input.body);
  const signed = new TextEncoder().encode(`${id}.${timestamp}.${text}`);
  const secrets = typeof input.secret === 'string' ? [input.secret] : input.secret;
  const given = signatures.split(' ').filter((signature) => signature.startsWith('v1,'));
  for (const secret of secrets) {
    const key = await importKey(secret);
    for (const signature of given) {
      const bytes = decodeBase64(signature.slice('v1,'.length));
      if (bytes && (await crypto.subtle.verify('HMAC', key, bytes, signed))) return { id, text };
    }
  }
  throw new WebhookError('signature', 'The signature does not match. Check the secret, and verify the raw body.');
}

function checkTimestamp(timestamp: string, { toleranceSeconds, now }: VerifyInput): void {
  const sentAt = Number(timestamp);
  const age = Math.abs((now ?? new Date()).getTime() / 1_000 - sentAt);
  if (!(age <= (toleranceSeconds ?? DEFAULT_TOLERANCE_SECONDS))) {
    throw new WebhookError('timestamp', 'The delivery is too old, or the clock of this machine is wrong.');
  }
}

async function importKey(secret: string): Promise<CryptoKey> {
  const bytes = decodeBase64(secret.replace(/^whsec_/, ''));
  if (!bytes || bytes.length === 0) throw new TypeError('The signing secret is not of the form whsec_…');
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify']);
}

function decodeBase64(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
}

function readHeader(headers: WebhookHeaders, name: string): string | undefined {
  if (typeof headers.get === 'function') return headers.get(name) ?? undefined;
  const value = (headers as Record<string, string | readonly string[] | undefined>)[name];
  return typeof value === 'string' ? value : value?.[0];
}
