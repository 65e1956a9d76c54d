import { type Command, onePositional } from '../command.ts';

export const webhookRemove: Command = {
  name: 'webhook remove',
  summary: 'Remove a webhook endpoint',
  usage: 'webhook remove ENDPOINT',
  options: {},
  async run({ client, print, isJson }, args) {
    const endpointId = onePositional(args, 'endpoint id (cartwright webhook list shows them)');
    const removed = await client.webhooks.remove({ endpointId });
    print(isJson ? JSON.stringify(removed) : `Removed ${removed.endpointId}.`);
    return 0;
  },
};
