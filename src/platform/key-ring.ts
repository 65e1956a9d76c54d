import { createHash } from 'node:crypto';

/** A root key and a name for it that reveals nothing about it. */
export interface RootKey {
  id: string;
  bytes: Buffer;
}

/**
 * The keys that secrets at rest are sealed with. One seals; the others only open what was sealed before a key was
 * changed, or what a process that already has the next key has sealed.
 */
export interface KeyRing {
  current(): RootKey;
  /** The current key first. */
  all(): readonly RootKey[];
  /** Creates a new current key for every process that shares the ring. Absent where the keys come from the settings. */
  addKey?(): Promise<RootKey>;
}

const keyLength = 32;

/** Throws on anything but 32 bytes in base64 or base64url. */
export function parseRootKey(text: string): RootKey {
  const bytes = Buffer.from(text, 'base64');
  if (bytes.length !== keyLength) throw new Error('must be 32 bytes in base64');
  return nameKey(bytes);
}

/** Keys that do not change while the process runs. */
export function fixedRing(keys: readonly RootKey[]): KeyRing {
  const [first] = keys;
  if (!first) throw new Error('a key ring needs a key');
  return { current: () => first, all: () => keys };
}

export function nameKey(bytes: Buffer): RootKey {
  return { id: createHash('sha256').update('cartwright:key-id:').update(bytes).digest('hex').slice(0, 12), bytes };
}
