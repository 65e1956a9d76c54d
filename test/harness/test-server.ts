import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { openDatabase } from '../../src/platform/database.ts';
import { startEmbeddedPostgres } from '../../src/platform/embedded-postgres/index.ts';
import { isAlive } from '../../src/platform/embedded-postgres/running-process.ts';
import { migrate, readMigrations } from '../../src/platform/migrate.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const MIGRATIONS = join(ROOT, 'migrations');
const TEMPLATE_LOCK = 4_816_072_951;

let server: Promise<string> | undefined;

/** The run's server; a test file that runs alone starts its own, which ends with it. */
export function testServerUrl(): Promise<string> {
  server ??= process.env.TEST_POSTGRES_URL ? Promise.resolve(process.env.TEST_POSTGRES_URL) : startOwnServer();
  return server;
}

async function startOwnServer(): Promise<string> {
  const dataDir = takeSlot(join(ROOT, '.cache', 'test-servers'));
  const own = await startEmbeddedPostgres({ dataDir, durable: false });
  process.once('exit', () => process.kill(own.pid, 'SIGINT'));
  return own.url;
}

/**
 * Test files run side by side, each in its process; a kept folder saves them creating a database cluster every time.
 */
function takeSlot(parent: string): string {
  mkdirSync(parent, { recursive: true });
  for (let slot = 0; ; slot += 1) {
    const claim = join(parent, `${slot}.pid`);
    const owner = Number(readIfThere(claim));
    if (owner && !isAlive(owner)) rmSync(claim, { force: true });
    try {
      writeFileSync(claim, String(process.pid), { flag: 'wx' });
      process.once('exit', () => rmSync(claim, { force: true }));
      return join(parent, String(slot));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

const readIfThere = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');

export function withDatabaseName(url: string, name: string): string {
  const renamed = new URL(url);
  renamed.pathname = `/${name}`;
  return renamed.href;
}

/** Runs statements that must happen outside of any test database. */
export async function asAdmin<Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: withDatabaseName(await testServerUrl(), 'postgres') });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

let template: Promise<string> | undefined;

/** A database with all migrations applied, made once per server and set of migrations by the first to need it. */
export function templateDatabase(): Promise<string> {
  template ??= asAdmin(async (client) => {
    const migrations = await readMigrations(MIGRATIONS);
    const fingerprint = createHash('sha256').update(migrations.map((one) => one.checksum).join());
    const name = `template_${fingerprint.digest('hex').slice(0, 16)}`;
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount === 0) {
      await client.query(`drop database if exists ${name}_unfinished with (force)`);
      await client.query(`create database ${name}_unfinished`);
      await migrateDatabase(`${name}_unfinished`);
      await client.query(`alter database ${name}_unfinished rename to ${name}`);
    }
    return name;
  });
  return template;
}

async function migrateDatabase(name: string): Promise<void> {
  const database = openDatabase({ url: withDatabaseName(await testServerUrl(), name), poolSize: 1 });
  try {
    await migrate({ pool: database.pool, directory: MIGRATIONS });
  } finally {
    await database.close();
  }
}
