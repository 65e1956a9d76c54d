import type { Rehearsal, StartRehearsalRequest } from '@cartwright/contract';
import type { Engine } from '../../engine/index.ts';
import type { Sql } from '../../platform/database.ts';
import type { Caller } from '../../platform/http/index.ts';
import { newId } from '../../platform/ids.ts';
import { merchantOf } from '../../platform/merchant-of.ts';
import { REHEARSAL_QUEUE, type RehearsalJob } from '../checkout-runtime.ts';
import { presentRehearsal } from './read-rehearsal.ts';
import { insertRehearsal } from './rehearsal-store.ts';

/** Queues a walk to the merchant's order review. */
export function startRehearsal(
  deps: { sql: Sql; engine: Engine },
  caller: Caller,
  request: StartRehearsalRequest,
): Promise<Rehearsal> {
  const { accountId, mode } = caller;
  return deps.sql.transaction(async (sql) => {
    const row = await insertRehearsal(sql, {
      id: newId(),
      accountId,
      mode,
      merchant: merchantOf(request.url),
      request,
    });
    await deps.engine.enqueue(sql, REHEARSAL_QUEUE, [{ data: { rehearsalId: row.id } satisfies RehearsalJob }]);
    sql.afterCommit(() => deps.engine.announce(REHEARSAL_QUEUE));
    return presentRehearsal(row);
  });
}
