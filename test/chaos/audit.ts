import { setTimeout as delay } from 'node:timers/promises';
import type { BoughtTask } from './buyer.ts';
import type { World } from './world.ts';

export interface Audit {
  tasks: number;
  ordersAtMerchants: number;
  duplicateOrders: number;
  unfinished: number;
  lostAcknowledged: number;
  missingEvents: number;
  /** Tasks whose end and the merchant's books do not agree, each with the reason. */
  contradictions: string[];
  ends: Record<string, number>;
}

interface TaskRow {
  id: string;
  status: string;
  order: string | null;
  code: string | null;
  note: string | null;
}

const QUIET_SECONDS = 60;

/** Within a minute of the last fault everything has settled correctly. */
export async function waitForQuiet(world: World): Promise<void> {
  const deadline = Date.now() + QUIET_SECONDS * 1000;
  while (Date.now() < deadline) {
    if ((await countOpen(world)) === 0) return;
    await delay(250);
  }
  for (const line of await describeOpen(world)) process.stderr.write(`${line}\n`);
}

/** Infinity while the database is unreachable. */
export async function countOpen(world: World): Promise<number> {
  const [row] = await world.database
    .query<{ open: number }>(
      `select count(*)::int as open from checkout_tasks where status not in ('COMPLETED', 'FAILED', 'CANCELLED')`,
    )
    .catch(() => []);
  return row?.open ?? Number.POSITIVE_INFINITY;
}

/** The state of tasks that should have ended by now, and who holds them. */
async function describeOpen(world: World): Promise<string[]> {
  const rows = await world.database.query<{ line: string }>(
    `select concat_ws(' ', t.id, t.status, 'attempt', t.execution_number, 'parked', t.parked, t.barrier,
       'since', clock_timestamp() - t.last_step_at, 'lease', l.holder, l.until - clock_timestamp(),
       'intent', i.committed_at, i.outcome) as line
     from checkout_tasks t left join engine_leases l on l.key = t.execution_id
       left join placement_intents i on i.task_id = t.id
     where t.status not in ('COMPLETED', 'FAILED', 'CANCELLED') limit 20`,
  );
  return rows.map((row) => row.line);
}

/** Compares what the service says with the merchant's books. Orders are counted at the merchant. */
export async function audit(world: World, acknowledged: readonly BoughtTask[]): Promise<Audit> {
  const rows = await world.database.query<TaskRow>(
    `select t.id, t.status, t.placed_order ->> 'number' as order, t.failure ->> 'code' as code,
       (select s.note from checkout_steps s where s.task_id = t.id order by s.id desc limit 1) as note
     from checkout_tasks t`,
  );
  const tasks = new Map(rows.map((row) => [row.id, row]));
  const books = new Map<string, string[]>();
  for (const { email, items, orderNumber } of world.mall.orders()) {
    const key = `${email} ${items[0]?.slug}`;
    books.set(key, [...(books.get(key) ?? []), orderNumber]);
  }
  const contradictions: string[] = [];
  for (const { taskId, email, slug } of acknowledged) {
    const task = tasks.get(taskId);
    const reason = task && contradict(task, books.get(`${email} ${slug}`) ?? []);
    if (reason) contradictions.push(`${taskId}: ${reason}`);
  }
  const isOpen = (row: TaskRow) => !['COMPLETED', 'FAILED', 'CANCELLED'].includes(row.status);
  const ends: Record<string, number> = {};
  for (const { status, code } of rows) {
    const end = code ? `${status} ${code}` : status;
    ends[end] = (ends[end] ?? 0) + 1;
  }
  return {
    tasks: rows.length,
    ordersAtMerchants: world.mall.orders().length,
    duplicateOrders: [...books.values()].filter((numbers) => numbers.length > 1).length,
    unfinished: rows.filter(isOpen).length,
    lostAcknowledged: acknowledged.filter(({ taskId }) => !tasks.has(taskId)).length,
    missingEvents: await countMissingEvents(world),
    contradictions,
    ends,
  };
}

function contradict(task: TaskRow, orders: readonly string[]): string | null {
  const isUnknown = task.code === 'placement_unknown' || task.note?.startsWith('placement_unknown');
  if (orders.length > 1) return `${orders.length} orders`;
  if (task.status === 'COMPLETED' && task.order !== orders[0]) return `COMPLETED with ${task.order}, not ${orders[0]}`;
  if (isUnknown) return null;
  if (task.status !== 'COMPLETED' && (task.order ?? undefined) !== orders[0]) {
    return `${task.status} ${task.code} with ${task.order}, but the merchant has ${orders[0]}`;
  }
  return null;
}

/** Every status of a task was recorded for delivery, once. */
async function countMissingEvents(world: World): Promise<number> {
  const [row] = await world.database.query<{ missing: number }>(
    `select count(*)::int as missing from (
       select distinct task_id, system_status from checkout_steps
       except select subject_id, kind from webhook_events) as unannounced`,
  );
  return row?.missing ?? 0;
}
