import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { Question, Reader } from '../../src/agent/index.ts';
import { openPool } from './buy-case.ts';
import { describeResult, runCases } from './run-cases.ts';
import { serveShops } from './shop/serve-shops.ts';
import type { Attack, Rules } from './shop/shop-case.ts';

const shops = await serveShops();
const pool = openPool();
after(async () => {
  await pool.close();
  await shops.close();
});

/** Whatever an order comes back with, this reader calls the telephone number refused. */
function blaming(asked: Question[]): Reader {
  const answerTo = (question: Question) => {
    if (question.kind !== 'complaint') return null;
    asked.push(question);
    const field = question.lines.flatMap((line) => /^field ([A-Z]): phone,/.exec(line)?.[1] ?? [])[0] ?? 'none';
    return { says: 'wrong_field', field };
  };
  return {
    forPurchase: () => ({
      seal: () => undefined,
      ask: async (question) => ({ answer: answerTo(question), calls: 1, inputTokens: 0, outputTokens: 0 }),
    }),
  };
}

async function buyAt(rules: Partial<Rules>) {
  const asked: Question[] = [];
  const attack: Attack = { family: 'orders sent back', name: JSON.stringify(rules), rules };
  const [result] = await runCases({ shops, pool }, [attack], { atOnce: 1, reader: blaming(asked) });
  assert.ok(result);
  assert.deepEqual(result.verdict.unaskedCharges, [], describeResult(result));
  assert.deepEqual(result.verdict.falseReports, [], describeResult(result));
  return { orders: result.attempt.shop.orders.length, asked: asked.length };
}

const NAMED = 'Phone: vamto jafod himnkivo';

test('an order that comes back in unknown words is pressed again only where the shop does not have it', async () => {
  const honest = await buyAt({ asksForDigits: 'first', asksInWords: NAMED });
  assert.deepEqual(honest, { orders: 1, asked: 1 });
  const booked = await buyAt({ asksForDigits: 'booked', asksInWords: NAMED });
  assert.deepEqual(booked, { orders: 1, asked: 0 }, 'its cart is empty');
  const vague = await buyAt({ asksForDigits: 'first', asksInWords: 'Vamto jafod himnkivo' });
  assert.deepEqual(vague, { orders: 0, asked: 0 }, 'the words name no answer');
});
