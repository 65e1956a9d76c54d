import { createHash, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { Mode } from '@cartwright/contract';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const secretLength = 43;
const checksumLength = 6;
const shape = new RegExp(`^cw_(test|live)_([0-9A-Za-z]{${secretLength}})([0-9A-Za-z]{${checksumLength}})$`);

/** `cw_<mode>_` + 32 random bytes in base62 + a checksum, so that a mistyped or truncated key is refused without a lookup. */
export function makeApiKey(mode: Mode): string {
  const secret = base62(BigInt(`0x${randomBytes(32).toString('hex')}`), secretLength);
  return `cw_${mode}_${secret}${checksum(mode, secret)}`;
}

export function isWellFormedApiKey(key: string): boolean {
  const [, mode, secret, sum] = shape.exec(key) ?? [];
  return mode !== undefined && secret !== undefined && checksum(mode, secret) === sum;
}

/** A plain hash is enough: a key has 256 random bits, so there is nothing to guess. */
export function hashApiKey(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}

/** Enough of a key for its owner to recognise it. */
export function hintOf(key: string): string {
  return `${key.slice(0, 12)}…`;
}

function checksum(mode: string, secret: string): string {
  return base62(BigInt(crc32(`${mode}:${secret}`)), checksumLength);
}

function base62(value: bigint, length: number): string {
  let text = '';
  for (let rest = value; text.length < length; rest /= 62n) text = alphabet[Number(rest % 62n)] + text;
  return text;
}
