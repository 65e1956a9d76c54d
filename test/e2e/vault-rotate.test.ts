import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { promisify } from 'node:util';
import type { PaymentSession } from '@cartwright/contract';
import { createVault, openCvvKeys } from '../../src/payments/index.ts';
import { fixedRing, parseRootKey } from '../../src/platform/key-ring.ts';
import {
  createTestDatabase,
  makeTempDir,
  type RunningService,
  startService,
  type TestDatabase,
} from '../harness/index.ts';
import { goodCard, postForm, readToken } from './payment-stage.ts';

const CLI = join(import.meta.dirname, '../../packages/cli/src/main.ts');

let db: TestDatabase;
let dataDir: string;
let service: RunningService | undefined;
let apiKey = '';

before(async () => {
  db = await createTestDatabase();
  dataDir = await makeTempDir('rotate-');
});
after(async () => {
  await service?.stop();
  await db?.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function restart(keys: Record<string, string> = {}): Promise<RunningService> {
  await service?.stop();
  service = await startService({
    dataDir,
    database: db.url,
    env: { CVV_KEY_DIR: join(dataDir, 'cvv-keys'), ...keys },
  });
  apiKey ||= service.testKey ?? '';
  return service;
}

async function enterCard(at: RunningService): Promise<void> {
  const made = await fetch(`${at.url}/payment/session`, {
    method: 'POST',
    headers: { 'X-API-Key': apiKey, 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'ada@example.com', price: '49.90', purpose: 'Two mugs' }),
  });
  const { url } = ((await made.json()) as { data: PaymentSession }).data;
  assert.equal((await postForm(`${url}/card`, await readToken(url), goodCard)).status, 200);
}

async function rotate(at: RunningService) {
  const { stdout } = await promisify(execFile)(process.execPath, [CLI, 'vault', 'rotate', '--json'], {
    env: { PATH: process.env.PATH, CARTWRIGHT_URL: at.url, DATA_DIR: dataDir },
  });
  return JSON.parse(stdout) as Record<string, unknown>;
}

/** What somebody with this root key alone, and the folder of CVV keys, can read. */
async function openWith(key: string): Promise<string[]> {
  const vault = createVault({
    ring: fixedRing([parseRootKey(key)]),
    cvvKeys: await openCvvKeys(join(dataDir, 'cvv-keys')),
  });
  const cards = await db.database.query<{ id: string }>('select id from sealed_cards order by id');
  return Promise.all(
    cards.map(({ id }) =>
      vault
        .withCard(db.database, id, async ({ number, cvv }) => `${number} ${cvv}`)
        .then((text) => text ?? 'gone')
        .catch(() => 'closed'),
    ),
  );
}

test('the root key is changed on a running service, from a file and then in the settings; cards stay readable', async () => {
  const card = `${goodCard.number} ${goodCard.cvv}`;
  const first = await restart();
  await enterCard(first);
  await enterCard(first);
  const refused = await fetch(`${first.url}/operator/vault/rotate`, { method: 'POST' });
  assert.equal(refused.status, 401, 'operators only');

  const fromFile = await rotate(first);
  const [newer = '', older = ''] = (await readFile(join(dataDir, 'vault-key'), 'utf8')).trim().split('\n');
  const nameOf = (key: string) => parseRootKey(key).id;
  assert.deepEqual(fromFile, { key: nameOf(newer), keysFrom: 'file', otherKeys: 1, rewrapped: 2, unreadable: 0 });
  assert.deepEqual(await openWith(newer), [card, card]);
  assert.deepEqual(await openWith(older), ['closed', 'closed']);

  const chosen = randomBytes(32).toString('base64');
  const second = await restart({ VAULT_KEY: chosen, VAULT_EXTRA_KEYS: `${newer},${older}` });
  await enterCard(second);
  assert.deepEqual(await openWith(chosen), ['closed', 'closed', card], 'the new key seals, the others only open');
  const fromSettings = { key: nameOf(chosen), keysFrom: 'settings', unreadable: 0 };
  assert.deepEqual(await rotate(second), { ...fromSettings, otherKeys: 2, rewrapped: 2 });

  const third = await restart({ VAULT_KEY: chosen });
  await enterCard(third);
  assert.deepEqual(await rotate(third), { ...fromSettings, otherKeys: 0, rewrapped: 0 });
  assert.deepEqual(await openWith(chosen), [card, card, card, card]);
});
