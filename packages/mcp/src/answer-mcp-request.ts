import type { Client } from '@cartwright/sdk';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import { createMcpServer } from './create-mcp-server.ts';

/**
 * Streamable HTTP without sessions: each request gets its own server, so that any process behind a load balancer can
 * answer it and no caller's data is left for the next.
 */
export async function answerMcpRequest(
  client: Client,
  { version, request, body }: { version: string; request: Request; body: unknown },
): Promise<Response> {
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  const server = createMcpServer(client, { version });
  try {
    await server.connect(transport);
    return await transport.handleRequest(request, { parsedBody: body });
  } finally {
    await server.close();
  }
}
