import { readAuthorisation } from '../../payments/index.ts';
import type { Sql } from '../../platform/database.ts';
import { toDecimal } from '../../platform/money.ts';
import type { LockedTask } from '../stores/run-store.ts';

/** What is left of the amount that the customer authorised; null when nothing limits it. For a lane, as a decimal. */
export async function readAuthorised(sql: Sql, task: LockedTask): Promise<{ amount: number; currency: string } | null> {
  if (!task.paymentSessionId) return null;
  const authorised = await readAuthorisation(sql, task.paymentSessionId);
  if (!authorised) return null;
  const left = authorised.amountMinor - authorised.takenMinor;
  return { amount: toDecimal(left, authorised.currency), currency: authorised.currency };
}
