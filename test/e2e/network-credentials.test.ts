import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { MerchantLane } from '../../src/checkouts/lanes/merchant-lane.ts';
import { createNetworks } from '../../src/payments/networks/network.ts';
import { createSimulatedNetwork, type SimulatedNetwork } from '../../src/payments/networks/simulated-network.ts';
import type { Caller } from '../../src/platform/http/index.ts';
import { openCheckoutBench } from '../harness/checkout-bench.ts';
import { createTestDatabase, type TestDatabase } from '../harness/index.ts';
import { createScriptedShop } from '../harness/scripted-shop.ts';

describe('a credential of the network', () => {
  const shop = createScriptedShop();
  const typed = new Map<string, string>();
  let db: TestDatabase;
  let bench: Awaited<ReturnType<typeof openCheckoutBench>>;
  let network: SimulatedNetwork;
  let caller: Caller;

  /** Types the number as a merchant's form gets it, and repeats it in a step, as a careless page does. */
  const lane: MerchantLane = {
    ...shop.lane,
    async prepare(order, hooks) {
      await hooks.card?.type('number', 'plain', async (text) => {
        typed.set(order.items[0]?.url ?? '', text);
      });
      const url = order.items[0]?.url ?? '';
      const note = `the page says ${typed.get(url)?.match(/..../g)?.join('.')} is not a card`;
      await hooks.onStep({ label: 'CREDIT_CARD_INPUT', note, isFailed: false });
      return shop.lane.prepare(order, hooks);
    },
  };

  before(async () => {
    db = await createTestDatabase();
    network = createSimulatedNetwork({ database: db.database });
    const networks = createNetworks({ test: [network], live: [] });
    bench = await openCheckoutBench({ database: db.database, lane, networks, leaseSeconds: 30 });
    caller = await bench.createCaller();
  });
  after(async () => {
    await bench?.stop();
    await db?.close();
  });

  async function makeEnrolledSession(): Promise<string> {
    const sessionId = await bench.makeSession(caller, 50);
    const card = { expiryMonth: '04', expiryYear: '2031', holder: 'Ada', cvv: Buffer.from('123') };
    const enrolment = await network.enrol({ ...card, number: Buffer.from('4012888888881881') });
    assert.ok(enrolment && (await network.answerChallenge(enrolment, 'approve')));
    await db.database.query(
      `update payment_sessions set paying_method = 'network_credential', enrolment = $2 where id = $1`,
      [sessionId, JSON.stringify({ ...enrolment, cardNetwork: 'Visa', last4: '1881' })],
    );
    return sessionId;
  }

  async function buyAt(merchant: string, query: string) {
    const url = `https://${merchant}/x?price=20&${query}`;
    const { taskId } = await bench.payWith(caller, [url], await makeEnrolledSession());
    const task = await bench.untilEnd(caller, taskId);
    while (bench.engine.heldLeases() > 0 || shop.openSessions() > 0) await new Promise((done) => setTimeout(done, 20));
    const number = typed.get(url) ?? '';
    assert.match(number, /^400009\d{10}$/, 'the merchant got the credential, not the card');
    const charge = { number: Buffer.from(number), merchant, amountMinor: 20_00, currency: 'USD' };
    return { taskId, task, number, stillPays: await network.authorise(charge) };
  }

  test('pays no more after a decline, or when the order was never reached', async () => {
    const declined = await buyAt('declining.example', 'place=declined');
    assert.equal(declined.task.failure?.code, 'card_declined');
    assert.equal(declined.stillPays, false);
    const failed = await buyAt('failing.example', 'fail=out_of_stock');
    assert.equal(failed.task.status, 'FAILED');
    assert.equal(failed.stillPays, false);
  });

  test('stays valid where the order was placed or may have been', async () => {
    const placed = await buyAt('placing.example', '');
    assert.deepEqual([placed.task.status, placed.stillPays], ['COMPLETED', true]);
    const unknown = await buyAt('silent.example', 'place=unknown');
    assert.deepEqual([unknown.task.failure?.code, unknown.stillPays], ['placement_unknown', true]);
  });

  test('is withheld from the steps, in whatever spelling a page repeats it', async () => {
    const { taskId, number } = await buyAt('chatty.example', '');
    const history = await bench.history(caller, taskId);
    assert.ok(history.some(({ note }) => note?.includes('[withheld: it held the card number]')));
    assert.ok(!JSON.stringify(history).replaceAll('.', '').includes(number));
  });
});
