import { randomUUID } from 'node:crypto';
import { sampleOrder } from '../../spec/sample-order.ts';
import type { Buyer } from '../buyer.ts';

const AT_ONCE = 5;

/** The same order sent many times at once under one key: one task per key, whatever the answers. */
export async function runIdempotencyStorm(
  buyer: Buyer,
  { keys, copies, url, deadline }: { keys: number; copies: number; url: string; deadline: number },
): Promise<{ idempotencyKeys: number; tasksOfOneKey: number }> {
  let begun = 0;
  let tasksOfOneKey = 0;
  const storm = async () => {
    while (begun < keys && Date.now() < deadline) {
      begun += 1;
      const email = `storm-${randomUUID()}@example.com`;
      const request = sampleOrder({ tasks: [{ url, quantity: 1 }] });
      request.customer.contact.email = email;
      const key = { 'idempotency-key': randomUUID() };
      const answers = await Promise.all(Array.from({ length: copies }, () => buyer.call('/checkout', request, key)));
      const accepted = answers.filter(({ status }) => status === 201);
      const strange = answers.find(({ status }) => status !== 201 && status !== 409);
      if (strange) throw new Error(`a copy was answered ${strange.status} ${JSON.stringify(strange.body)}`);
      const ids = new Set(accepted.map(({ body }) => body.taskId ?? ''));
      tasksOfOneKey = Math.max(tasksOfOneKey, ids.size);
      for (const taskId of ids) buyer.acknowledged.push({ taskId, email, slug: 'claw-hammer-16oz' });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, storm));
  return { idempotencyKeys: begun, tasksOfOneKey };
}
