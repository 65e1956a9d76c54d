import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmod, chown, mkdir, mkdtemp, readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { OperatorError } from '../operator-error.ts';
import type { Account } from '../unprivileged-account.ts';
import type { Binaries } from './find-binaries.ts';

export const SUPERUSER = 'cartwright';
const MAJOR_VERSION = '18';

export interface ServerHome {
  cluster: string;
  logFile: string;
  portFile: string;
  ownerFile: string;
  password: string;
}

export interface OpenServerHomeInput {
  account: Account;
  binaries: Binaries;
  /** Absent on the first start; holds everything that belongs to the server. */
  home: string;
  durable: boolean;
  log: (message: string) => void;
}

/** Opens the server's folder, creating the database in it on first use. Several processes may try at once. */
export async function openServerHome(input: OpenServerHomeInput): Promise<ServerHome> {
  if (!(await exists(input.home))) await createServerHome(input);
  const cluster = join(input.home, 'cluster');
  await checkCluster(cluster, input.account);
  return {
    cluster: await realpath(cluster),
    logFile: join(input.home, 'postgres.log'),
    portFile: join(input.home, 'port'),
    ownerFile: join(input.home, 'owner'),
    password: (await readFile(join(input.home, 'password'), 'utf8')).trim(),
  };
}

/** The rename at the end publishes folder and password together: an interrupted start leaves nothing half made. */
async function createServerHome({ account, binaries, home, durable, log }: OpenServerHomeInput): Promise<void> {
  log('Creating the database (first start only)');
  await mkdir(dirname(home), { recursive: true });
  const staging = await mkdtemp(`${home}-creating-`);
  try {
    const cluster = join(staging, 'cluster');
    const passwordFile = join(staging, 'password');
    await chmod(staging, 0o755);
    await mkdir(cluster, { mode: 0o700 });
    await writeFile(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 });
    if (account.isOther) {
      await chown(cluster, account.uid, account.gid);
      await chown(passwordFile, account.uid, account.gid);
    }
    await runInitdb({ account, binaries, cluster, passwordFile, durable });
    if (account.isOther) await chown(passwordFile, 0, 0);
    await rename(staging, home).catch(async (error: unknown) => {
      if (!(await exists(home))) throw error;
    });
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

async function runInitdb(input: {
  account: Account;
  binaries: Binaries;
  cluster: string;
  passwordFile: string;
  durable: boolean;
}): Promise<void> {
  const { account, cluster } = input;
  const options = [
    `--pgdata=${cluster}`,
    `--username=${SUPERUSER}`,
    `--pwfile=${input.passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
    ...(input.durable ? [] : ['--no-sync']),
  ];
  const identity = account.isOther ? { uid: account.uid, gid: account.gid } : {};
  try {
    await promisify(execFile)(input.binaries.initdb, options, { ...identity, cwd: cluster, env: { LC_ALL: 'C' } });
  } catch (error) {
    const output = error instanceof Error && 'stderr' in error ? String(error.stderr) : '';
    const reason = output.match(/(?:FATAL|PANIC|error): +(.*)/)?.[1] ?? (error as Error).message.split('\n')[0];
    throw new OperatorError(`The database could not be created in ${cluster}: ${reason}`);
  }
}

async function checkCluster(cluster: string, account: Account): Promise<void> {
  const folder = await stat(cluster).catch(() => undefined);
  if (folder && folder.uid !== account.uid) {
    throw new OperatorError(
      `The database folder ${cluster} belongs to user id ${folder.uid}, not to ${account.uid}. Start as that user or set another DATA_DIR.`,
    );
  }
  const version = await readFile(join(cluster, 'PG_VERSION'), 'utf8').catch(() => '');
  if (version.trim() === '') {
    throw new OperatorError(
      `The database folder ${cluster} is damaged: it has no readable PG_VERSION. Restore it from a backup.`,
    );
  }
  if (version.trim() !== MAJOR_VERSION) {
    throw new OperatorError(
      `The database folder ${cluster} was made by PostgreSQL ${version.trim()}; this version of Cartwright brings PostgreSQL ${MAJOR_VERSION}. Dump and restore it, or set DATABASE_URL.`,
    );
  }
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );
