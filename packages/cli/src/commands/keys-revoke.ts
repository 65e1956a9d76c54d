import { type Command, onePositional } from '../command.ts';

export const keysRevoke: Command = {
  name: 'keys revoke',
  summary: 'Revoke an API key for good',
  usage: 'keys revoke ID',
  options: {},
  async run({ operator, print, isJson }, args) {
    const id = onePositional(args, 'key id (cartwright keys list shows them)');
    const revoked = await operator.delete<{ id: string }>(`operator/keys/${encodeURIComponent(id)}`);
    print(isJson ? JSON.stringify(revoked) : `Revoked ${id}.`);
    return 0;
  },
};
