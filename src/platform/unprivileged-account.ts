import { readFile, realpath, stat } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { dirname } from 'node:path';

export interface Account {
  uid: number;
  gid: number;
  /** True when a program must change to this account because the service itself runs as root. */
  isOther: boolean;
}

/**
 * The account for programs that must have no rights of ours: for root, the account that has none elsewhere. Null when
 * the service is root and the system has no such account.
 */
export async function findUnprivilegedAccount(): Promise<Account | null> {
  const { uid, gid } = userInfo();
  if (uid !== 0) return { uid, gid, isOther: false };
  const accounts = await readFile('/etc/passwd', 'utf8').catch(() => '');
  const entry = accounts.split('\n').find((line) => line.startsWith('nobody:'));
  const [, , nobodyUid, nobodyGid] = entry?.split(':') ?? [];
  if (!nobodyUid || !nobodyGid) return null;
  return { uid: Number(nobodyUid) >>> 0, gid: Number(nobodyGid) >>> 0, isOther: true };
}

/** Whether every folder on the way to `path`, and `path` itself, lets the account in. */
export async function canReach(account: Account, path: string): Promise<boolean> {
  if (!account.isOther) return true;
  for (let step = await realpath(path); ; step = dirname(step)) {
    const { mode, uid, gid } = await stat(step);
    const needed = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001;
    if ((mode & needed) === 0) return false;
    if (step === dirname(step)) return true;
  }
}
