import assert from 'node:assert/strict';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import type { PaymentSession } from '@cartwright/contract';
import {
  createTestDatabase,
  makeTempDir,
  type RunningService,
  startService,
  type TestDatabase,
} from '../harness/index.ts';
import { spec } from '../spec/spec.ts';
import { goodCard, postForm, readToken } from './payment-stage.ts';

const PATIENCE_MS = 60_000;

let db: TestDatabase;
let dataDir: string;
let service: RunningService;
const start = () => startService({ dataDir, database: db.url, env: { CVV_KEY_DIR: join(dataDir, 'cvv-keys') } });

before(async () => {
  db = await createTestDatabase();
  dataDir = await makeTempDir('expiry-');
  service = await start();
});
after(async () => {
  await service?.stop();
  await db?.close();
  await rm(dataDir, { recursive: true, force: true });
});

const keysLeft = async () =>
  (await readdir(join(dataDir, 'cvv-keys'))).filter((name) => name !== 'CACHEDIR.TAG').length;

async function readStored() {
  const [row] = await db.database.query<{ states: string[]; cards: number }>(
    `select (select array_agg(state order by state) from payment_sessions) as states,
       (select count(*)::int from sealed_cards where sealed_card is not null) as cards`,
  );
  return row;
}

spec(
  ['session.expiry', 'vault.cvv'],
  'the timer ends open and completed sessions and destroys their cards, though the service was killed meanwhile',
  async () => {
    const key = service.testKey ?? '';
    const make = async (seconds: number): Promise<PaymentSession> => {
      const expiry = new Date(Date.now() + seconds * 1000).toISOString();
      const response = await fetch(`${service.url}/payment/session`, {
        method: 'POST',
        headers: { 'X-API-Key': key, 'Content-Type': 'application/json' },
        body: JSON.stringify({ email: 'ada@example.com', price: '49.90', purpose: 'Two mugs', expiry }),
      });
      return ((await response.json()) as { data: PaymentSession }).data;
    };
    await make(20);
    const lasting = await make(3600);
    for (const session of [await make(20), lasting]) {
      const answer = await postForm(`${session.url}/card`, await readToken(session.url), goodCard);
      assert.equal(answer.status, 200);
    }
    // The network asks for approval: the card waits, and the session is still open.
    const pending = await make(20);
    const asked = { ...goodCard, number: '4012888888881881' };
    assert.equal((await postForm(`${pending.url}/card`, await readToken(pending.url), asked)).status, 200);
    assert.deepEqual(await readStored(), { states: ['completed', 'completed', 'open', 'open'], cards: 3 });
    assert.equal(await keysLeft(), 3);

    await service.kill9();
    service = await start();
    const ends = { states: ['completed', 'expired', 'expired', 'expired'], cards: 1 };
    for (const giveUp = Date.now() + PATIENCE_MS; Date.now() < giveUp; await delay(250)) {
      if ((await readStored())?.cards === ends.cards && (await keysLeft()) === 1) break;
    }
    assert.deepEqual(await readStored(), ends);
    assert.equal(await keysLeft(), 1, 'the session that lasts keeps its card');
  },
);
