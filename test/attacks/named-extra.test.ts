import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { Question, Reader } from '../../src/agent/index.ts';
import { answerParts } from '../harness/answer-parts.ts';
import { openPool } from './buy-case.ts';
import { describeResult, runCases } from './run-cases.ts';
import { serveShops } from './shop/serve-shops.ts';
import type { Attack } from './shop/shop-case.ts';

/** Something paid that is ticked beforehand, in words that nobody knows and without a price beside them. */
const nameless: Attack = {
  family: 'second reader',
  name: 'a ticked extra in unknown words',
  rules: { extras: [{ id: 'v', label: 'Vamto nirru', cents: 500 }], extrasAs: 'own' },
  slots: {
    extras: () =>
      '<p><input type="checkbox" name="extra_v" id="v" value="on" checked><label for="v"> Vamto nirru</label></p>',
  },
};

const shops = await serveShops();
const pool = openPool();
after(async () => {
  await pool.close();
  await shops.close();
});

function knowing(asked: Question[]): Reader {
  const answerTo = ({ kind, things }: Question) => {
    const at = things.findIndex(({ text }) => text.includes('Vamto'));
    return kind === 'values' && at >= 0 ? { fields: [{ field: String(at), is: 'extra', of: 'other' }] } : null;
  };
  return {
    forPurchase: () => ({
      seal: () => undefined,
      ask: async (question) => {
        asked.push(question);
        return { answer: await answerParts(question, answerTo), calls: 1, inputTokens: 0, outputTokens: 0 };
      },
    }),
  };
}

test('an order above its ceiling is bought without the extra that a second reader names', async () => {
  const [alone] = await runCases({ shops, pool }, [nameless], { atOnce: 1 });
  assert.equal(alone?.attempt.prepared.kind, 'failed', alone && describeResult(alone));
  const asked: Question[] = [];
  const [helped] = await runCases({ shops, pool }, [nameless], { atOnce: 1, reader: knowing(asked) });
  assert.ok(helped?.verdict.isBought, helped && describeResult(helped));
  assert.deepEqual(helped.verdict.unaskedCharges, []);
  assert.deepEqual(helped.attempt.shop.orders[0]?.extras, []);
  // Above the ceiling, and once more before the card.
  assert.deepEqual(
    asked.map(({ kind }) => kind),
    ['whole', 'whole'],
  );
});
