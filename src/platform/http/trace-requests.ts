import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Span, Tracing } from '../tracing.ts';

/** One span per request, named by its route: no ids, no headers, no body. */
export function traceRequests(server: FastifyInstance, tracing: Tracing): void {
  const spans = new WeakMap<FastifyRequest, Span>();
  server.addHook('onRequest', async (request) => {
    const route = request.routeOptions.url ?? '(none)';
    const attributes = { 'http.request.method': request.method, 'http.route': route, 'cartwright.request': request.id };
    spans.set(request, tracing.startSpan(`${request.method} ${route}`, attributes));
  });
  server.addHook('onResponse', async (request, reply) => {
    if (reply.statusCode >= 500) spans.get(request)?.fail(String(reply.statusCode));
    spans.get(request)?.end({ 'http.response.status_code': reply.statusCode });
  });
}
