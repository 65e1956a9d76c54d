import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../../src/platform/find-free-port.ts';
import { compileCache } from './compile-cache.ts';
import { NODE_FLAGS } from './node-flags.ts';
import { makeTempDir } from './temp-dir.ts';
import { createTestDatabase } from './test-database.ts';

const ROOT = join(import.meta.dirname, '..', '..');
/** The API says where it is, then how to get a key, and ends with a call to try; a worker alone says none of it. */
const READY = /Cartwright is ready(?:: a worker| at (\S+)[\s\S]*\n {2}curl .*\n)/;
const TEST_KEY = /Test key: (cw_test_\w+)/;
const START_TIMEOUT_MS = 60_000;
const STOP_TIMEOUT_MS = 20_000;

export interface StartServiceInput {
  /** Added to the harness's few settings; `undefined` removes one of those. */
  env?: Record<string, string | undefined>;
  /** Keeps its contents when the service ends. Without it the service gets a folder for its lifetime. */
  dataDir?: string;
  /** A server's URL, kept afterwards; `embedded` for the service's own. Without it: a test database for its lifetime. */
  database?: string;
  /** How long it may take until it is ready; a minute unless said. */
  readyWithinMs?: number;
  /** Runs the service as this account; only root may ask for it. */
  account?: { uid?: number; gid?: number };
}

export interface RunningService {
  /** Empty for a worker without the API. */
  url: string;
  /** Shown by the service on the first start of a database only. */
  testKey: string | undefined;
  pid: number;
  stdout(): string;
  /** Asks the service to end and resolves to its exit code. */
  stop(): Promise<number | null>;
  /** Kills the service at once and removes what was made for its lifetime. Harmless after its end. */
  kill9(): Promise<void>;
}

/** Starts src/main.ts as its own process; rejects with its output when it ends before it is ready. */
export async function startService(input: StartServiceInput = {}): Promise<RunningService> {
  const dataDir = input.dataDir ?? (await makeTempDir('service-'));
  const testDatabase = input.database === undefined ? await createTestDatabase() : undefined;
  await testDatabase?.database.close();
  let cleaned: Promise<void> | undefined;
  const cleanUp = () => {
    cleaned ??= (async () => {
      await testDatabase?.close();
      if (input.dataDir === undefined) await rm(dataDir, { recursive: true, force: true });
      if (testDatabase) await rm(cvvKeyFolder(dataDir, testDatabase.url), { recursive: true, force: true });
    })();
    return cleaned;
  };
  const service = launch(dataDir, await settings(dataDir, testDatabase?.url ?? input.database, input.env), input);
  try {
    const url = await service.ready;
    return {
      url,
      testKey: service.output().match(TEST_KEY)?.[1],
      pid: service.pid,
      stdout: service.output,
      stop: () => service.end('SIGTERM').finally(cleanUp),
      kill9: async () => {
        await service.end('SIGKILL').finally(cleanUp);
      },
    };
  } catch (error) {
    await service.end('SIGKILL').finally(cleanUp);
    throw error;
  }
}

async function settings(
  dataDir: string,
  database: string | undefined,
  extra: StartServiceInput['env'],
): Promise<Record<string, string>> {
  const all: Record<string, string | undefined> = {
    PATH: process.env.PATH,
    ...compileCache,
    HOME: dataDir,
    HOST: '127.0.0.1',
    PORT: String(await findFreePort()),
    DATA_DIR: dataDir,
    CACHE_DIR: join(ROOT, '.cache', 'chromium'),
    MALL: 'off',
    MALL_PORT: '0',
    CVV_KEY_DIR: cvvKeyFolder(dataDir, database),
    DATABASE_URL: database === 'embedded' ? undefined : database,
    ...extra,
  };
  return Object.fromEntries(Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined));
}

/** Services that share a database share this folder, as processes on one machine do. */
function cvvKeyFolder(dataDir: string, database: string | undefined): string {
  const store = database?.startsWith('postgres') ? new URL(database).pathname.slice(1) : 'own';
  return store === 'own' ? join(dataDir, 'cvv-keys') : join(tmpdir(), `cvv-keys-${store}`);
}

function launch(
  cwd: string,
  env: Record<string, string>,
  { account, readyWithinMs = START_TIMEOUT_MS }: Pick<StartServiceInput, 'account' | 'readyWithinMs'>,
) {
  const child = spawn(process.execPath, [...NODE_FLAGS, join(ROOT, 'src', 'main.ts')], {
    cwd,
    env,
    ...account,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const exited = new Promise<number | null>((done) => child.once('close', done));
  const ready = new Promise<string>((done, fail) => {
    const timer = setTimeout(() => fail(new Error(`The service was not ready in time:\n${output}`)), readyWithinMs);
    const read = (chunk: Buffer) => {
      output += chunk.toString('utf8');
      const ready = output.match(READY);
      if (ready === null || !output.endsWith('\n')) return;
      clearTimeout(timer);
      done(ready[1] ?? '');
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('error', fail);
    exited.then((code) => {
      clearTimeout(timer);
      fail(new ServiceEnded(code, output));
    });
  });
  return { pid: child.pid ?? 0, ready, output: () => output, end };

  async function end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
    child.kill(signal);
    const timer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
    return exited.finally(() => clearTimeout(timer));
  }
}

export class ServiceEnded extends Error {
  readonly exitCode: number | null;
  readonly output: string;
  constructor(exitCode: number | null, output: string) {
    super(`The service ended with exit code ${exitCode} before it was ready:\n${output}`);
    this.exitCode = exitCode;
    this.output = output;
  }
}
