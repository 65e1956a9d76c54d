import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * 32 random bytes that live in a file only its owner can read, made on first use. Written beside and linked into place:
 * two processes that start at once both get the key of the first.
 */
export async function readOrCreateKeyFile(path: string): Promise<string> {
  await mkdir(dirname(path), { recursive: true });
  const existing = await readKey(path);
  if (existing) return existing;
  const draft = join(dirname(path), `.key-${randomBytes(6).toString('hex')}`);
  await writeFile(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 });
  await link(draft, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(draft);
  return (await readKey(path)) as string;
}

async function readKey(path: string): Promise<string | null> {
  try {
    return (await readFile(path, 'utf8')).trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
