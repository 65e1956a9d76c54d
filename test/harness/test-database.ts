import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { type Database, openDatabase } from '../../src/platform/database.ts';
import { asAdmin, templateDatabase, testServerUrl, withDatabaseName } from './test-server.ts';

export interface TestDatabase {
  url: string;
  database: Database;
  /** Drops the database; rejects when somebody still holds a connection to it. */
  close(): Promise<void>;
}

const LEAK_PATIENCE_MS = 2_000;

/** A fresh database with the current schema, for one test. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const template = await templateDatabase();
  const name = `test_${randomBytes(6).toString('hex')}`;
  await asAdmin((client) => client.query(`create database ${name} template ${template}`));
  const url = withDatabaseName(await testServerUrl(), name);
  const database = openDatabase({ url, poolSize: 8 });
  return {
    url,
    database,
    close: async () => {
      await database.close();
      await asAdmin(async (client) => {
        const leaked = await waitForConnectionsToEnd(client, name);
        await client.query(`drop database ${name} with (force)`);
        if (leaked.length > 0)
          throw new Error(`Connections were left open; their last statements: ${leaked.join(' | ')}`);
      });
    },
  };
}

/** A closed connection stays listed until the server has noticed. */
async function waitForConnectionsToEnd(client: pg.Client, name: string): Promise<string[]> {
  const deadline = Date.now() + LEAK_PATIENCE_MS;
  for (;;) {
    const { rows } = await client.query<{ query: string }>(
      `select query from pg_stat_activity where datname = $1 and backend_type = 'client backend'`,
      [name],
    );
    if (rows.length === 0 || Date.now() > deadline) return rows.map((row) => row.query);
    await delay(20);
  }
}
