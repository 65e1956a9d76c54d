import { z } from 'zod';
import { email, isoTimestamp, requiredText, text, uuid } from './fields.ts';
import { roles } from './roles.ts';
import { modes, permissions } from './statuses.ts';

/** Running an account: its name, keys, members and go-live request. Our addition to the interface. */

export const goLiveStates = ['none', 'requested', 'declined', 'approved'] as const;
export const account = z.object({
  accountId: uuid,
  name: z.string(),
  goLive: z.object({
    state: z.enum(goLiveStates),
    requestedAt: isoTimestamp.nullable(),
    decidedAt: isoTimestamp.nullable(),
    note: z.string().meta({ description: 'What the account wrote with its request' }),
    reason: z.string().nullable().meta({ description: 'Why it was declined' }),
  }),
});
export type AccountView = z.infer<typeof account>;
export const updateAccountRequest = z.object({ name: requiredText(200) });
export const goLiveRequest = z.object({
  note: text(2000).optional().meta({ description: 'For the operator: what will be bought, and for whom' }),
});

export const apiKey = z.object({
  keyId: uuid,
  name: z.string(),
  mode: z.enum(modes),
  permissions: z.array(z.enum(permissions)),
  hint: z.string().meta({ description: 'The first characters, to tell keys apart' }),
  createdAt: isoTimestamp,
  lastUsedAt: isoTimestamp.nullable(),
  revokedAt: isoTimestamp.nullable(),
});
export type ApiKeyView = z.infer<typeof apiKey>;
export const apiKeyList = z.object({ keys: z.array(apiKey) });
export const createKeyRequest = z.object({
  name: requiredText(200),
  permissions: z.array(z.enum(permissions)).min(1).max(20).optional(),
});
export type CreateKeyRequest = z.infer<typeof createKeyRequest>;
export const apiKeyCreated = apiKey.extend({
  key: z.string().meta({ description: 'The key itself. It is not shown again.' }),
});
export type ApiKeyCreated = z.infer<typeof apiKeyCreated>;
export const keyPath = z.object({ keyId: uuid });

export const member = z.object({
  memberId: uuid,
  email: z.string(),
  name: z.string(),
  role: z.enum(roles),
  isOperator: z.boolean().meta({ description: 'Also an operator of the installation' }),
  hasSecondFactor: z.boolean(),
  state: z.enum(['invited', 'active']),
  createdAt: isoTimestamp,
  lastSignInAt: isoTimestamp.nullable(),
});
export type Member = z.infer<typeof member>;
export const memberList = z.object({ members: z.array(member) });
export const inviteMemberRequest = z.object({ email, role: z.enum(roles) });
export type InviteMemberRequest = z.infer<typeof inviteMemberRequest>;
export const memberLink = z.object({
  member,
  link: z.string().meta({ description: 'Works once, to set a password. It is not shown again.' }),
  expiresAt: isoTimestamp,
});
export type MemberLink = z.infer<typeof memberLink>;
export const memberPath = z.object({ memberId: uuid });
export const updateMemberRequest = z.object({ role: z.enum(roles) });
export const memberRemoved = z.object({ memberId: uuid, removed: z.literal(true) });

/** What the portal reads about the signed-in member. */
export const portalSession = z.object({
  member,
  account,
  permissions: z.array(z.enum(permissions)),
  csrfToken: z.string(),
  hasPractice: z.boolean(),
});
export type PortalSession = z.infer<typeof portalSession>;
