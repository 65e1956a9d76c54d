import type { Sql } from '../../platform/database.ts';
import type { CredentialRequest } from './network.ts';

export async function insertEnrolment(sql: Sql, id: string): Promise<void> {
  await sql.query('insert into simulated_enrolments (id) values ($1)', [id]);
}

export async function approveEnrolment(sql: Sql, id: string): Promise<boolean> {
  const rows = await sql.query('update simulated_enrolments set approved = true where id = $1 returning 1', [id]);
  return rows.length > 0;
}

/** False when the enrolment is unknown or was never approved. */
export async function insertCredential(
  sql: Sql,
  credential: CredentialRequest & { id: string; digest: Buffer; seconds: number },
): Promise<boolean> {
  const rows = await sql.query(
    `insert into simulated_credentials
       (id, enrolment_id, number_digest, merchant, amount_minor, currency, state, expires_at)
     select $1, id, $3, $4, $5, $6, 'issued', clock_timestamp() + make_interval(secs => $7)
     from simulated_enrolments where id = $2 and approved returning 1`,
    [
      credential.id,
      credential.enrolmentId,
      credential.digest,
      credential.merchant,
      credential.amountMinor,
      credential.currency,
      credential.seconds,
    ],
  );
  return rows.length > 0;
}

/** Spends the credential if it is good for this charge. One statement, so that of two charges one wins. */
export async function spendCredential(
  sql: Sql,
  charge: { digest: Buffer; merchant: string; amountMinor: number; currency: string },
): Promise<boolean> {
  const rows = await sql.query(
    `update simulated_credentials set state = 'spent'
     where number_digest = $1 and merchant = $2 and amount_minor >= $3 and currency = $4 and state = 'issued'
       and expires_at > clock_timestamp() returning 1`,
    [charge.digest, charge.merchant, charge.amountMinor, charge.currency],
  );
  return rows.length > 0;
}

export async function revokeCredential(sql: Sql, id: string): Promise<void> {
  await sql.query(`update simulated_credentials set state = 'revoked' where id = $1 and state = 'issued'`, [id]);
}
