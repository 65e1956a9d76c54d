import { randomBytes } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Mall, startMall } from '../../packages/mall/src/index.ts';
import { type Database, openDatabase } from '../../src/platform/database.ts';
import { startEmbeddedPostgres } from '../../src/platform/embedded-postgres/index.ts';
import { findFreePort, makeTempDir } from '../harness/index.ts';
import { type ServiceProcess, startServiceProcess } from './service-process.ts';

export const LEASE_SECONDS = 1.5;

/** A store, a mall and one API process, and the means to start workers beside them. */
export interface World {
  database: Database;
  databaseUrl: string;
  mall: Mall;
  apiUrl: string;
  apiKey: string;
  tally: Tally;
  /**
   * Like `pg_ctl stop -m immediate`: without a clean shutdown. The database restarts on its own. False when it was
   * still down.
   */
  stopStore(): boolean;
  startWorker(options?: { faults?: string; env?: Record<string, string>; command?: readonly string[] }): ServiceProcess;
  close(): Promise<void>;
}

export interface Tally {
  staleWritesRefused: number;
  /** By fault point, as the processes report them. */
  hits: Map<string, number>;
}

export async function openWorld(options: { listenOn?: string } = {}): Promise<World> {
  const folder = await makeTempDir('chaos-');
  const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'store'), maxConnections: 200 });
  const database = openDatabase({ url: postgres.url, poolSize: 6 });
  const mall = await startMall({ ports: 0, ...(options.listenOn && { host: options.listenOn }) });
  const tally: Tally = { staleWritesRefused: 0, hits: new Map() };
  const secret = randomBytes(32).toString('base64');
  const port = await findFreePort();
  const settings = {
    PATH: process.env.PATH ?? '',
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(folder, 'compiled'),
    DATABASE_URL: postgres.url,
    VAULT_KEY: secret,
    CVV_KEY_DIR: join(folder, 'cvv-keys'),
    OPERATOR_TOKEN: 'operator',
    MALL: 'off',
    PORT: String(port),
    HOST: '127.0.0.1',
    ALLOW_PRIVATE_HOSTS: '127.0.0.1,localhost,10.0.0.0/8',
    LANE_MODULES: join(import.meta.dirname, 'classic-http-lane.ts'),
    LOG_LEVEL: 'warn',
    LEASE_SECONDS: String(LEASE_SECONDS),
    WORKER_CONCURRENCY: '4',
    MERCHANT_CONCURRENCY: '64',
    ACCOUNT_CONCURRENCY: '64',
    RETRY_DELAYS_SECONDS: '0.1,0.3',
    HOLD_SECONDS: '3',
    GROUP_WAIT_SECONDS: '30',
    DRAIN_SECONDS: '1',
    RATE_WRITES_PER_SECOND: '100000',
    RATE_READS_PER_SECOND: '100000',
    RATE_TASK_READS_PER_MINUTE: '100000',
  };
  const processes = new Set<ServiceProcess>();

  function start(env: Record<string, string>, command?: readonly string[]): ServiceProcess {
    const service = startServiceProcess({
      env: { ...settings, ...env },
      cwd: folder,
      onLine: (line) => count(tally, line),
      ...(command && { command }),
    });
    processes.add(service);
    service.gone.then(() => processes.delete(service));
    return service;
  }

  await mkdir(join(folder, 'api'));
  const api = start({ ROLES: 'api', DATA_DIR: join(folder, 'api') });
  await api.ready;
  const apiKey = await readKey(api);
  return {
    database,
    databaseUrl: postgres.url,
    mall,
    tally,
    apiUrl: `http://127.0.0.1:${port}`,
    apiKey,
    stopStore: () => stopProcess(postgres.pid),
    startWorker: ({ faults = '', env = {}, command } = {}) =>
      start({ ROLES: 'worker', DATA_DIR: join(folder, 'worker'), FAULT_POINTS: faults, ...env }, command),
    async close() {
      for (const service of processes) service.signal('SIGKILL');
      await Promise.all([...processes].map((service) => service.gone));
      await database.close();
      await mall.close();
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function stopProcess(pid: number): boolean {
  try {
    return process.kill(pid, 'SIGQUIT');
  } catch {
    return false;
  }
}

/** The service prints it shortly after it is ready. */
async function readKey(api: ServiceProcess): Promise<string> {
  for (;;) {
    const key = /cw_test_\w+/.exec(api.lines.join('\n'))?.[0];
    if (key) return key;
    if (api.isGone()) throw new Error(`the API ended:\n${api.lines.join('\n')}`);
    await delay(20);
  }
}

function count(tally: Tally, line: string): void {
  if (line.includes('stale write refused')) tally.staleWritesRefused += 1;
  const fault = /^fault (\w+ at \S+)/.exec(line)?.[1];
  if (fault) tally.hits.set(fault, (tally.hits.get(fault) ?? 0) + 1);
}
