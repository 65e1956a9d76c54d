import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);
/** The OWASP recommendation for argon2id: 19 MiB, two passes, one lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 };
const shape = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

/** argon2id in PHC format, which records its cost: old hashes stay readable when the cost is raised. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await derive('argon2id', { message: password.normalize('NFKC'), nonce, tagLength: 32, ...cost });
  const { memory, passes, parallelism } = cost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${encode(nonce)}$${encode(tag)}`;
}

/** Without a hash it takes just as long and returns false: an unknown address must not answer sooner. */
export async function isPassword(password: string, hash: string | null): Promise<boolean> {
  const parts = shape.exec(hash ?? '');
  if (!parts) {
    await hashPassword(password);
    return false;
  }
  const [, memory, passes, parallelism, nonce, tag] = parts as unknown as [string, ...string[]];
  const expected = Buffer.from(tag as string, 'base64');
  const found = await derive('argon2id', {
    message: password.normalize('NFKC'),
    nonce: Buffer.from(nonce as string, 'base64'),
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: expected.length,
  });
  return timingSafeEqual(found, expected);
}

const encode = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');
