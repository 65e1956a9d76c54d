import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';
import { fixedRing, type KeyRing, nameKey, type RootKey } from './key-ring.ts';

/**
 * Secrets at rest: AES-256-GCM with a key derived for each purpose. The context is authenticated with the text, so that
 * a sealed value moved to another row, account or column does not open.
 */
export interface Sealer {
  seal(plain: string, context: string): Buffer;
  /** Throws when the value was changed, moved, or sealed with a key that is not in the ring. */
  open(sealed: Buffer, context: string): string;
}

const format = 1;
const nonceLength = 12;
const tagLength = 16;

export function createSealer(keys: Buffer | KeyRing, purpose: string): Sealer {
  const ring = ringOf(keys);
  const derive = deriveFor(purpose);
  return {
    seal: (plain, context) => sealBytes(derive(ring.current()), Buffer.from(plain), context),
    open(sealed, context) {
      for (const key of ring.all()) {
        const plain = tryOpen(derive(key), sealed, context);
        if (plain) return plain.toString('utf8');
      }
      throw new Error('not a sealed value, or not in its place');
    },
  };
}

/** Seals bytes under one key. */
export function sealBytes(key: KeyObject | Buffer, plain: Buffer, context: string): Buffer {
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(context));
  const text = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([Buffer.from([format]), nonce, cipher.getAuthTag(), text]);
}

/** Throws when the value was changed, moved, or sealed with another key. */
export function openBytes(key: KeyObject | Buffer, sealed: Buffer, context: string): Buffer {
  if (sealed.length < 1 + nonceLength + tagLength || sealed[0] !== format) throw new Error('not a sealed value');
  const nonce = sealed.subarray(1, 1 + nonceLength);
  const tag = sealed.subarray(1 + nonceLength, 1 + nonceLength + tagLength);
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagLength })
    .setAAD(Buffer.from(context))
    .setAuthTag(tag);
  const plain = decipher.update(sealed.subarray(1 + nonceLength + tagLength));
  try {
    decipher.final();
  } catch (error) {
    plain.fill(0);
    throw error;
  }
  return plain;
}

/**
 * Keyed digests: comparable, but useless for guessing to someone who has only the database. One for each key of the
 * ring, the current one first: what was digested before a key was changed is still recognised.
 */
export function createDigester(keys: Buffer | KeyRing, purpose: string): (text: string) => Buffer[] {
  const ring = ringOf(keys);
  const derive = deriveFor(purpose);
  return (text) => ring.all().map((key) => createHmac('sha256', derive(key)).update(text).digest());
}

/** The key of one purpose, derived once for each root key. */
export function deriveFor(purpose: string): (root: RootKey) => KeyObject {
  const derived = new Map<string, KeyObject>();
  return (root) => {
    const known = derived.get(root.id);
    if (known) return known;
    if (root.bytes.length !== 32) throw new Error('the master key must be 32 bytes');
    const key = createSecretKey(Buffer.from(hkdfSync('sha256', root.bytes, '', `cartwright:${purpose}`, 32)));
    derived.set(root.id, key);
    return key;
  };
}

function ringOf(keys: Buffer | KeyRing): KeyRing {
  return Buffer.isBuffer(keys) ? fixedRing([nameKey(keys)]) : keys;
}

function tryOpen(key: KeyObject, sealed: Buffer, context: string): Buffer | null {
  try {
    return openBytes(key, sealed, context);
  } catch {
    return null;
  }
}
