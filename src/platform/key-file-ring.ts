import { randomBytes } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { readOrCreateKeyFile } from './key-file.ts';
import { type KeyRing, parseRootKey, type RootKey } from './key-ring.ts';
import { OperatorError } from './operator-error.ts';

/** How long another process on this machine may keep sealing with the previous key. */
const KEY_FILE_LAG_MS = 1_000;

/**
 * Keys in a file that only its owner can read, one per line, the current one first; created with one key on first use.
 * It is read again while the process runs, so that a key can be changed without a restart.
 */
export async function openKeyFileRing(path: string): Promise<KeyRing> {
  await readOrCreateKeyFile(path);
  refuseOpenFile(path);
  let keys = readKeys(path);
  let checkedAt = performance.now();
  let changedAt = statSync(path).mtimeMs;

  function all(): readonly RootKey[] {
    if (performance.now() - checkedAt < KEY_FILE_LAG_MS / 2) return keys;
    checkedAt = performance.now();
    const found = statSync(path).mtimeMs;
    if (found !== changedAt) {
      keys = readKeys(path);
      changedAt = found;
    }
    return keys;
  }

  return {
    all,
    current: () => all()[0] as RootKey,
    /** Resolves when every process that shares the file seals with the new key. */
    async addKey() {
      const draft = `${path}.next`;
      const text = `${randomBytes(32).toString('base64url')}\n${readFileSync(path, 'utf8').trim()}\n`;
      await writeFile(draft, text, { mode: 0o600, flag: 'wx' });
      await rename(draft, path);
      keys = readKeys(path);
      changedAt = statSync(path).mtimeMs;
      await delay(KEY_FILE_LAG_MS);
      return keys[0] as RootKey;
    },
  };
}

function readKeys(path: string): RootKey[] {
  const lines = readFileSync(path, 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  try {
    return lines.map(parseRootKey);
  } catch (error) {
    throw new OperatorError(`${path} is damaged: each of its lines ${(error as Error).message}.`);
  }
}

function refuseOpenFile(path: string): void {
  if (process.platform === 'win32' || (statSync(path).mode & 0o077) === 0) return;
  throw new OperatorError(`${path} can be read by others. Make it private: chmod 600 ${path}`);
}
