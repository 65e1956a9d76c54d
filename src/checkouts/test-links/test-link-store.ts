import type { CheckoutOptions, TaskItem, TestCardName } from '@cartwright/contract';
import type { Sql } from '../../platform/database.ts';

export interface TestLinkRow {
  id: string;
  accountId: string;
  items: TaskItem[];
  options: CheckoutOptions;
  card: TestCardName;
  note: string;
  groupId: string | null;
  expiresAt: Date;
  revokedAt: Date | null;
  createdAt: Date;
  taskIds: string[];
}

const columns = `l.id, l.account_id as "accountId", l.items, l.options, l.card, l.note, l.group_id as "groupId",
  l.expires_at as "expiresAt", l.revoked_at as "revokedAt", l.created_at as "createdAt",
  coalesce((select array_agg(t.id order by t.id) from checkout_tasks t where t.group_id = l.group_id), '{}') as "taskIds"`;

export async function insertTestLink(
  sql: Sql,
  link: Pick<TestLinkRow, 'id' | 'accountId' | 'items' | 'options' | 'card' | 'note' | 'expiresAt'> & {
    tokenHash: Buffer;
  },
): Promise<TestLinkRow> {
  const [row] = await sql.query<TestLinkRow>(
    `insert into test_links as l (id, account_id, token_hash, items, options, card, note, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8) returning ${columns}`,
    [
      link.id,
      link.accountId,
      link.tokenHash,
      JSON.stringify(link.items),
      JSON.stringify(link.options),
      link.card,
      link.note,
      link.expiresAt,
    ],
  );
  return row as TestLinkRow;
}

export async function listTestLinksOf(sql: Sql, accountId: string): Promise<TestLinkRow[]> {
  return sql.query<TestLinkRow>(
    `select ${columns} from test_links l where l.account_id = $1 order by l.created_at desc limit 100`,
    [accountId],
  );
}

export async function findTestLink(sql: Sql, tokenHash: Buffer): Promise<TestLinkRow | null> {
  const [row] = await sql.query<TestLinkRow>(`select ${columns} from test_links l where l.token_hash = $1`, [
    tokenHash,
  ]);
  return row ?? null;
}

/** When two visitors press the button at once, the second waits here and then finds the first one's order. */
export async function lockTestLink(sql: Sql, id: string): Promise<void> {
  await sql.query('select 1 from test_links where id = $1 for update', [id]);
}

export async function noteTestOrder(sql: Sql, id: string, groupId: string): Promise<void> {
  await sql.query('update test_links set group_id = $2 where id = $1', [id, groupId]);
}

export async function revokeTestLinkOf(sql: Sql, accountId: string, id: string): Promise<boolean> {
  const rows = await sql.query(
    `update test_links set revoked_at = coalesce(revoked_at, clock_timestamp())
     where id = $1 and account_id = $2 returning id`,
    [id, accountId],
  );
  return rows.length > 0;
}
