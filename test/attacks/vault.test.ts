import assert from 'node:assert/strict';
import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { chmod, readdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import { openCvvKeys } from '../../src/payments/vault/cvv-keys.ts';
import { sweepCvvKeys } from '../../src/payments/vault/sweep-cvv-keys.ts';
import { createVault } from '../../src/payments/vault/vault.ts';
import { fixedRing, nameKey } from '../../src/platform/key-ring.ts';
import { createTestDatabase, makeTempDir } from '../harness/index.ts';

const TAMPERED = Number(process.env.VAULT_TAMPERED ?? 1_000);
const SWAPS = Number(process.env.VAULT_SWAPS ?? 100);

const { database, close } = await createTestDatabase();
const folder = join(await makeTempDir('vault-'), 'cvv-keys');
const cvvKeys = await openCvvKeys(folder);
const vault = createVault({ ring: fixedRing([nameKey(randomBytes(32))]), cvvKeys });
after(async () => {
  await close();
  await rm(dirname(folder), { recursive: true, force: true });
});

async function makeAccount(): Promise<string> {
  const id = randomUUID();
  await database.query('insert into accounts (id, name) values ($1, $2)', [id, 'Test']);
  return id;
}

async function keepCard(accountId: string, mode: 'test' | 'live' = 'test'): Promise<string> {
  const sealed = await vault.seal(
    { accountId, mode },
    {
      number: Buffer.from('4242424242424242'),
      expiryMonth: '04',
      expiryYear: '2031',
      holder: 'Ada',
      cvv: Buffer.from('123'),
    },
  );
  await vault.keep(database, sealed);
  return sealed.id;
}

const readNumber = (cardId: string) =>
  vault.withCard(database, cardId, async ({ number, cvv }) => `${number.toString()} ${cvv?.toString() ?? 'no cvv'}`);
const keyFiles = async () => (await readdir(folder)).filter((name) => name !== 'CACHEDIR.TAG');

test('a card opens for the length of a call and is wiped after it, and so are the bytes that came in', async () => {
  const given = { number: Buffer.from('4242424242424242'), cvv: Buffer.from('123') };
  const owner = { accountId: await makeAccount(), mode: 'test' } as const;
  const sealed = await vault.seal(owner, { ...given, expiryMonth: '04', expiryYear: '2031', holder: 'Ada' });
  assert.ok(given.number.every((byte) => byte === 0) && given.cvv.every((byte) => byte === 0));
  await vault.keep(database, sealed);
  let kept: Buffer | undefined;
  await vault.withCard(database, sealed.id, async ({ number }) => {
    assert.equal(number.toString(), '4242424242424242');
    kept = number;
  });
  assert.ok(kept?.every((byte) => byte === 0));
});

test(`${TAMPERED} tampered ciphertexts are refused`, async () => {
  const id = await keepCard(await makeAccount());
  const columns = ['sealed_card', 'sealed_cvv', 'wrapped_key'] as const;
  const [original] = await database.query<Record<string, Buffer>>('select * from sealed_cards where id = $1', [id]);
  for (let at = 0; at < TAMPERED; at += 1) {
    const column = columns[at % columns.length] as string;
    const changed = Buffer.from(original?.[column] as Buffer);
    const byte = randomInt(changed.length);
    changed[byte] = changed.readUInt8(byte) ^ (1 << randomInt(8));
    await database.pool.query(`update sealed_cards set ${column} = $2 where id = $1`, [id, changed]);
    await assert.rejects(readNumber(id), `byte ${byte} of ${column}`);
    await database.pool.query(`update sealed_cards set ${column} = $2 where id = $1`, [id, original?.[column]]);
  }
  assert.equal(await readNumber(id), '4242424242424242 123');
});

test(`${SWAPS} swaps of rows, columns, tenants and modes are refused`, async () => {
  const [mine, theirs] = [await makeAccount(), await makeAccount()];
  const swaps = [
    // Another tenant's card put into a row of mine.
    `update sealed_cards a set sealed_card = b.sealed_card, wrapped_key = b.wrapped_key, sealed_cvv = b.sealed_cvv
       from sealed_cards b where a.id = $1 and b.id = $2`,
    'update sealed_cards a set sealed_card = b.sealed_card from sealed_cards b where a.id = $1 and b.id = $2',
    'update sealed_cards a set wrapped_key = b.wrapped_key from sealed_cards b where a.id = $1 and b.id = $2',
    'update sealed_cards a set sealed_cvv = b.sealed_cvv from sealed_cards b where a.id = $1 and b.id = $2',
    'update sealed_cards a set account_id = b.account_id from sealed_cards b where a.id = $1 and b.id = $2',
    `update sealed_cards set mode = 'live' where id = $1 and $2::uuid is not null`,
    'update sealed_cards set sealed_cvv = sealed_card where id = $1 and $2::uuid is not null',
    'update sealed_cards set sealed_card = sealed_cvv where id = $1 and $2::uuid is not null',
  ];
  for (let at = 0; at < SWAPS; at += 1) {
    const [first, second] = [await keepCard(mine), await keepCard(theirs)];
    await database.pool.query(swaps[at % swaps.length] as string, [first, second]);
    await assert.rejects(readNumber(first), swaps[at % swaps.length]);
  }
});

test('a discarded card is gone, and the key of its CVV with it', async () => {
  const id = await keepCard(await makeAccount());
  assert.ok((await keyFiles()).includes(id));
  await database.transaction((sql) => vault.discard(sql, id));
  assert.equal(await readNumber(id), null);
  for (let tries = 0; (await keyFiles()).includes(id); tries += 1) {
    assert.ok(tries < 100, 'the key is destroyed after the commit');
    await new Promise((done) => setTimeout(done, 10));
  }
});

test('a discard that is rolled back keeps the CVV', async () => {
  const id = await keepCard(await makeAccount());
  await assert.rejects(
    database.transaction(async (sql) => {
      await vault.discard(sql, id);
      throw new Error('no');
    }),
  );
  assert.equal(await readNumber(id), '4242424242424242 123');
});

test('with the key of the CVV lost the card still opens, without it', async () => {
  const id = await keepCard(await makeAccount());
  await rm(join(folder, id));
  assert.equal(await readNumber(id), '4242424242424242 no cvv');
});

test('the sweep destroys what a crash left behind, and nothing that is needed', async () => {
  const [needed, left] = [await keepCard(await makeAccount()), await keepCard(await makeAccount())];
  const [inFlight, refused] = [randomUUID(), randomUUID()];
  await database.query('update sealed_cards set sealed_card = null, sealed_cvv = null where id = $1', [left]);
  await cvvKeys.make(inFlight);
  await sweepCvvKeys({ database, cvvKeys });
  assert.deepEqual(await Promise.all([needed, left, inFlight].map(async (id) => (await cvvKeys.find(id)) !== null)), [
    true,
    false,
    true,
  ]);
  await cvvKeys.make(refused);
  await sweepCvvKeys({ database, cvvKeys }, Date.now() + 11 * 60_000);
  assert.deepEqual(
    await Promise.all([needed, inFlight, refused].map(async (id) => (await cvvKeys.find(id)) !== null)),
    [true, false, false],
  );
});

test('a folder that others may enter is refused', async () => {
  const open = await makeTempDir('open-');
  await chmod(open, 0o755);
  await assert.rejects(openCvvKeys(open), /chmod 700/);
  await rm(open, { recursive: true });
});
