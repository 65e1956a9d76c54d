import { type Mode, modes, rolePermissions } from '@cartwright/contract';
import type { Sql } from '../../platform/database.ts';
import { ApiError, type Door, type DoorRequest } from '../../platform/http/index.ts';
import { isCsrfToken, type OpenSession, readSession } from './session.ts';
import { readSessionCookie } from './session-cookie.ts';

/**
 * The operations for people: the same table, answered for the signed-in member with the permissions of their role. The
 * mode is part of the path, so that an address shows whether it is about test or live data.
 */
export function sessionDoors(sql: Sql): Door[] {
  return modes.map((mode: Mode) => ({
    prefixes: [`/portal/api/${mode}`],
    async identify(request) {
      const session = await demandOwnRequest(sql, request);
      return (
        session && {
          accountId: session.user.accountId,
          mode,
          keyId: `user ${session.user.id}`,
          permissions: rolePermissions[session.user.role],
        }
      );
    },
  }));
}

/** Null if nobody is signed in. Refuses a change that another site made the browser send. */
export async function demandOwnRequest(sql: Sql, request: DoorRequest): Promise<OpenSession | null> {
  const session = await readSession(sql, readSessionCookie(request.headers.cookie));
  const changes = request.method !== 'GET' && request.method !== 'HEAD';
  if (session && changes && !isCsrfToken(session.token, request.headers['x-csrf-token'])) {
    throw new ApiError('forbidden', { message: 'The request does not come from the portal. Load the page again.' });
  }
  return session;
}

export async function admitOperator(sql: Sql, request: DoorRequest): Promise<void> {
  const session = await demandOwnRequest(sql, request);
  if (!session) throw new ApiError('unauthorized', { message: 'Sign in first.' });
  if (!session.user.isOperator) {
    throw new ApiError('forbidden', { message: 'Only operators of this installation may do this.' });
  }
}
