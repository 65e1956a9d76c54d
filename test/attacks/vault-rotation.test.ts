import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { openCvvKeys } from '../../src/payments/vault/cvv-keys.ts';
import { rewrapCards } from '../../src/payments/vault/rewrap-cards.ts';
import { createVault, type Vault } from '../../src/payments/vault/vault.ts';
import { openKeyFileRing } from '../../src/platform/key-file-ring.ts';
import { fixedRing, parseRootKey } from '../../src/platform/key-ring.ts';
import { createTestDatabase, makeTempDir } from '../harness/index.ts';

/** `VAULT_CARDS=10000` for the full count. */
const CARDS = Number(process.env.VAULT_CARDS ?? 500);

const { database, close } = await createTestDatabase();
const folder = await makeTempDir('rotation-');
const keyFile = join(folder, 'vault-key');
const cvvKeys = await openCvvKeys(join(folder, 'cvv-keys'));
const accountId = randomUUID();
await database.query('insert into accounts (id, name) values ($1, $2)', [accountId, 'Test']);
after(async () => {
  await close();
  await rm(folder, { recursive: true, force: true });
});

async function keep(vault: Vault): Promise<string> {
  const card = { number: Buffer.from('4242424242424242'), expiryMonth: '04', expiryYear: '2031', holder: 'Ada' };
  const sealed = await vault.seal({ accountId, mode: 'test' }, { ...card, cvv: null });
  await vault.keep(database, sealed);
  return sealed.id;
}

const read = (vault: Vault, id: string) => vault.withCard(database, id, async ({ number }) => number.toString());

test(`the key of ${CARDS} cards changes under reads and writes of two processes, with no failure`, async () => {
  // Two rings on one file, as two processes have.
  const rings = [await openKeyFileRing(keyFile), await openKeyFileRing(keyFile)] as const;
  const [one, two] = rings.map((ring) => createVault({ ring, cvvKeys })) as [Vault, Vault];
  const ids: string[] = [];
  for (let at = 0; at < CARDS; at += 50) {
    ids.push(...(await Promise.all(Array.from({ length: Math.min(50, CARDS - at) }, () => keep(one)))));
  }
  const failures: string[] = [];
  let reads = 0;
  let isOver = false;
  const readOn = async (vault: Vault) => {
    while (!isOver) {
      const id = ids[Math.floor(Math.random() * ids.length)] as string;
      const number = await read(vault, id).catch((error) => String(error));
      if (number !== '4242424242424242') failures.push(`${id}: ${number}`);
      reads += 1;
    }
  };
  const writeOn = async () => {
    while (!isOver) {
      ids.push(await keep(two));
      await delay(5);
    }
  };
  const load = [readOn(one), readOn(two), readOn(two), writeOn()];
  const started = performance.now();
  const [ring] = rings;
  await ring.addKey?.();
  const result = await rewrapCards({ database, vault: one, ring }, { milliseconds: 120_000 });
  const seconds = (performance.now() - started) / 1000;
  await delay(200);
  isOver = true;
  await Promise.all(load);
  // What the other process sealed before it saw the new key is wrapped by a second turn.
  const rest = await rewrapCards({ database, vault: one, ring }, { milliseconds: 60_000 });
  assert.deepEqual(failures, []);
  assert.ok(reads > 50, `${reads} reads`);
  assert.ok(result.isDone && result.rewrapped >= CARDS && result.unreadable === 0, JSON.stringify(result));
  assert.ok(rest.isDone);
  console.log(
    JSON.stringify({
      cards: CARDS,
      rewrapped: result.rewrapped + rest.rewrapped,
      reads,
      failures: failures.length,
      seconds: Number(seconds.toFixed(1)),
    }),
  );

  const [current = '', old = ''] = (await readFile(keyFile, 'utf8')).trim().split('\n');
  assert.equal((await stat(keyFile)).mode & 0o777, 0o600);
  const newOnly = createVault({ ring: fixedRing([parseRootKey(current)]), cvvKeys });
  const oldOnly = createVault({ ring: fixedRing([parseRootKey(old)]), cvvKeys });
  for (const id of ids.slice(0, 200)) {
    assert.equal(await read(newOnly, id), '4242424242424242');
    await assert.rejects(read(oldOnly, id), /not available/);
  }
});
