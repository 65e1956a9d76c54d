import { ApiError, ConnectionError } from './errors.ts';
import { readRetryAfter, retryDelay } from './retry-delay.ts';
import { sleep } from './sleep.ts';

export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** For one attempt, not for all together. */
  timeoutMs?: number | undefined;
  /** How often to retry after a temporary failure. */
  retries?: number | undefined;
  /** For writes. Without it each call gets its own, which its retries share. */
  idempotencyKey?: string | undefined;
}

export interface TransportSettings {
  url: string;
  /** Requested for each attempt. */
  headers?: () => Record<string, string>;
  timeoutMs?: number | undefined;
  retries?: number | undefined;
  fetch?: typeof globalThis.fetch | undefined;
}

export interface TransportRequest extends CallOptions {
  method: string;
  path: string;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** Sends one request, with retries if needed, and resolves to the body of a successful answer. */
export type Transport = <Answer = unknown>(request: TransportRequest) => Promise<Answer>;

const DEFAULT_TIMEOUT_MS = 60_000;
const DEFAULT_RETRIES = 3;

export function createTransport(settings: TransportSettings): Transport {
  return async <Answer>(request: TransportRequest) => {
    const retries = request.retries ?? settings.retries ?? DEFAULT_RETRIES;
    for (let attempt = 1; ; attempt += 1) {
      try {
        return (await tryOnce(settings, request)) as Answer;
      } catch (error) {
        const delay = attempt > retries ? null : retryDelay(error, attempt);
        if (delay === null) throw error;
        await sleep(delay, request.signal);
      }
    }
  };
}

async function tryOnce(settings: TransportSettings, request: TransportRequest): Promise<unknown> {
  request.signal?.throwIfAborted();
  const stop = new AbortController();
  // An error thrown by the caller's own settings is not a connection failure, and must leave no timer behind.
  const { address, init } = prepare(settings, request, stop.signal);
  const onAbort = () => stop.abort(request.signal?.reason);
  request.signal?.addEventListener('abort', onAbort, { once: true });
  const timeoutMs = request.timeoutMs ?? settings.timeoutMs ?? DEFAULT_TIMEOUT_MS;
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    stop.abort();
  }, timeoutMs);
  try {
    const response = await (settings.fetch ?? globalThis.fetch)(address, init);
    return readAnswer(response, await response.text());
  } catch (error) {
    if (error instanceof ApiError) throw error;
    request.signal?.throwIfAborted();
    const about = { cause: error, ...(request.idempotencyKey && { idempotencyKey: request.idempotencyKey }) };
    if (isLate) {
      throw new ConnectionError('timeout', `${settings.url} did not answer within ${timeoutMs / 1000} s.`, about);
    }
    throw new ConnectionError('unreachable', `${settings.url} cannot be reached. Is the service running?`, about);
  } finally {
    clearTimeout(timer);
    request.signal?.removeEventListener('abort', onAbort);
  }
}

function prepare(settings: TransportSettings, request: TransportRequest, signal: AbortSignal) {
  const address = new URL(request.path.replace(/^\//, ''), settings.url.replace(/\/*$/, '/'));
  for (const [name, value] of Object.entries(request.query ?? {})) {
    if (value !== undefined && value !== null) address.searchParams.set(name, String(value));
  }
  const init: RequestInit = {
    method: request.method,
    // A followed redirect would carry the key to another server.
    redirect: 'manual',
    signal,
    headers: {
      Accept: 'application/json',
      ...(request.body !== undefined && { 'Content-Type': 'application/json' }),
      ...(request.idempotencyKey && { 'Idempotency-Key': request.idempotencyKey }),
      ...settings.headers?.(),
    },
    ...(request.body !== undefined && { body: JSON.stringify(request.body) }),
  };
  return { address, init };
}

function readAnswer(response: Response, text: string): unknown {
  const body = parseJson(text);
  if (response.ok && (body !== undefined || text === '')) return body;
  if (response.ok) throw new ApiError(response.status, { message: 'The answer is not JSON. Is this the right URL?' });
  if (response.type === 'opaqueredirect' || (response.status >= 300 && response.status < 400)) {
    throw new ApiError(response.status, { message: 'The service redirects elsewhere. Use its final URL.' });
  }
  const error = typeof body === 'object' && body !== null ? body : {};
  throw new ApiError(response.status, error, readRetryAfter(response.headers.get('retry-after')));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
