import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';

/**
 * Secrets at rest: AES-256-GCM with a key derived for each purpose. The context is authenticated with the text, so that
 * a sealed value moved to another row, account or column does not open.
 */
export interface Sealer {
  seal(plain: string, context: string): Buffer;
  /** Throws when the value was changed, moved, or sealed with another key. */
  open(sealed: Buffer, context: string): string;
}

const format = 1;
const nonceLength = 12;
const tagLength = 16;

export function createSealer(masterKey: Buffer, purpose: string): Sealer {
  const key = deriveKey(masterKey, purpose);
  return {
    seal(plain, context) {
      const nonce = randomBytes(nonceLength);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(context));
      const text = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      return Buffer.concat([Buffer.from([format]), nonce, cipher.getAuthTag(), text]);
    },
    open(sealed, context) {
      if (sealed.length < 1 + nonceLength + tagLength || sealed[0] !== format) throw new Error('not a sealed value');
      const nonce = sealed.subarray(1, 1 + nonceLength);
      const tag = sealed.subarray(1 + nonceLength, 1 + nonceLength + tagLength);
      const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagLength })
        .setAAD(Buffer.from(context))
        .setAuthTag(tag);
      const text = sealed.subarray(1 + nonceLength + tagLength);
      return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
    },
  };
}

/** A keyed digest: comparable, but not to be guessed from by someone who holds only the store. */
export function createDigester(masterKey: Buffer, purpose: string): (text: string) => Buffer {
  const key = deriveKey(masterKey, purpose);
  return (text) => createHmac('sha256', key).update(text).digest();
}

function deriveKey(masterKey: Buffer, purpose: string): KeyObject {
  if (masterKey.length !== 32) throw new Error('the master key must be 32 bytes');
  return createSecretKey(Buffer.from(hkdfSync('sha256', masterKey, '', `cartwright:${purpose}`, 32)));
}
