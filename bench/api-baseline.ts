/**
 * What POST /checkout is measured against: a bare Fastify route that does the same inserts with `pg`, one statement
 * each in one transaction, without keys, limits, validation, sealing or logs.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import Fastify from 'fastify';
import pg from 'pg';

const [databaseUrl = '', accountId = ''] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
const server = Fastify();

interface Order {
  customer: object;
  tasks: object[];
}

server.post('/checkout', async (request, reply) => {
  const { customer, tasks } = request.body as Order;
  const [cardId, groupId, taskId, executionId, eventId] = Array.from({ length: 5 }, () => randomUUID());
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(
      `insert into sealed_cards (id, account_id, mode, sealed_card, sealed_cvv, wrapped_key, key_id, last4)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [cardId, accountId, 'test', randomBytes(120), randomBytes(32), randomBytes(61), '0123456789ab', '4242'],
    );
    await client.query(
      `insert into checkout_groups (id, account_id, mode, customer, options, addons, card_id)
       values ($1, $2, 'test', $3, '{}', '{}', $4)`,
      [groupId, accountId, JSON.stringify(customer), cardId],
    );
    await client.query(
      `insert into checkout_tasks (id, group_id, account_id, mode, merchant, items, status, execution_id)
       values ($1, $2, $3, 'test', 'shop.example', $4, 'QUEUED', $5)`,
      [taskId, groupId, accountId, JSON.stringify(tasks), executionId],
    );
    await client.query(`insert into checkout_executions (id, task_id, number, status) values ($1, $2, 1, 'QUEUED')`, [
      executionId,
      taskId,
    ]);
    await client.query(
      `insert into checkout_steps (task_id, execution_id, label, system_status, retry_count)
       values ($1, $2, 'QUEUED', 'QUEUED', 1)`,
      [taskId, executionId],
    );
    await client.query(
      `insert into webhook_events (id, account_id, mode, subject_id, kind, payload) values ($1, $2, 'test', $3, 'QUEUED', $4)`,
      [eventId, accountId, taskId, JSON.stringify({ tid: taskId, status: 'QUEUED', groupId, tasks, customer })],
    );
    await client.query(`insert into pgboss.job (name, data) values ('checkouts', $1)`, [
      JSON.stringify({ taskId, executionId }),
    ]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
  return reply.code(201).send({ taskId, executionId, groupId, status: 'QUEUED' });
});

const address = await server.listen({ port: 0, host: '127.0.0.1' });
// Without the benchmark there is nothing to compare with: it ends when its parent does, however that ends.
process.once('disconnect', () => process.exit());
process.send?.({ address });
