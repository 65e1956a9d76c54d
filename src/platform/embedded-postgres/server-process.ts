import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync } from 'node:fs';
import { access } from 'node:fs/promises';
import pg from 'pg';
import type { Account } from '../unprivileged-account.ts';
import type { Binaries } from './find-binaries.ts';
import { type ServerHome, SUPERUSER } from './open-server-home.ts';
import { openLog } from './server-log.ts';

const SETPRIV = '/usr/bin/setpriv';

/** Sized for a service that, with its server, idles below 250 MB. */
const SETTINGS: Record<string, string> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  shared_buffers: '48MB',
  work_mem: '4MB',
  maintenance_work_mem: '32MB',
  huge_pages: 'off',
  jit: 'off',
  io_method: 'sync',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '256MB',
  min_wal_size: '64MB',
  max_worker_processes: '4',
  max_parallel_workers: '2',
  max_logical_replication_workers: '0',
  autovacuum_max_workers: '2',
  autovacuum_worker_slots: '2',
  log_line_prefix: '%m [%p] ',
};

const UNSAFE_BUT_FAST: Record<string, string> = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
};

export interface LaunchInput {
  account: Account;
  binaries: Binaries;
  home: ServerHome;
  port: number;
  durable: boolean;
  maxConnections: number;
}

/** Starts the server in its own process group: Ctrl-C must reach the service first, which then stops the server. */
export async function launchServer(input: LaunchInput): Promise<ChildProcess> {
  const { account, binaries, home } = input;
  const settings = {
    ...SETTINGS,
    ...(input.durable ? {} : UNSAFE_BUT_FAST),
    port: String(input.port),
    max_connections: String(input.maxConnections),
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const command = [binaries.postgres, '-D', home.cluster, ...options];
  const identity = account.isOther ? { uid: account.uid, gid: account.gid } : {};
  if (await canDieWithParent()) {
    // Changing the account clears the parent-death signal, so setpriv must do both, in its order.
    const change = account.isOther ? [`--reuid=${account.uid}`, `--regid=${account.gid}`, '--clear-groups'] : [];
    command.unshift(SETPRIV, ...change, '--pdeathsig=INT', '--');
    delete identity.uid;
    delete identity.gid;
  }
  const logDescriptor = openLog(home.logFile);
  try {
    const [program = '', ...args] = command;
    const child = spawn(program, args, {
      ...identity,
      cwd: home.cluster,
      detached: true,
      env: { LC_ALL: 'C' },
      stdio: ['ignore', logDescriptor, logDescriptor],
    });
    child.on('error', () => {});
    child.unref();
    return child;
  } finally {
    closeSync(logDescriptor);
  }
}

async function canDieWithParent(): Promise<boolean> {
  return (
    process.platform === 'linux' &&
    (await access(SETPRIV).then(
      () => true,
      () => false,
    ))
  );
}

export function urlOf(home: ServerHome, port: number, database: string): string {
  return `postgres://${SUPERUSER}:${home.password}@127.0.0.1:${port}/${database}`;
}

/** Resolves when the server answers; the first connection also makes the service's database. */
export async function connectOnce(home: ServerHome, port: number): Promise<void> {
  const client = new pg.Client({ connectionString: urlOf(home, port, 'postgres'), connectionTimeoutMillis: 3_000 });
  client.on('error', () => {});
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [SUPERUSER]);
    if (rowCount === 0) {
      await client.query(`create database ${SUPERUSER}`).catch((error: { code?: string }) => {
        if (error.code !== '42P04' && error.code !== '23505') throw error;
      });
    }
  } finally {
    await client.end();
  }
}
