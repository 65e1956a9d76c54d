import type { Sql } from '../../platform/database.ts';

export interface StoredQuestion {
  id: string;
  taskId: string;
  merchant: string;
  question: object;
  /** JPEG in base64. */
  picture: string | null;
  askedAt: Date;
}

export async function insertQuestion(
  sql: Sql,
  asked: { taskId: string; merchant: string; question: object; picture: Uint8Array | null },
): Promise<string> {
  const [row] = await sql.query<{ id: string }>(
    'insert into operator_questions (task_id, merchant, question, picture) values ($1, $2, $3, $4) returning id',
    [asked.taskId, asked.merchant, JSON.stringify(asked.question), asked.picture && Buffer.from(asked.picture)],
  );
  return (row as { id: string }).id;
}

export async function listOpenQuestions(sql: Sql): Promise<StoredQuestion[]> {
  return sql.query(
    `select id, task_id as "taskId", merchant, question, encode(picture, 'base64') as picture, asked_at as "askedAt"
     from operator_questions where answered_at is null order by asked_at limit 20`,
  );
}

/** False when nobody waits for it any more. `null` as an answer says that the operator does not know either. */
export async function answerQuestion(sql: Sql, id: string, answer: unknown): Promise<boolean> {
  const rows = await sql.query(
    `update operator_questions set answer = $2, answered_at = clock_timestamp()
     where id = $1 and answered_at is null returning id`,
    [id, JSON.stringify(answer ?? null)],
  );
  return rows.length > 0;
}

export async function findAnswer(sql: Sql, id: string): Promise<{ answer: unknown } | null> {
  const [row] = await sql.query<{ answer: unknown }>(
    'select answer from operator_questions where id = $1 and answered_at is not null',
    [id],
  );
  return row ?? null;
}

export async function forgetQuestion(sql: Sql, id: string): Promise<void> {
  await sql.query('delete from operator_questions where id = $1', [id]);
}
