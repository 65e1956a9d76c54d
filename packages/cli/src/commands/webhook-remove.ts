import { type Command, onePositional } from '../command.ts';

export const webhookRemove: Command = {
  name: 'webhook remove',
  summary: 'Remove a webhook endpoint',
  usage: 'webhook remove ENDPOINT',
  options: {},
  async run({ api, print, isJson }, args) {
    const id = onePositional(args, 'endpoint id (cartwright webhook list shows them)');
    const removed = await api.delete<{ endpointId: string }>(`webhooks/${encodeURIComponent(id)}`);
    print(isJson ? JSON.stringify(removed) : `Removed ${removed.endpointId}.`);
    return 0;
  },
};
