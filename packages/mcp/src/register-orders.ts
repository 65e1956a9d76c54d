import type { Client } from '@cartwright/sdk';
import { type McpServer, ResourceTemplate } from '@modelcontextprotocol/sdk/server/mcp.js';

const LISTED = 50;

/** Orders as resources: a host can attach them to a conversation without a tool call. */
export function registerOrders(server: McpServer, client: Client): void {
  const mimeType = 'application/json';
  server.registerResource(
    'order',
    new ResourceTemplate('cartwright://orders/{taskId}', { list: () => listOrders(client) }),
    { title: 'Order', description: 'A purchase at one merchant: status, prices, order number, failure', mimeType },
    async (uri, { taskId }) => {
      const task = await client.checkouts.read({ taskId: String(taskId) });
      return { contents: [{ uri: uri.href, mimeType, text: JSON.stringify(task) }] };
    },
  );
  server.registerResource(
    'order-steps',
    new ResourceTemplate('cartwright://orders/{taskId}/steps', { list: undefined }),
    { title: 'Steps of an order', description: 'Every step of every attempt, newest first', mimeType },
    async (uri, { taskId }) => {
      const { data } = await client.checkouts.history({ taskId: String(taskId) });
      return { contents: [{ uri: uri.href, mimeType, text: JSON.stringify(data) }] };
    },
  );
}

async function listOrders(client: Client) {
  const { tasks } = await client.checkouts.list({ limit: LISTED });
  const resources = tasks.map(({ taskId, merchant, status, items }) => ({
    uri: `cartwright://orders/${taskId}`,
    name: `${merchant}: ${status}`,
    description: items.map((item) => `${item.quantity} × ${item.title ?? item.url}`).join(', '),
    mimeType: 'application/json',
  }));
  return { resources };
}
