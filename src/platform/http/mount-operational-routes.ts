import { buildOpenApi } from '@cartwright/contract';
import type { FastifyInstance } from 'fastify';
import { Histogram } from 'prom-client';
import type { Database } from '../database.ts';
import type { Metrics } from '../metrics.ts';
import { renderApiPage } from './api-page.ts';

export interface OperationalDependencies {
  database: Database;
  metrics: Metrics;
  publicUrl(): string;
  version: string;
}

/** For operators and readers: health, metrics, the API document and its page. */
export function mountOperationalRoutes(server: FastifyInstance, deps: OperationalDependencies): void {
  const durations = new Histogram({
    name: 'cartwright_http_request_seconds',
    help: 'Time to answer a request',
    labelNames: ['route', 'method', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [deps.metrics],
  });
  server.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? '(none)';
    durations.observe({ route, method: request.method, status: reply.statusCode }, reply.elapsedTime / 1000);
  });

  server.get('/healthz', async () => ({ status: 'ok' }));
  server.get('/readyz', async () => {
    await deps.database.ping();
    return { status: 'ready' };
  });
  server.get('/metrics', async (_request, reply) => {
    reply.type(deps.metrics.contentType);
    return deps.metrics.metrics();
  });
  server.get('/openapi.json', async () => buildOpenApi({ url: deps.publicUrl(), version: deps.version }));
  server.get('/docs', async (_request, reply) => {
    reply.type('text/html; charset=utf-8');
    reply.header('Content-Security-Policy', "default-src 'self'; img-src data:; style-src 'unsafe-inline'");
    return renderApiPage({ url: deps.publicUrl(), version: deps.version });
  });
}
