import { createHash, randomBytes } from 'node:crypto';
import type { Database, Sql } from '../../platform/database.ts';
import { findFirstAccount } from '../account-store.ts';
import { deleteLinksOf, insertLink } from './link-store.ts';
import { hasMembers } from './member-store.ts';

const DAY_MS = 86_400_000;
const LINK_DAYS = 3;

/** The token comes after the # of the address, so that no server or proxy logs it. */
export const linkPath = (token: string) => `/portal/#/welcome/${token}`;

export const hashToken = (token: string) => createHash('sha256').update(token).digest();

export const makeToken = () => randomBytes(32).toString('base64url');

/** A link that lets a member set a password. Earlier links for the same member stop working. */
export async function makeMemberLink(
  sql: Sql,
  member: { accountId: string; id: string },
): Promise<{ token: string; expiresAt: Date }> {
  const token = makeToken();
  const expiresAt = new Date(Date.now() + LINK_DAYS * DAY_MS);
  await deleteLinksOf(sql, member.id);
  await insertLink(sql, { tokenHash: hashToken(token), accountId: member.accountId, userId: member.id, expiresAt });
  return { token, expiresAt };
}

/** The link printed at startup while there are no users: whoever opens it becomes the owner. Null once there is a user. */
export async function makeFirstOwnerLink(database: Database): Promise<string | null> {
  if (await hasMembers(database)) return null;
  const account = await findFirstAccount(database);
  if (!account) return null;
  const token = makeToken();
  const expiresAt = new Date(Date.now() + DAY_MS);
  await insertLink(database, { tokenHash: hashToken(token), accountId: account.id, userId: null, expiresAt });
  return linkPath(token);
}
