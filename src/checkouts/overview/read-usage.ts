import type { UsageReport } from '@cartwright/contract';
import type { Sql } from '../../platform/database.ts';
import { ApiError, type Caller } from '../../platform/http/index.ts';
import { selectFailures, selectUsage, type UsageRow } from './usage-store.ts';

const DEFAULT_DAYS = 30;
const MOST_DAYS = 400;
const DAY_MS = 86_400_000;
const MOST_MERCHANTS = 100;

export async function readUsage(
  { sql }: { sql: Sql },
  caller: Caller,
  query: { from?: string | undefined; to?: string | undefined; interval?: 'hour' | 'day' | undefined },
): Promise<UsageReport> {
  const to = query.to ? new Date(query.to) : new Date();
  const from = query.from ? new Date(query.from) : new Date(to.getTime() - DEFAULT_DAYS * DAY_MS);
  const days = (to.getTime() - from.getTime()) / DAY_MS;
  if (days <= 0 || days > MOST_DAYS) {
    const message = days <= 0 ? 'must be before `to`' : `must be at most ${MOST_DAYS} days before \`to\``;
    throw new ApiError('invalid_request', { details: [{ path: 'from', message }] });
  }
  const range = {
    accountId: caller.accountId,
    mode: caller.mode,
    from,
    to,
    interval: query.interval ?? ('day' as const),
  };
  const [rows, failures] = await Promise.all([selectUsage(sql, range), selectFailures(sql, range)]);
  const total = rows.find((row) => row.start === null && row.merchant === null) as UsageRow;
  return {
    from: from.toISOString(),
    to: to.toISOString(),
    interval: range.interval,
    total: figuresOf(total),
    periods: rows.flatMap((row) => (row.start ? [{ start: row.start.toISOString(), ...figuresOf(row) }] : [])),
    merchants: rows
      .flatMap((row) => (row.merchant !== null ? [{ merchant: row.merchant, ...figuresOf(row) }] : []))
      .slice(0, MOST_MERCHANTS),
    failures,
  };
}

function figuresOf({ start: _start, merchant: _merchant, ...figures }: UsageRow) {
  return figures;
}
