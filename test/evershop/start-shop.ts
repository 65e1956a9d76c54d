import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../src/platform/embedded-postgres/index.ts';
import { findFreePort, makeTempDir } from '../harness/index.ts';
import { buildShop, installShop, runShown, SHOP_DIR, shopCommand } from './install-shop.ts';

const DATABASE = 'evershop';
const START_MS = 120_000;

export interface RealShop {
  url: string;
  /** Asks the shop's own database. */
  query<Row>(text: string, values?: unknown[]): Promise<Row[]>;
  close(): Promise<void>;
}

/** The shop in production mode on its own fresh, filled database, on a free port. */
export async function startShop(say: (line: string) => void): Promise<RealShop> {
  await installShop(say);
  const dataDir = await makeTempDir('evershop-');
  const server = await startEmbeddedPostgres({ dataDir });
  const address = new URL(server.url);
  const admin = new pg.Client(server.url);
  await admin.connect();
  await admin.query(`create database ${DATABASE}`);
  await admin.end();

  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    DB_HOST: address.hostname,
    DB_PORT: address.port,
    DB_USER: decodeURIComponent(address.username),
    DB_PASSWORD: decodeURIComponent(address.password),
    DB_NAME: DATABASE,
    DB_SSLMODE: 'disable',
    NODE_ENV: 'production',
    PORT: String(port),
    NODE_CONFIG: JSON.stringify({ shop: { homeUrl: url } }),
  };
  await runShown('Filling the shop', process.execPath, [join(import.meta.dirname, 'seed-shop.mjs')], env, say);
  await buildShop(env, say);
  const shop = await launch(env, `${url}/enamel-mug`, say);
  const pool = new pg.Pool({ ...asConfig(env), max: 2 });
  return {
    url,
    query: async <Row>(text: string, values: unknown[] = []) => (await pool.query(text, values)).rows as Row[],
    close: async () => {
      await pool.end();
      await shop.end();
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function asConfig(env: Record<string, string>) {
  return {
    host: env.DB_HOST,
    port: Number(env.DB_PORT),
    user: env.DB_USER,
    password: env.DB_PASSWORD,
    database: env.DB_NAME,
  };
}

/** The shop starts its own helpers; all of them live in one process group and end with it. */
async function launch(env: Record<string, string>, probe: string, say: (line: string) => void) {
  say('Starting the shop …');
  const child = spawn(process.execPath, [shopCommand, 'start'], {
    cwd: SHOP_DIR,
    env: { ...process.env, ...env },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const keep = (chunk: Buffer) => {
    output = (output + chunk.toString('utf8')).slice(-4_000);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const exited = new Promise<void>((done) => child.once('close', () => done()));
  const end = async () => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
    await exited;
  };
  const giveUp = Date.now() + START_MS;
  while (!(await answers(probe))) {
    if (child.exitCode !== null || Date.now() > giveUp) {
      await end();
      throw new Error(`The shop did not start:\n${output}`);
    }
    await delay(500);
  }
  return { end };
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(5_000) })).ok;
  } catch {
    return false;
  }
}
