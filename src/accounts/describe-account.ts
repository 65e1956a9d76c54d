import type { AccountView } from '@cartwright/contract';
import type { Account } from './account-store.ts';

export function describeAccount({ id, name, goLive }: Account): AccountView {
  const { requestedAt, approvedAt, declinedAt, note, reason } = goLive;
  return {
    accountId: id,
    name,
    goLive: {
      state: approvedAt ? 'approved' : declinedAt ? 'declined' : requestedAt ? 'requested' : 'none',
      requestedAt: requestedAt?.toISOString() ?? null,
      decidedAt: (approvedAt ?? declinedAt)?.toISOString() ?? null,
      note,
      reason,
    },
  };
}
