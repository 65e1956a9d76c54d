import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Sql } from '../../platform/database.ts';
import { hashToken, makeToken } from '../members/make-link.ts';
import { findSession, insertSession, type SessionRow, touchSession } from './session-store.ts';

const LONGEST_DAYS = 30;
const IDLE_DAYS = 7;
const TOUCH_EVERY_MS = 60_000;

export interface OpenSession {
  token: string;
  user: SessionRow;
}

/** Creates a session and returns its token, which goes into a cookie and is stored only as a hash. */
export async function openSession(sql: Sql, userId: string, userAgent: string): Promise<string> {
  const token = makeToken();
  const expiresAt = new Date(Date.now() + LONGEST_DAYS * 86_400_000);
  await insertSession(sql, { tokenHash: hashToken(token), userId, userAgent: userAgent.slice(0, 300), expiresAt });
  return token;
}

/** Looked up on every request, so that a removal or a new role takes effect at once in every process. */
export async function readSession(sql: Sql, token: string | null): Promise<OpenSession | null> {
  if (token === null) return null;
  const user = await findSession(sql, hashToken(token), IDLE_DAYS);
  if (!user) return null;
  if (Date.now() - user.lastSeenAt.getTime() > TOUCH_EVERY_MS) {
    void touchSession(sql, hashToken(token)).catch(() => undefined);
  }
  return { token, user };
}

/** Only the portal's own page knows it: another site can make a browser send the cookie, but not this token. */
export function csrfTokenOf(token: string): string {
  return createHmac('sha256', token).update('csrf').digest('base64url');
}

export function isCsrfToken(token: string, given: unknown): boolean {
  if (typeof given !== 'string') return false;
  const [a, b] = [Buffer.from(given), Buffer.from(csrfTokenOf(token))];
  return a.length === b.length && timingSafeEqual(a, b);
}
