import type { Sql } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/index.ts';
import type { Sealer } from '../../platform/sealing.ts';
import { findMemberByEmail, type MemberRow, spendTotpStep } from '../members/member-store.ts';
import { forgetAttempts, takeAttempt } from './attempt-store.ts';
import { isPassword } from './password.ts';
import { stepOfCode } from './second-factor.ts';
import { openSession } from './session.ts';

export interface SignInDependencies {
  sql: Sql;
  sealer: Sealer;
}

export interface Visitor {
  ip: string;
  userAgent: string;
}

/** How many guesses are free from one place, and from everywhere together. */
const FREE_FROM_ONE_PLACE = 5;
const FREE_IN_ALL = 20;

/** Returns the session token. A wrong address and a wrong password give the same answer and take equally long. */
export async function signIn(
  deps: SignInDependencies,
  { email, password, code }: { email: string; password: string; code?: string | undefined },
  visitor: Visitor,
): Promise<string> {
  const address = email.trim().toLowerCase();
  const names = [`${address} ${visitor.ip}`, address];
  await slowDown(deps.sql, names[0] as string, FREE_FROM_ONE_PLACE);
  await slowDown(deps.sql, address, FREE_IN_ALL);
  const member = await findMemberByEmail(deps.sql, address);
  const isRight = await isPassword(password, member?.passwordHash ?? null);
  if (!member || !isRight) throw new ApiError('sign_in_failed');
  if (member.sealedTotp) await checkCode(deps, member, code);
  await forgetAttempts(deps.sql, names);
  return openSession(deps.sql, member.id, visitor.userAgent);
}

async function slowDown(sql: Sql, name: string, free: number): Promise<void> {
  const wait = await takeAttempt(sql, name, free);
  if (wait > 0) {
    const seconds = Math.ceil(wait);
    throw new ApiError('rate_limited', {
      message: `Too many attempts. Try again in ${seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`}.`,
      headers: { 'Retry-After': String(seconds) },
    });
  }
}

async function checkCode({ sql, sealer }: SignInDependencies, member: MemberRow, code: string | undefined) {
  if (!code) throw new ApiError('code_required');
  const step = stepOfCode(sealer.open(member.sealedTotp as Buffer, member.id), code);
  if (step === null || !(await spendTotpStep(sql, member.id, step))) {
    throw new ApiError('code_required', { message: 'This code is wrong or was already used. Wait for the next one.' });
  }
}
