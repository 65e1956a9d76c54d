import { readFile, realpath, stat } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { dirname } from 'node:path';
import { OperatorError } from '../operator-error.ts';

export interface Account {
  uid: number;
  gid: number;
  /** True when the server must change to this account because the service itself runs as root. */
  isOther: boolean;
}

/** PostgreSQL refuses to run as root, so root runs it under an account that has no rights elsewhere. */
export async function chooseAccount(existingCluster: string): Promise<Account> {
  const { uid, gid } = userInfo();
  if (uid !== 0) return { uid, gid, isOther: false };
  const owner = await stat(existingCluster).catch(() => undefined);
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid, isOther: true };
  const entry = (await readFile('/etc/passwd', 'utf8')).split('\n').find((line) => line.startsWith('nobody:'));
  const [, , nobodyUid, nobodyGid] = entry?.split(':') ?? [];
  if (!nobodyUid || !nobodyGid) {
    throw new OperatorError(
      'PostgreSQL cannot run as root and there is no account "nobody". Start Cartwright as an ordinary user.',
    );
  }
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
