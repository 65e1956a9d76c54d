import { createClient } from '@cartwright/sdk';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError, type Caller, type MountDependencies } from '../platform/http/index.ts';
import { callInside } from './call-inside.ts';

export interface McpDependencies extends Pick<MountDependencies, 'takeFromBudget'> {
  /** Null when the key is missing, malformed, unknown or revoked. */
  authenticate(key: string | undefined): Promise<Caller | null>;
  version: string;
}

/** Streamable HTTP at /mcp. No session is kept, so there is none to listen to or to end. */
export function mcpRoutes(server: FastifyInstance, deps: McpDependencies): void {
  server.route({
    method: ['GET', 'DELETE'],
    url: '/mcp',
    handler: (_request, reply) => {
      const error = { code: -32000, message: 'Use POST.' };
      reply.code(405).header('Allow', 'POST').send({ jsonrpc: '2.0', error, id: null });
    },
  });
  server.route({
    method: 'POST',
    url: '/mcp',
    onRequest: async (request, reply) => {
      const caller = await deps.authenticate(readKey(request));
      if (!caller) throw new ApiError('unauthorized', { headers: { 'WWW-Authenticate': 'Bearer' } });
      const { allowed, headers } = await deps.takeFromBudget(caller, { budget: 'read', polled: null });
      reply.headers(headers);
      if (!allowed) throw new ApiError('rate_limited');
    },
    handler: async (request, reply) => {
      // Loaded when first needed: most services never serve an agent.
      const { answerMcpRequest } = await import('@cartwright/mcp');
      const client = createClient({
        url: 'http://cartwright.internal',
        apiKey: readKey(request) ?? '',
        fetch: callInside(server),
        retries: 1,
      });
      const answer = await answerMcpRequest(client, {
        version: deps.version,
        request: toWebRequest(request),
        body: request.body,
      });
      const headers = Object.fromEntries(answer.headers);
      return reply
        .code(answer.status)
        .headers(headers)
        .send(await answer.text());
    },
  });
}

/** Most agent hosts send a bearer token. */
function readKey({ headers }: FastifyRequest): string | undefined {
  const key = headers['x-api-key'];
  if (typeof key === 'string') return key;
  return /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];
}

function toWebRequest(request: FastifyRequest): Request {
  const headers = Object.entries(request.headers).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return new Request(new URL(request.url, 'http://cartwright.internal'), { method: request.method, headers });
}
