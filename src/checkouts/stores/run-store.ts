import type {
  Addons,
  ChargedDifference,
  CheckoutOptions,
  CustomerEcho,
  Failure,
  Mode,
  PlacedOrder,
  Pricing,
  ShippingStrategy,
  StepLabel,
  SystemStatus,
  TaskItemEcho,
  TaskStatus,
} from '@cartwright/contract';
import type { Sql } from '../../platform/database.ts';
import type { OrderReview } from '../lanes/merchant-lane.ts';

/** A task with its order, for code that changes it. Locked until the transaction ends. */
export interface LockedTask {
  taskId: string;
  groupId: string;
  accountId: string;
  mode: Mode;
  merchant: string;
  items: TaskItemEcho[];
  status: TaskStatus;
  executionId: string;
  executionNumber: number;
  /** Since the task was accepted. */
  ageMs: number;
  pricing: Pricing | null;
  chargedDifference: ChargedDifference | null;
  shippingStrategy: ShippingStrategy | null;
  selectedShippingOption: string | null;
  review: OrderReview | null;
  confirmedReview: OrderReview | null;
  isConfirmationOverdue: boolean;
  isCancelRequested: boolean;
  barrier: 'arrived' | 'paused' | null;
  isBarrierOpen: boolean;
  customer: CustomerEcho;
  options: CheckoutOptions;
  addons: Addons;
  cardId: string | null;
  paymentSessionId: string | null;
  groupSize: number;
}

const selectTask = `
  select t.id as "taskId", t.group_id as "groupId", t.account_id as "accountId", t.mode, t.merchant, t.items, t.status,
    t.execution_id as "executionId", t.execution_number as "executionNumber",
    extract(epoch from clock_timestamp() - t.created_at)::float8 * 1000 as "ageMs", t.pricing,
    t.charged_difference as "chargedDifference",
    t.shipping_strategy as "shippingStrategy", t.selected_shipping_option as "selectedShippingOption", t.review,
    t.confirmed_review as "confirmedReview", coalesce(t.confirm_by <= clock_timestamp(), false) as "isConfirmationOverdue",
    t.cancel_requested_at is not null as "isCancelRequested", t.barrier,
    g.barrier_opened_at is not null as "isBarrierOpen", g.customer, g.options, g.addons, g.card_id as "cardId",
    g.payment_session_id as "paymentSessionId",
    (select count(*)::int from checkout_tasks s where s.group_id = t.group_id) as "groupSize"
  from checkout_tasks t join checkout_groups g on g.id = t.group_id`;

/**
 * Danger: a statement that had to wait for the lock sees the current task, but other tables as they were when it began.
 * Read what others may have written meanwhile, such as an intent, in a separate statement. Locks in one order, so that
 * no two transactions wait for each other: group, then tasks, then leases. Code that reads or writes more than one task
 * of a group locks the group.
 */
export async function lockTask(sql: Sql, taskId: string): Promise<LockedTask | null> {
  const [row] = await sql.query<LockedTask>(`${selectTask} where t.id = $1 for update of t`, [taskId]);
  return row ?? null;
}

/** The same, with the lease that the caller writes under, in one round trip: null when the lease is someone else's. */
export async function lockTaskUnderLease(
  sql: Sql,
  taskId: string,
  lease: { key: string; token: number },
): Promise<LockedTask | null> {
  const [row] = await sql.query<LockedTask>(
    `${selectTask} join engine_leases lease on lease.key = $2 and lease.token = $3
     where t.id = $1 for update of t for share of lease`,
    [taskId, lease.key, lease.token],
  );
  return row ?? null;
}

export async function lockGroup(sql: Sql, groupId: string): Promise<void> {
  await sql.query('select 1 from checkout_groups where id = $1 for update', [groupId]);
}

/** Null for what does not exist, and also for what belongs to another account or mode. */
export async function findGroupOf(
  sql: Sql,
  owner: { accountId: string; mode: Mode },
  taskId: string,
): Promise<string | null> {
  const [row] = await sql.query<{ groupId: string }>(
    'select group_id as "groupId" from checkout_tasks where id = $1 and account_id = $2 and mode = $3',
    [taskId, owner.accountId, owner.mode],
  );
  return row?.groupId ?? null;
}

export async function findGroupOfTask(sql: Sql, taskId: string): Promise<string | null> {
  const [row] = await sql.query<{ groupId: string }>('select group_id as "groupId" from checkout_tasks where id = $1', [
    taskId,
  ]);
  return row?.groupId ?? null;
}

export interface TaskChanges {
  failure?: Failure;
  placedOrder?: PlacedOrder;
  /** What was charged, where that is not what was agreed. */
  charged?: { pricing: Pricing; difference: ChargedDifference };
  review?: OrderReview;
  confirmedReview?: OrderReview | null;
  confirmWithinSeconds?: number;
}

export interface StepToWrite {
  label: StepLabel;
  systemStatus: SystemStatus;
  isFailed: boolean;
  note: string | null;
  credits: number;
}

/**
 * The one statement that writes a task: its status, what became known, its execution's status and a step, all with one
 * timestamp that is later than every earlier one.
 */
export async function writeTask(
  sql: Sql,
  task: LockedTask,
  write: { status: TaskStatus; isEnd: boolean; changes: TaskChanges; step: StepToWrite | null },
): Promise<void> {
  const { changes, step } = write;
  await sql.query(
    `with task as (
       update checkout_tasks set status = $2, updated_at = clock_timestamp(), parked = false, credits = credits + $14::numeric,
         last_step_at = greatest(clock_timestamp(), last_step_at + interval '1 microsecond'),
         failure = coalesce($4::jsonb, failure), placed_order = coalesce($5::jsonb, placed_order),
         review = coalesce($6::jsonb, review),
         pricing = coalesce($15::jsonb -> 'pricing', $6::jsonb -> 'pricing', pricing),
         charged_difference = coalesce($15::jsonb -> 'difference', charged_difference),
         shipping_strategy = coalesce($6::jsonb ->> 'shippingStrategy', shipping_strategy),
         selected_shipping_option = coalesce($6::jsonb ->> 'shippingOption', selected_shipping_option),
         confirmed_review = case when $8::boolean then $7::jsonb else confirmed_review end,
         confirm_by = coalesce(clock_timestamp() + make_interval(secs => $9::float8), confirm_by)
       where id = $1 returning last_step_at, execution_id, execution_number
     ), execution as (
       update checkout_executions e set status = $2, failure = coalesce($4::jsonb, e.failure),
         ended_at = case when $3::boolean then task.last_step_at end
       from task where e.id = task.execution_id and (e.status <> $2 or $3::boolean)
     )
     insert into checkout_steps (task_id, execution_id, label, system_status, is_failed, note, credits, retry_count, created_at)
     select $1, execution_id, $10::text, $11, $12::boolean, $13, $14::numeric, execution_number, last_step_at
     from task where $10::text is not null`,
    [
      task.taskId,
      write.status,
      write.isEnd,
      toJson(changes.failure),
      toJson(changes.placedOrder),
      toJson(changes.review),
      toJson(changes.confirmedReview),
      changes.confirmedReview !== undefined,
      changes.confirmWithinSeconds ?? null,
      step?.label ?? null,
      step?.systemStatus ?? null,
      step?.isFailed ?? false,
      step?.note ?? null,
      step?.credits ?? 0,
      toJson(changes.charged),
    ],
  );
}

function toJson(value: unknown): string | null {
  return value === undefined || value === null ? null : JSON.stringify(value);
}

/** Ends one attempt and makes the next one the task's latest. */
export async function insertNextExecution(
  sql: Sql,
  task: LockedTask,
  next: { executionId: string; failure: Failure },
): Promise<void> {
  await sql.query(
    `with ended as (
       update checkout_executions set status = 'FAILED', failure = $3, ended_at = clock_timestamp() where id = $4
     ), created as (
       insert into checkout_executions (id, task_id, number, status) values ($2, $1, $5, 'QUEUED')
     )
     update checkout_tasks set execution_id = $2, execution_number = $5, barrier = null where id = $1`,
    [task.taskId, next.executionId, JSON.stringify(next.failure), task.executionId, task.executionNumber + 1],
  );
}

export async function setCancelRequested(sql: Sql, taskId: string): Promise<void> {
  await sql.query('update checkout_tasks set cancel_requested_at = clock_timestamp() where id = $1', [taskId]);
}

export async function park(sql: Sql, taskId: string, fairPriority: number): Promise<void> {
  await sql.query('update checkout_tasks set parked = true, turn = $2 where id = $1', [taskId, fairPriority]);
}
