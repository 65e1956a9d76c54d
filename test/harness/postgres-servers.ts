import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdir, readdir, rm } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../src/platform/embedded-postgres/index.ts';
import { findFreePort } from '../../src/platform/find-free-port.ts';
import { NOBODY } from './accounts.ts';
import { makeTempDir } from './temp-dir.ts';

export interface PostgresServer {
  name: string;
  start(): Promise<{ url: string; stop(): Promise<void> }>;
}

const INSTALLED = '/usr/lib/postgresql';
const OLDEST_SUPPORTED = 15;

/** Every PostgreSQL on this machine that the service supports: the embedded one and those installed. */
export async function findPostgresServers(): Promise<PostgresServer[]> {
  const versions = await readdir(INSTALLED).catch(() => []);
  const supported = versions.filter((version) => Number(version) >= OLDEST_SUPPORTED);
  return [
    { name: 'embedded PostgreSQL', start: startEmbedded },
    ...supported.map((version) => ({
      name: `installed PostgreSQL ${version}`,
      start: () => startInstalled(join(INSTALLED, version, 'bin')),
    })),
  ];
}

async function startEmbedded() {
  const dataDir = await makeTempDir('embedded-');
  const { url, stop } = await startEmbeddedPostgres({ dataDir, durable: false });
  return { url, stop: () => stop().then(() => rm(dataDir, { recursive: true, force: true })) };
}

async function startInstalled(bin: string) {
  const folder = await makeTempDir('installed-');
  const cluster = join(folder, 'cluster');
  await mkdir(cluster, { mode: 0o700 });
  const isRoot = userInfo().uid === 0;
  const account = isRoot ? NOBODY : {};
  if (isRoot) await chown(cluster, NOBODY.uid, NOBODY.gid);
  const options = ['-D', cluster, '-U', 'owner', '-A', 'trust', '-E', 'UTF8', '--no-sync'];
  await promisify(execFile)(join(bin, 'initdb'), options, account);

  const port = await findFreePort();
  const settings = { port, listen_addresses: '127.0.0.1', unix_socket_directories: '', fsync: 'off' };
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(join(bin, 'postgres'), ['-D', cluster, ...args], { ...account, stdio: 'ignore' });
  const exited = once(child, 'exit');
  const url = `postgres://owner@127.0.0.1:${port}/postgres`;
  while (!(await answers(url))) {
    if (child.exitCode !== null) throw new Error(`${bin}/postgres ended with exit code ${child.exitCode}`);
    await delay(50);
  }
  return {
    url,
    stop: async () => {
      child.kill('SIGINT');
      await exited;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}
