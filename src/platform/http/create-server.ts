import { randomUUID } from 'node:crypto';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  LogController,
} from 'fastify';
import { isStoreUnavailable } from '../database.ts';
import type { Log } from '../log.ts';
import { ApiError } from './api-error.ts';
import { parseJson } from './parse-json.ts';

const bodyLimit = 64 * 1024;

/** Answers are data for one caller: not to be sniffed, framed, cached, or to load anything. Pages set their own. */
const fixedHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': 'no-store',
};

/** An HTTP server that answers every failure with the documented error body and carries a request id everywhere. */
export async function createServer({
  log,
  trustedProxies = [],
}: {
  log: Log;
  /** Their word on where a request comes from is believed. */
  trustedProxies?: readonly string[];
}): Promise<FastifyInstance> {
  const server = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit,
    trustProxy: trustedProxies.length > 0 && [...trustedProxies],
    routerOptions: { maxParamLength: 512 },
    genReqId: () => `req_${randomUUID().replaceAll('-', '')}`,
    // Idle keep-alive connections are cut on close; answers in flight are finished.
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    frameworkErrors: (error, request, reply: FastifyReply) => {
      const known = toApiError(error, log);
      reply.code(known.status).send(known.toBody(String(request.id)));
    },
  });

  server.removeAllContentTypeParsers();
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, raw, done) => {
    try {
      done(null, raw === '' ? undefined : parseJson(raw as string));
    } catch (error) {
      done(error as Error);
    }
  });

  server.addHook('onRequest', async (request, reply) => {
    reply.headers({ 'X-Request-Id': request.id, ...fixedHeaders });
  });
  // A connection kept alive after its last answer could delay the stop for as long as its caller likes.
  let isClosing = false;
  server.addHook('preClose', async () => {
    isClosing = true;
  });
  server.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('Connection', 'close');
  });
  server.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        path: request.routeOptions.url ?? '(none)',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    );
  });
  server.setErrorHandler((error: FastifyError, request, reply) => {
    const known = toApiError(error, request.log as Log);
    reply.code(known.status).headers(known.headers).send(known.toBody(request.id));
  });
  server.setNotFoundHandler((request, reply) => {
    reply.code(404).send(new ApiError('not_found').toBody(request.id));
  });
  return server;
}

/** Our own errors pass through, the framework's are translated, and any other becomes a plain internal error. */
function toApiError(error: Error & { code?: string; statusCode?: number }, log: Log): ApiError {
  if (error instanceof ApiError) return error;
  if (isStoreUnavailable(error)) {
    log.warn({ reason: error.message }, 'the database is unreachable');
    return new ApiError('store_unavailable', { headers: { 'Retry-After': '2' } });
  }
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new ApiError('payload_too_large', { message: `The body is larger than ${bodyLimit / 1024} KiB.` });
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new ApiError('unsupported_media_type');
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
      return new ApiError('malformed_json');
  }
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    return new ApiError('invalid_request', { message: error.message });
  }
  log.error({ err: error }, 'unexpected error');
  return new ApiError('internal');
}
