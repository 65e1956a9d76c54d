import type { Mode, PaymentPage } from '@cartwright/contract';
import type { Sql } from '../platform/database.ts';

type Owner = { accountId: string; mode: Mode };

export async function readPaymentPage(sql: Sql, { accountId, mode }: Owner): Promise<PaymentPage> {
  const [row] = await sql.query<PaymentPage>(
    'select allowed_parents as "allowedParents" from payment_pages where account_id = $1 and mode = $2',
    [accountId, mode],
  );
  return row ?? { allowedParents: [] };
}

export async function writePaymentPage(sql: Sql, { accountId, mode }: Owner, page: PaymentPage): Promise<PaymentPage> {
  const allowedParents = [...new Set(page.allowedParents)];
  await sql.query(
    `insert into payment_pages (account_id, mode, allowed_parents) values ($1, $2, $3)
     on conflict (account_id, mode) do update set allowed_parents = excluded.allowed_parents`,
    [accountId, mode, allowedParents],
  );
  return { allowedParents };
}
