import assert from 'node:assert/strict';
import { after, describe } from 'node:test';
import { releaseCharge, reserveCharge, settleCharge } from '../../src/payments/index.ts';
import { ApiError } from '../../src/platform/http/index.ts';
import { newId } from '../../src/platform/ids.ts';
import { openScriptedBench } from '../harness/scripted-bench.ts';
import { spec } from '../spec/spec.ts';

describe('spending from a session', async () => {
  const stage = await openScriptedBench({ leaseSeconds: 30 });
  const { shop, bench, caller, database } = stage;
  after(() => stage.close());

  async function ledgerOf(sessionId: string) {
    const [row] = await database.query<{ taken: number; states: string[] | null }>(
      `select s.taken_minor as taken, (select array_agg(c.state order by c.state) from session_charges c
         where c.session_id = s.id) as states from payment_sessions s where s.id = $1`,
      [sessionId],
    );
    return { taken: row?.taken, states: row?.states ?? [] };
  }

  spec(['session.used', 'session.authorised'], 'a hundred orders at once against one session buy once', async () => {
    const sessionId = await bench.makeSession(caller, 30);
    const answers = await Promise.allSettled(
      Array.from({ length: 100 }, (_, at) =>
        bench.payWith(caller, [`https://hundred${at}.example/x?price=20`], sessionId),
      ),
    );
    const accepted = answers.filter((answer) => answer.status === 'fulfilled');
    assert.equal(accepted.length, 1);
    for (const answer of answers.filter((one) => one.status === 'rejected')) {
      assert.ok(answer.reason instanceof ApiError && answer.reason.code === 'payment_session_used', answer.reason);
    }
    const [order] = accepted.map(({ value }) => value);
    assert.equal((await bench.untilEnd(caller, order?.taskId ?? '')).status, 'COMPLETED');
    assert.deepEqual(await ledgerOf(sessionId), { taken: 20_00, states: ['charged'] });
    assert.equal(shop.orders.filter(({ url }) => url.includes('hundred')).length, 1);
  });

  spec(['session.authorised'], 'merchants in parallel and their retries draw on one sum', async () => {
    const sessionId = await bench.makeSession(caller, 50);
    const urls = Array.from({ length: 12 }, (_, at) => `https://many${at}.example/x?price=20&placeMs=30`);
    const { tasks } = await bench.payWith(caller, urls, sessionId);
    const ends = await Promise.all(tasks.map(({ taskId }) => bench.untilEnd(caller, taskId, 30)));
    assert.equal(ends.filter(({ status }) => status === 'COMPLETED').length, 2);
    assert.equal(ends.filter(({ failure }) => failure?.code === 'authorization_exceeded').length, 10);
    assert.deepEqual(await ledgerOf(sessionId), { taken: 40_00, states: ['charged', 'charged'] });
    assert.equal(shop.orders.filter(({ url }) => url.includes('many')).length, 2);
  });

  spec(['session.authorised'], 'a declined order gives back what it reserved; an unknown one does not', async () => {
    const declined = await bench.makeSession(caller, 50);
    const [first] = (await bench.payWith(caller, ['https://no.example/x?price=40&place=declined'], declined)).tasks;
    await bench.untilEnd(caller, first?.taskId ?? '');
    assert.deepEqual(await ledgerOf(declined), { taken: 0, states: ['released'] });
    const unknown = await bench.makeSession(caller, 50);
    const [second] = (await bench.payWith(caller, ['https://who.example/x?price=40&place=unknown'], unknown)).tasks;
    await bench.untilEnd(caller, second?.taskId ?? '', 30);
    assert.deepEqual(await ledgerOf(unknown), { taken: 40_00, states: ['charged'] });
  });

  spec(['session.authorised'], 'five hundred reservations at once never exceed the authorisation', async () => {
    const sessionId = await bench.makeSession(caller, 100);
    let most = 0;
    const spend = async (at: number) => {
      const charge = { id: newId(), sessionId, amountMinor: 1 + ((at * 7_919) % 30_00), currency: 'USD' };
      const isReserved = await database.transaction((sql) => reserveCharge(sql, charge));
      most = Math.max(most, (await ledgerOf(sessionId)).taken ?? 0);
      if (isReserved && at % 3 > 0) await database.transaction((sql) => releaseCharge(sql, charge.id));
      else if (isReserved) await database.transaction((sql) => settleCharge(sql, charge.id));
      return isReserved;
    };
    // More at once than there are connections, but few enough that none waits for one until the pool gives up.
    const outcomes: boolean[] = [];
    let next = 0;
    const spendInTurn = async () => {
      while (next < 500) outcomes.push(await spend(next++));
    };
    await Promise.all(Array.from({ length: 40 }, spendInTurn));
    assert.ok(outcomes.includes(true) && outcomes.includes(false), 'some were let through and some refused');
    assert.ok(most <= 100_00, `${most}`);
    const [sum] = await database.query<{ charged: number }>(
      `select coalesce(sum(amount_minor), 0)::bigint as charged from session_charges
       where session_id = $1 and state = 'charged'`,
      [sessionId],
    );
    assert.equal((await ledgerOf(sessionId)).taken, sum?.charged);
    const wrong = { id: newId(), sessionId, amountMinor: 1, currency: 'EUR' };
    assert.equal(await reserveCharge(database, wrong), false);
  });
});
