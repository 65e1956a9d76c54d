import type { Role } from '@cartwright/sdk';

export const roleWords: Record<Role, { name: string; text: string }> = {
  owner: { name: 'Owner', text: 'May do everything, including inviting members and asking to go live' },
  developer: { name: 'Developer', text: 'May buy, confirm and cancel, and manage keys and webhooks' },
  viewer: { name: 'Viewer', text: 'May look at everything and change nothing' },
};
