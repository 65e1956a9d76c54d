import type { Sql } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/index.ts';
import type { Sealer } from '../../platform/sealing.ts';
import { hashToken } from '../members/make-link.ts';
import { setPasswordHash, setTotp, spendTotpStep } from '../members/member-store.ts';
import { hashPassword, isPassword } from './password.ts';
import { makeTotpSecret, stepOfCode, totpAddress } from './second-factor.ts';
import type { OpenSession } from './session.ts';
import { deleteSessionsOf, listSessionsOf } from './session-store.ts';

/** Ends every other session: the password may have been changed because someone else knew it. */
export async function changePassword(
  sql: Sql,
  { user, token }: OpenSession,
  { current, next }: { current: string; next: string },
): Promise<void> {
  await demandPassword(user.passwordHash, current, 'current');
  await setPasswordHash(sql, user.id, await hashPassword(next));
  await deleteSessionsOf(sql, user.id, hashToken(token));
}

/** Stores nothing yet: the secret is sent back with the first code, which proves that the app has it. */
export function offerSecondFactor({ user }: OpenSession): { secret: string; address: string } {
  const secret = makeTotpSecret();
  return { secret, address: totpAddress(secret, user.email) };
}

export async function confirmSecondFactor(
  deps: { sql: Sql; sealer: Sealer },
  { user }: OpenSession,
  { secret, code, password }: { secret: string; code: string; password: string },
): Promise<void> {
  await demandPassword(user.passwordHash, password, 'password');
  const step = stepOfCode(secret, code);
  if (step === null || !(await spendTotpStep(deps.sql, user.id, step))) {
    throw refuse('code', 'is wrong; wait for the next one and try again');
  }
  await setTotp(deps.sql, user.id, deps.sealer.seal(secret, user.id));
}

export async function dropSecondFactor(sql: Sql, { user }: OpenSession, password: string): Promise<void> {
  await demandPassword(user.passwordHash, password, 'password');
  await setTotp(sql, user.id, null);
}

export async function listOwnSessions(sql: Sql, { user, token }: OpenSession) {
  const current = hashToken(token);
  const rows = await listSessionsOf(sql, user.id);
  return rows.map(({ tokenHash, userAgent, createdAt, lastSeenAt }) => ({
    userAgent,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    isThisOne: tokenHash.equals(current),
  }));
}

export async function endOtherSessions(sql: Sql, { user, token }: OpenSession): Promise<number> {
  return deleteSessionsOf(sql, user.id, hashToken(token));
}

async function demandPassword(hash: string | null, given: string, path: string): Promise<void> {
  if (!(await isPassword(given, hash))) throw refuse(path, 'is wrong');
}

function refuse(path: string, message: string): ApiError {
  return new ApiError('invalid_request', { details: [{ path, message }] });
}
