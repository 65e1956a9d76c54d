import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { type CheckoutTask, exampleOrder, type ProductDetails } from '@cartwright/contract';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { SUPPORTED_PROTOCOL_VERSIONS } from '@modelcontextprotocol/sdk/types.js';
import { type RunningService, startService } from '../harness/index.ts';

const MAIN = join(import.meta.dirname, '../../packages/mcp/src/main.ts');
const TOOLS = [
  'search_products',
  'get_product_details',
  'get_checkout_estimates',
  'create_payment_session',
  'create_checkout',
  'get_checkout',
  'get_status_history',
  'confirm_checkout',
  'cancel_checkout',
];

const MOVING: ReadonlySet<string> = new Set(['QUEUED', 'STARTED', 'IN_PROGRESS', 'CONFIRMED', 'PLACED']);

describe('the MCP server, asked by the official client', () => {
  let service: RunningService;
  let productUrl = '';
  before(async () => {
    service = await startService({ env: { MALL: 'on' } });
    productUrl = /"url":"([^"]+)"/.exec(service.stdout())?.[1] ?? '';
  });
  // A client that a failed test left open would keep this file from ending.
  const clients: Client[] = [];
  after(async () => {
    await Promise.all(clients.map((client) => client.close()));
    await service.stop();
  });

  const newClient = () => {
    const client = new Client({ name: 'test', version: '1' });
    clients.push(client);
    return client;
  };
  const openHttp = async (headers: Record<string, string> = { Authorization: `Bearer ${service.testKey}` }) => {
    const client = newClient();
    await client.connect(
      new StreamableHTTPClientTransport(new URL('mcp', `${service.url}/`), { requestInit: { headers } }),
    );
    return client;
  };
  const openStdio = async () => {
    const client = newClient();
    const env = {
      PATH: process.env.PATH ?? '',
      CARTWRIGHT_URL: service.url,
      CARTWRIGHT_API_KEY: service.testKey ?? '',
    };
    await client.connect(new StdioClientTransport({ command: process.execPath, args: [MAIN], env }));
    return client;
  };
  /** The client itself checks what it gets against the schema that the tool has announced. */
  const use = async <Result>(client: Client, name: string, input: Record<string, unknown>): Promise<Result> => {
    const answer = await client.callTool({ name, arguments: input });
    assert.ok(!answer.isError, JSON.stringify(answer.content));
    return answer.structuredContent as Result;
  };
  /** As an agent is told to: it asks again while the order is still on its way. */
  const untilItRests = async (client: Client, taskId: string): Promise<CheckoutTask> => {
    const task = await use<CheckoutTask>(client, 'get_checkout', { taskId, waitSeconds: 50 });
    return MOVING.has(task.status) ? untilItRests(client, taskId) : task;
  };
  const order = (options: Record<string, unknown>) => ({ ...exampleOrder(productUrl), options });

  test('an agent searches, reads, estimates, orders, shows the total, confirms and gets the order', async () => {
    const agent = await openHttp();
    const { tools } = await agent.listTools();
    assert.deepEqual(
      tools.map((tool) => tool.name),
      TOOLS,
    );
    assert.ok(tools.every((tool) => tool.outputSchema && tool.description && tool.annotations));

    const details = await use<ProductDetails>(agent, 'get_product_details', { url: productUrl });
    const { products } = await use<{ products: { directUrl: string }[] }>(agent, 'search_products', {
      name: details.product.name,
    });
    assert.ok(products.some((product) => product.directUrl === productUrl));
    const unitPrice = details.variants[0]?.price ?? 0;
    const estimate = await use<{ total: number }>(agent, 'get_checkout_estimates', {
      merchant: new URL(productUrl).host,
      destination: { zip: '97201' },
      items: [{ url: productUrl, quantity: 1, unitPrice }],
    });
    const accepted = await use<{ taskId: string }>(agent, 'create_checkout', order({ maxTotal: estimate.total + 50 }));
    const { taskId } = accepted;
    const pending = await untilItRests(agent, taskId);
    assert.equal(pending.status, 'PENDING_CONFIRMATION', 'a confirmation is asked for unless the agent says otherwise');
    const total = pending.derivedDetails.pricing?.total ?? 0;

    const wrong = await agent.callTool({
      name: 'confirm_checkout',
      arguments: { taskId, executionId: pending.executionId, total: total - 1 },
    });
    assert.match(JSON.stringify(wrong.content), /total_mismatch/);
    await use(agent, 'confirm_checkout', { taskId, executionId: pending.executionId, total });
    const bought = await untilItRests(agent, taskId);
    assert.deepEqual([bought.status, bought.derivedDetails.pricing?.total], ['COMPLETED', total]);
    assert.ok(bought.order?.number);

    const { contents } = await agent.readResource({ uri: `cartwright://orders/${taskId}` });
    assert.equal(JSON.parse((contents[0] as { text: string }).text).order.number, bought.order.number);
    const { resources } = await agent.listResources();
    assert.ok(resources.some((resource) => resource.uri === `cartwright://orders/${taskId}`));
    const steps = await agent.readResource({ uri: `cartwright://orders/${taskId}/steps` });
    assert.match((steps.contents[0] as { text: string }).text, /ORDER_CONFIRMED/);
    const history = await use<{ data: unknown[] }>(agent, 'get_status_history', { taskId });
    assert.ok(history.data.length > 3);
  });

  test('a purchase without a ceiling, and a confirmation without a total, are refused', async () => {
    const agent = await openHttp();
    const noCeiling = await agent.callTool({ name: 'create_checkout', arguments: order({}) });
    assert.ok(noCeiling.isError);
    assert.match(JSON.stringify(noCeiling.content), /maxTotal/);
    const noTotal = await agent.callTool({
      name: 'confirm_checkout',
      arguments: { taskId: crypto.randomUUID(), executionId: crypto.randomUUID() },
    });
    assert.ok(noTotal.isError);
  });

  test('over standard input and output: a session is made, an order is cancelled, mistakes are explained', async () => {
    const agent = await openStdio();
    const session = await use<{ url: string; sessionId: string }>(agent, 'create_payment_session', {
      email: 'ada@example.com',
      price: '49.90',
      purpose: 'A shirt',
    });
    assert.match(session.url, /^http/);
    const key = { idempotencyKey: 'agent-order-1' };
    const first = await use<{ taskId: string }>(agent, 'create_checkout', { ...order({ maxTotal: 500 }), ...key });
    const again = await use<{ taskId: string }>(agent, 'create_checkout', { ...order({ maxTotal: 500 }), ...key });
    assert.equal(again.taskId, first.taskId);
    await use(agent, 'cancel_checkout', { taskId: first.taskId });
    const ended = await untilItRests(agent, first.taskId);
    assert.equal(ended.status, 'CANCELLED');
    const unknown = await agent.callTool({ name: 'get_checkout', arguments: { taskId: crypto.randomUUID() } });
    assert.ok(unknown.isError);
    assert.match(JSON.stringify(unknown.content), /not_found.*Request req_/s);
  });

  test('401: without a key, or with a wrong one, nothing is revealed', async () => {
    const strangers: Record<string, string>[] = [
      {},
      { Authorization: 'Bearer cw_test_wrong' },
      { 'X-API-Key': 'wrong' },
    ];
    for (const headers of strangers) {
      await assert.rejects(openHttp(headers), /unauthorized/i);
    }
    const agent = await openHttp({ 'X-API-Key': service.testKey ?? '' });
    assert.equal((await agent.listTools()).tools.length, TOOLS.length);
  });

  test('every protocol version that the inspector and hosts speak is answered in kind', async () => {
    for (const protocolVersion of SUPPORTED_PROTOCOL_VERSIONS) {
      const response = await fetch(`${service.url}/mcp`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          Accept: 'application/json, text/event-stream',
          'X-API-Key': service.testKey ?? '',
        },
        body: JSON.stringify({
          jsonrpc: '2.0',
          id: 1,
          method: 'initialize',
          params: { protocolVersion, capabilities: {}, clientInfo: { name: 'inspector', version: '1' } },
        }),
      });
      const { result } = (await response.json()) as {
        result: { protocolVersion: string; serverInfo: { name: string } };
      };
      assert.deepEqual([response.status, result.protocolVersion], [200, protocolVersion]);
      assert.equal(result.serverInfo.name, 'cartwright');
    }
    const stream = await fetch(`${service.url}/mcp`, { headers: { 'X-API-Key': service.testKey ?? '' } });
    assert.equal(stream.status, 405);
  });
});
