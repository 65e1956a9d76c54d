import type { FastifyInstance, InjectOptions } from 'fastify';

/** A fetch that calls this server directly, without a connection: same routes, same checks. */
export function callInside(server: FastifyInstance): typeof globalThis.fetch {
  return async (input, init = {}) => {
    const url = new URL(String(input));
    const answer = await server.inject({
      method: (init.method ?? 'GET') as NonNullable<InjectOptions['method']>,
      url: url.pathname + url.search,
      headers: init.headers as Record<string, string>,
      ...(typeof init.body === 'string' && { payload: init.body }),
      ...(init.signal && { signal: init.signal }),
    });
    const headers = Object.entries(answer.headers).map(([name, value]): [string, string] => [name, String(value)]);
    return new Response(answer.statusCode === 204 ? null : answer.payload, { status: answer.statusCode, headers });
  };
}
