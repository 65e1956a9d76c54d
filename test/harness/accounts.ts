import { realpathSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { dirname } from 'node:path';

export interface Account {
  name: string;
  /** Empty for the account that runs the tests. */
  identity: { uid?: number; gid?: number };
}

export const NOBODY = { uid: 65_534, gid: 65_534 };

/** The account that runs the tests and, where that is root and the project lies open to others, an ordinary one. */
export function testAccounts(): Account[] {
  if (userInfo().uid !== 0) return [{ name: 'an ordinary user', identity: {} }];
  const accounts: Account[] = [{ name: 'root', identity: {} }];
  if (isOpenToOthers(process.execPath) && isOpenToOthers(import.meta.filename)) {
    accounts.push({ name: 'an ordinary user', identity: NOBODY });
  }
  return accounts;
}

function isOpenToOthers(path: string): boolean {
  const real = realpathSync(path);
  for (let folder = dirname(real); ; folder = dirname(folder)) {
    if ((statSync(folder).mode & 0o001) === 0) return false;
    if (folder === dirname(folder)) return (statSync(real).mode & 0o004) !== 0;
  }
}
