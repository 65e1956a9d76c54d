import { eventKinds, type WebhookEndpoint } from '@cartwright/contract';
import type { Command } from '../command.ts';

export const webhookList: Command = {
  name: 'webhook list',
  summary: 'List webhook endpoints and any notice about them',
  usage: 'webhook list',
  options: {},
  async run({ client, print, isJson }) {
    const { endpoints } = await client.webhooks.list();
    if (isJson) print(JSON.stringify(endpoints));
    else if (endpoints.length === 0) print('There are no endpoints. `cartwright webhook set URL` adds one.');
    else for (const endpoint of endpoints) for (const line of describe(endpoint)) print(line);
    return 0;
  },
};

function describe(endpoint: WebhookEndpoint): string[] {
  const kinds = endpoint.events.length === eventKinds.length ? 'all events' : endpoint.events.join(' ');
  const state = endpoint.enabled ? 'enabled' : 'DISABLED';
  const lines = [
    `${endpoint.endpointId}  ${state}  ${endpoint.url}`,
    `  ${endpoint.mode}, ${endpoint.auth.scheme}, ${kinds}${endpoint.description ? `, "${endpoint.description}"` : ''}`,
  ];
  if (endpoint.failingSince) lines.push(`  failing since ${endpoint.failingSince}`);
  if (endpoint.notice) lines.push(`  ${endpoint.notice.at}: ${endpoint.notice.message}`);
  return lines;
}
