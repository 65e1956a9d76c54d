import type { PaymentSessionDetails, PaymentSessions, PaymentSessionsQuery } from '@cartwright/contract';
import type { Sql } from '../platform/database.ts';
import { ApiError, type Caller } from '../platform/http/index.ts';
import { describeSessionInFull } from './describe-session.ts';
import {
  findPaymentSession,
  listPaymentSessions as listRows,
  type PaymentSessionRow,
} from './payment-session-store.ts';
import { readSpending } from './spending-store.ts';

export interface ReadSessionDependencies {
  sql: Sql;
  publicUrl: string;
  /** The one-time codes of test sessions, by session. */
  readTestCodes(sql: Sql, sessionIds: readonly string[]): Promise<Map<string, string>>;
}

export async function readPaymentSession(
  deps: ReadSessionDependencies,
  caller: Caller,
  sessionId: string,
): Promise<PaymentSessionDetails> {
  const session = await findPaymentSession(deps.sql, sessionId);
  if (session?.accountId !== caller.accountId || session.mode !== caller.mode) throw new ApiError('not_found');
  const [details] = await describeAll(deps, [session]);
  return details as PaymentSessionDetails;
}

export async function listPaymentSessions(
  deps: ReadSessionDependencies,
  caller: Caller,
  query: PaymentSessionsQuery,
): Promise<PaymentSessions> {
  const rows = await listRows(deps.sql, caller, query);
  const page = rows.slice(0, query.limit);
  const nextCursor = rows.length > query.limit ? (page.at(-1)?.id ?? null) : null;
  return { sessions: await describeAll(deps, page), nextCursor };
}

async function describeAll(
  { sql, publicUrl, readTestCodes }: ReadSessionDependencies,
  sessions: readonly PaymentSessionRow[],
): Promise<PaymentSessionDetails[]> {
  const ids = sessions.map(({ id }) => id);
  const testIds = sessions.filter(({ mode }) => mode === 'test').map(({ id }) => id);
  const [spending, codes] = await Promise.all([readSpending(sql, ids), readTestCodes(sql, testIds)]);
  const nothing = { reservedMinor: 0, chargedMinor: 0 };
  return sessions.map((session) =>
    describeSessionInFull(session, {
      publicUrl,
      spending: spending.get(session.id) ?? nothing,
      emailCode: codes.get(session.id) ?? null,
    }),
  );
}
