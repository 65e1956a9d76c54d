import assert from 'node:assert/strict';
import { hkdfSync } from 'node:crypto';
import { cp, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before } from 'node:test';
import pg from 'pg';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../src/platform/embedded-postgres/index.ts';
import { parseRootKey } from '../../src/platform/key-ring.ts';
import { deriveFor, openBytes } from '../../src/platform/sealing.ts';
import { makeTempDir, type RunningService, startService } from '../harness/index.ts';
import type { TestCard } from '../harness/type-card.ts';
import { sampleOrder } from '../spec/sample-order.ts';
import { spec } from '../spec/spec.ts';
import { canaryCard } from './canary-card.ts';

/** `CANARY_CARDS=200` for the full count. */
const CARDS = Number(process.env.CANARY_CARDS ?? 20);

interface SealedRow {
  id: string;
  account_id: string;
  mode: string;
  sealed_cvv: Buffer;
  wrapped_key: Buffer;
}

let service: RunningService;
let server: EmbeddedPostgres;
let folder: string;
let dataDir: string;

before(async () => {
  folder = await makeTempDir('canary-cvvs-');
  dataDir = join(folder, 'data');
  server = await startEmbeddedPostgres({ dataDir });
  service = await startService({
    dataDir,
    database: server.url,
    // On the same disk as everything else, which is the worst place that an operator can choose.
    env: { ROLES: 'api', RATE_WRITES_PER_SECOND: '10000', CVV_KEY_DIR: join(dataDir, 'cvv-keys') },
  });
});

after(async () => {
  await service?.kill9();
  await server?.stop();
  await rm(folder, { recursive: true, force: true });
});

spec(
  ['vault.cvv-backup', 'vault.cvv'],
  'a destroyed CVV stays unreadable for a thief with the database files, the WAL, a backup and the vault key',
  async () => {
    const cards = Array.from({ length: CARDS }, canaryCard);
    const tasks: string[] = [];
    for (const card of cards) tasks.push(await order(card));
    const rows = await readRows();
    const ownKeys = await readOwnKeys();
    assert.equal(rows.length, CARDS);
    const rootKey = (await readFile(join(dataDir, 'vault-key'), 'utf8')).trim();

    // The control: the same thief, while the CVVs are alive, reads every one of them.
    const alive = rows.map((row) => tryOpen(row, rootKey, ownKeys.get(row.id) ?? Buffer.alloc(32)));
    assert.deepEqual(alive.toSorted(), cards.map(({ cvv }) => cvv).toSorted());

    await inStore((client) => client.query('checkpoint'));
    // A backup as the documents ask for it: everything but the keys of CVVs.
    const backup = join(folder, 'backup');
    await cp(dataDir, backup, {
      recursive: true,
      filter: (path) => !path.endsWith('cvv-keys') && !path.endsWith('.pid'),
    });
    for (const taskId of tasks) await cancel(taskId);
    await inStore((client) => client.query('checkpoint'));
    for (let tries = 0; (await readOwnKeys()).size > 0; tries += 1) {
      assert.ok(tries < 100, 'all keys are destroyed');
      await new Promise((done) => setTimeout(done, 50));
    }

    const files = [...(await everyFile(dataDir)), ...(await everyFile(backup))];
    let found = 0;
    let opened = 0;
    for (const row of rows) {
      const copies = files.filter(([, bytes]) => bytes.includes(row.sealed_cvv));
      found += copies.length;
      for (const key of [Buffer.alloc(32), parseRootKey(rootKey).bytes, ...(await readOwnKeys()).values()]) {
        if (tryOpen(row, rootKey, key) !== null) opened += 1;
      }
    }
    const keyHits = [...ownKeys.values()].flatMap((key) =>
      files.filter(([, bytes]) =>
        [key, Buffer.from(key.toString('hex')), Buffer.from(key.toString('base64').slice(0, 42))].some((form) =>
          bytes.includes(form),
        ),
      ),
    );
    const seen = {
      cards: CARDS,
      openedWhileAlive: alive.length,
      sealedCopiesFound: found,
      opened,
      keyHits: keyHits.length,
    };
    console.log(JSON.stringify(seen));
    assert.ok(found >= CARDS, `the search sees the files: ${found} copies of ${CARDS} sealed CVVs`);
    assert.ok(
      files.some(([path, bytes]) => path.includes('pg_wal') && rows.some((row) => bytes.includes(row.sealed_cvv))),
      'the WAL has them',
    );
    assert.equal(opened, 0);
    assert.deepEqual(
      keyHits.map(([path]) => path),
      [],
    );
  },
);

async function order(card: TestCard): Promise<string> {
  const wish = sampleOrder();
  wish.customer.payment = {
    provider: 'test',
    data: {
      cardNumber: card.number,
      expiryMonth: card.month,
      expiryYear: card.year,
      cvv: card.cvv,
      name: card.holder,
    },
  };
  const response = await fetch(`${service.url}/checkout`, {
    method: 'POST',
    headers: { 'X-API-Key': service.testKey ?? '', 'Content-Type': 'application/json' },
    body: JSON.stringify(wish),
  });
  assert.equal(response.status, 201);
  return ((await response.json()) as { taskId: string }).taskId;
}

async function cancel(taskId: string): Promise<void> {
  const headers = { 'X-API-Key': service.testKey ?? '' };
  assert.equal((await fetch(`${service.url}/checkout/${taskId}`, { method: 'DELETE', headers })).status, 200);
}

async function inStore<Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client(server.url);
  await client.connect();
  return work(client).finally(() => client.end());
}

function readRows(): Promise<SealedRow[]> {
  return inStore(async (client) => (await client.query<SealedRow>('select * from sealed_cards')).rows);
}

async function readOwnKeys(): Promise<Map<string, Buffer>> {
  const keys = join(dataDir, 'cvv-keys');
  const names = (await readdir(keys)).filter((name) => name !== 'CACHEDIR.TAG');
  return new Map(await Promise.all(names.map(async (name) => [name, await readFile(join(keys, name))] as const)));
}

/** What the vault does, with every key that the thief has. */
function tryOpen(row: SealedRow, rootKey: string, ownKey: Buffer): string | null {
  const context = `${row.account_id}:${row.mode}:${row.id}`;
  try {
    const dataKey = openBytes(deriveFor('vault')(parseRootKey(rootKey)), row.wrapped_key, `${context}:key`);
    const key = Buffer.from(hkdfSync('sha256', dataKey, ownKey, 'cartwright:cvv', 32));
    return openBytes(key, row.sealed_cvv, `${context}:cvv`).toString();
  } catch {
    return null;
  }
}

async function everyFile(directory: string): Promise<[string, Buffer][]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Promise.all(files.map(async (file): Promise<[string, Buffer]> => [file, await readFile(file)]));
}
