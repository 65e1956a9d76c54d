import type {
  Addons,
  ChargedDifference,
  CheckoutOptions,
  CustomerEcho,
  Failure,
  Iteration,
  Mode,
  PlacedOrder,
  Pricing,
  ShippingStrategy,
  StepRecord,
  TaskItemEcho,
  TaskStatus,
} from '@cartwright/contract';
import type { Sql } from '../../platform/database.ts';

export interface NewCheckout {
  groupId: string;
  accountId: string;
  mode: Mode;
  customer: CustomerEcho;
  options: CheckoutOptions;
  addons: Addons;
  cardId: string;
  paymentSessionId: string | null;
  tasks: { taskId: string; executionId: string; merchant: string; items: TaskItemEcho[] }[];
}

/** Group, tasks, first executions and their QUEUED steps in one statement: one round trip however many merchants. */
export async function insertCheckout(sql: Sql, checkout: NewCheckout): Promise<void> {
  await sql.query(
    `with new_group as (
       insert into checkout_groups (id, account_id, mode, customer, options, addons, card_id, payment_session_id)
       values ($1, $2, $3, $4, $5, $6, $7, $8)
     ), part as (
       select * from jsonb_to_recordset($9::jsonb) as t("taskId" uuid, "executionId" uuid, merchant text, items jsonb)
     ), new_tasks as (
       insert into checkout_tasks (id, group_id, account_id, mode, merchant, items, status, execution_id, customer_text)
       select "taskId", $1, $2, $3, merchant, items, 'QUEUED', "executionId", $10 from part
     ), new_executions as (
       insert into checkout_executions (id, task_id, number, status)
       select "executionId", "taskId", 1, 'QUEUED' from part
     )
     insert into checkout_steps (task_id, execution_id, label, system_status, retry_count)
     select "taskId", "executionId", 'QUEUED', 'QUEUED', 1 from part`,
    [
      checkout.groupId,
      checkout.accountId,
      checkout.mode,
      JSON.stringify(checkout.customer),
      JSON.stringify(checkout.options),
      JSON.stringify(checkout.addons),
      checkout.cardId,
      checkout.paymentSessionId,
      JSON.stringify(checkout.tasks),
      [checkout.customer.contact.firstName, checkout.customer.contact.lastName, checkout.customer.contact.email].join(
        ' ',
      ),
    ],
  );
}

export interface TaskView {
  id: string;
  groupId: string;
  merchant: string;
  status: TaskStatus;
  executionId: string;
  executionNumber: number;
  items: TaskItemEcho[];
  pricing: Pricing | null;
  chargedDifference: ChargedDifference | null;
  shippingStrategy: ShippingStrategy | null;
  selectedShippingOption: string | null;
  placedOrder: PlacedOrder | null;
  failure: Failure | null;
  customer: CustomerEcho;
  addons: Addons;
  iterations: Iteration[];
}

/** As text, because a JavaScript date would lose the microseconds. */
const stamp = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US')`;

/** Null for what does not exist, and also for what belongs to another account or mode. */
export async function findTask(
  sql: Sql,
  owner: { accountId: string; mode: Mode },
  taskId: string,
): Promise<TaskView | null> {
  const [row] = await sql.query<TaskView>(
    `select t.id, t.group_id as "groupId", t.merchant, t.status, t.execution_id as "executionId",
       t.execution_number as "executionNumber", t.items, t.pricing, t.charged_difference as "chargedDifference", t.shipping_strategy as "shippingStrategy",
       t.selected_shipping_option as "selectedShippingOption", t.placed_order as "placedOrder", t.failure,
       g.customer, g.addons,
       (select json_agg(json_build_object(
          'executionId', e.id, 'executionNumber', e.number, 'status', e.status, 'createdAt', ${stamp('e.created_at')},
          'endedAt', ${stamp('e.ended_at')}, 'isLatest', e.id = t.execution_id, 'failure', e.failure) order by e.number)
        from checkout_executions e where e.task_id = t.id) as iterations
     from checkout_tasks t join checkout_groups g on g.id = t.group_id
     where t.id = $1 and t.account_id = $2 and t.mode = $3`,
    [taskId, owner.accountId, owner.mode],
  );
  return row ?? null;
}

/** Newest first. Empty only when the task is not the owner's: every task has at least its QUEUED step. */
export async function listSteps(
  sql: Sql,
  owner: { accountId: string; mode: Mode },
  taskId: string,
): Promise<StepRecord[]> {
  return sql.query<StepRecord>(
    `select s.id, s.task_id as "taskId", s.execution_id as "executionId", s.label as status,
       s.system_status as "systemStatus", ${stamp('s.created_at')} as "createdAt", s.is_failed as "isFailed", s.note,
       s.credits::float8 as "creditsConsumed", s.retry_count as "retryCount"
     from checkout_tasks t join checkout_steps s on s.task_id = t.id
     where t.id = $1 and t.account_id = $2 and t.mode = $3
     order by s.id desc`,
    [taskId, owner.accountId, owner.mode],
  );
}
