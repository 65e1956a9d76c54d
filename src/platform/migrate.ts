import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { OperatorError } from './operator-error.ts';

export interface MigrateInput {
  pool: pg.Pool;
  /** Holds `NNNN_name.sql` files, applied in order of their numbers. */
  directory: string;
  log?: (message: string) => void;
}

interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

const LOCK_KEY = 7_283_406_155;
const FILE_NAME = /^\d{4}_[a-z0-9_-]+\.sql$/;

/** Brings the schema forward, never back. Safe to call from many processes at once: one works, the others wait. */
export async function migrate({ pool, directory, log }: MigrateInput): Promise<{ applied: string[] }> {
  const migrations = await readMigrations(directory);
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [LOCK_KEY]);
    await client.query(`create table if not exists schema_migrations (
      name text primary key, checksum text not null, applied_at timestamptz not null default now())`);
    const pending = await findPending(client, migrations);
    for (const migration of pending) {
      log?.(`Applying migration ${migration.name}`);
      await applyOne(client, migration);
    }
    return { applied: pending.map((migration) => migration.name) };
  } finally {
    // Ending the session, rather than returning it to the pool, gives up the lock and the settings in every case.
    client.release(true);
  }
}

export async function readMigrations(directory: string): Promise<Migration[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.sql')).sort();
  const numbers = new Set<string>();
  for (const name of names) {
    if (!FILE_NAME.test(name)) throw new OperatorError(`Migration ${name} is not named like 0001_what_it_does.sql`);
    const number = name.slice(0, 4);
    if (numbers.has(number)) throw new OperatorError(`Two migrations have the number ${number}`);
    numbers.add(number);
  }
  return Promise.all(
    names.map(async (name) => {
      const sql = (await readFile(join(directory, name), 'utf8')).replaceAll('\r\n', '\n');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

async function findPending(client: pg.PoolClient, migrations: Migration[]): Promise<Migration[]> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migrations order by name',
  );
  const applied = new Map(rows.map((row) => [row.name, row.checksum]));
  for (const migration of migrations) {
    const checksum = applied.get(migration.name);
    if (checksum !== undefined && checksum !== migration.checksum) {
      throw new OperatorError(
        `Migration ${migration.name} was changed after this database had applied it. Restore the file; put the change into a new migration.`,
      );
    }
    applied.delete(migration.name);
  }
  const [unknown] = applied.keys();
  if (unknown !== undefined) {
    throw new OperatorError(
      `This database has migration ${unknown}, which this version does not know. Use the newer version that created it.`,
    );
  }
  const done = new Set(rows.map((row) => row.name));
  return migrations.filter((migration) => !done.has(migration.name));
}

async function applyOne(client: pg.PoolClient, migration: Migration): Promise<void> {
  try {
    await client.query('begin');
    await client.query(migration.sql);
    await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [
      migration.name,
      migration.checksum,
    ]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    const reason = error instanceof Error ? error.message : String(error);
    throw new OperatorError(`Migration ${migration.name} failed and was rolled back: ${reason}`, { cause: error });
  }
}
