import { stat } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { OperatorError } from '../operator-error.ts';
import { type Account, findUnprivilegedAccount } from '../unprivileged-account.ts';

/** PostgreSQL refuses to run as root, so root runs it under an account that has no rights elsewhere. */
export async function chooseAccount(existingCluster: string): Promise<Account> {
  const owner = userInfo().uid === 0 ? await stat(existingCluster).catch(() => undefined) : undefined;
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid, isOther: true };
  const account = await findUnprivilegedAccount();
  if (account) return account;
  throw new OperatorError(
    'PostgreSQL cannot run as root and there is no account "nobody". Start Cartwright as an ordinary user.',
  );
}
