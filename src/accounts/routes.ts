import type { Handlers } from '../platform/http/index.ts';
import { createOwnKey, listOwnKeys, revokeOwnKey } from './keys/manage-keys.ts';
import { readAccount, requestGoLive, updateAccount } from './manage-account.ts';
import { inviteMember, listMembers, removeMember, renewMemberLink, updateMember } from './members/manage-members.ts';

type AccountHandlers = Pick<
  Handlers,
  | 'readAccount'
  | 'updateAccount'
  | 'requestGoLive'
  | 'listKeys'
  | 'createKey'
  | 'revokeKey'
  | 'listMembers'
  | 'inviteMember'
  | 'updateMember'
  | 'renewMemberLink'
  | 'removeMember'
>;

export function createAccountHandlers({ publicUrl }: { publicUrl(): string }): AccountHandlers {
  return {
    readAccount: ({ sql, caller }) => readAccount(sql, caller),
    updateAccount: ({ sql, caller, input }) => updateAccount(sql, caller, input),
    requestGoLive: ({ sql, caller, input }) => requestGoLive(sql, caller, input),
    listKeys: ({ sql, caller }) => listOwnKeys(sql, caller),
    createKey: ({ sql, caller, input }) => createOwnKey(sql, caller, input),
    revokeKey: ({ sql, caller, input }) => revokeOwnKey(sql, caller, input.keyId),
    listMembers: ({ sql, caller }) => listMembers({ sql, publicUrl }, caller),
    inviteMember: ({ sql, caller, input }) => inviteMember({ sql, publicUrl }, caller, input),
    updateMember: ({ sql, caller, input }) => updateMember({ sql, publicUrl }, caller, input),
    renewMemberLink: ({ sql, caller, input }) => renewMemberLink({ sql, publicUrl }, caller, input.memberId),
    removeMember: ({ sql, caller, input }) => removeMember({ sql, publicUrl }, caller, input.memberId),
  };
}
