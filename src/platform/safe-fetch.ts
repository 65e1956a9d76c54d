import { Agent, type Dispatcher } from 'undici';
import type { AddressPolicy } from './address-policy.ts';
import { allowedAddresses, checkedConnector, RefusedAddressError } from './checked-connector.ts';
import { createRedirectCookies } from './redirect-cookies.ts';
import { type ResolveHost, resolveHost } from './resolve-host.ts';

export interface SafeRequest {
  url: string;
  method?: 'GET' | 'POST' | 'PUT' | 'HEAD';
  headers?: Record<string, string>;
  body?: string | Uint8Array;
  /** Limit of the whole exchange: name, connection, request and answer. Default 10 s. */
  timeoutMs?: number;
  /** Default 1 MiB. */
  maxBytes?: number;
  /** What a longer answer is: a failure (default), or an answer that is kept up to maxBytes. */
  tooLarge?: 'fail' | 'cut';
  /**
   * With 'cut': how long to keep reading the body once the status is known. A dripping body is then cut, not failed.
   */
  bodyTimeoutMs?: number;
  /** 0 (default): a redirect is an answer like any other and is not followed. */
  maxRedirects?: number;
  signal?: AbortSignal;
}

export interface SafeResponse {
  /** Where the answer came from, after redirects. */
  url: string;
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
  wasCut: boolean;
}

export type SafeFetchFailure =
  | 'invalid_url'
  | 'private_address'
  | 'unreachable'
  | 'timeout'
  | 'too_large'
  | 'too_many_redirects'
  | 'aborted';

export class SafeFetchError extends Error {
  readonly code: SafeFetchFailure;
  constructor(code: SafeFetchFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

export interface SafeFetcher {
  /** Rejects only with SafeFetchError. Any status, including 3xx, 4xx and 5xx, is an answer. */
  fetch(request: SafeRequest): Promise<SafeResponse>;
  /** For settings: refuses a URL that cannot be reached anyway. The check that protects is made when connecting. */
  checkUrl(url: string): Promise<void>;
  close(): Promise<void>;
}

export interface SafeFetcherInput {
  policy: AddressPolicy;
  resolve?: ResolveHost;
  connectionsPerOrigin?: number;
}

const DEFAULT_TIMEOUT_MS = 10_000;
const DEFAULT_MAX_BYTES = 1024 * 1024;
const CUT_DRAIN_BYTES = 64 * 1024;
const HARMLESS_HEADERS = new Set(['user-agent', 'accept', 'accept-language', 'accept-encoding']);
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/** The only way out over HTTP for calls whose address somebody else chose. Connections are kept and reused per origin. */
export function createSafeFetcher({
  policy,
  resolve = resolveHost,
  connectionsPerOrigin = 32,
}: SafeFetcherInput): SafeFetcher {
  const agent = new Agent({
    connect: checkedConnector(policy, resolve),
    connections: connectionsPerOrigin,
    pipelining: 1,
    keepAliveTimeout: 30_000,
    // The limit of the whole exchange replaces these two.
    headersTimeout: 0,
    bodyTimeout: 0,
    maxHeaderSize: 16 * 1024,
  });
  return {
    fetch: (request) => fetchWithin(agent, request),
    checkUrl: (url) => checkUrl(policy, resolve, url),
    close: () => agent.destroy(),
  };
}

/** One limit over all hops: whatever is running when it strikes ends with its reason. */
interface Limit {
  struck: SafeFetchError | null;
  strike(reason: SafeFetchError): void;
  onStrike: (reason: SafeFetchError) => void;
}

async function fetchWithin(agent: Agent, request: SafeRequest): Promise<SafeResponse> {
  const limit: Limit = {
    struck: null,
    strike(reason) {
      limit.struck ??= reason;
      limit.onStrike(limit.struck);
    },
    onStrike: () => {},
  };
  const timeoutMs = request.timeoutMs ?? DEFAULT_TIMEOUT_MS;
  const timer = setTimeout(
    () => limit.strike(new SafeFetchError('timeout', `no answer within ${timeoutMs} ms`)),
    timeoutMs,
  );
  const onAbort = () => limit.strike(new SafeFetchError('aborted', 'the call was cancelled'));
  if (request.signal?.aborted) onAbort();
  request.signal?.addEventListener('abort', onAbort, { once: true });
  try {
    return await followRedirects(agent, request, limit);
  } catch (error) {
    throw asSafeFetchError(limit.struck ?? error);
  } finally {
    clearTimeout(timer);
    request.signal?.removeEventListener('abort', onAbort);
  }
}

async function followRedirects(agent: Agent, request: SafeRequest, limit: Limit): Promise<SafeResponse> {
  let current: SafeRequest = request;
  let hopsLeft = request.maxRedirects ?? 0;
  const cookies = createRedirectCookies();
  for (;;) {
    const response = await exchange(agent, current, limit);
    const location = response.headers.location;
    if (hopsLeft === 0 && request.maxRedirects && REDIRECTS.has(response.status)) {
      throw new SafeFetchError('too_many_redirects', `more than ${request.maxRedirects} redirects`);
    }
    if (hopsLeft === 0 || !REDIRECTS.has(response.status) || typeof location !== 'string') return response;
    hopsLeft -= 1;
    cookies.keep(parseWebUrl(current.url), response.headers['set-cookie']);
    current = redirected(current, response.status, location);
    const cookie = cookies.headerFor(parseWebUrl(current.url));
    if (cookie) current = { ...current, headers: { ...current.headers, cookie } };
  }
}

function redirected(request: SafeRequest, status: number, location: string): SafeRequest {
  const from = parseWebUrl(request.url);
  const to = URL.parse(location, from)?.href ?? '';
  const keepsMethod = status === 307 || status === 308 || request.method === 'HEAD';
  // Headers may carry credentials meant for the first origin only; who asks and what is wanted are none.
  const sameOrigin = parseWebUrl(to).origin === from.origin;
  const headers = Object.fromEntries(
    Object.entries(request.headers ?? {}).filter(([name]) => sameOrigin || HARMLESS_HEADERS.has(name.toLowerCase())),
  );
  const { body, ...rest } = request;
  return keepsMethod
    ? { ...rest, url: to, headers, ...(body !== undefined && { body }) }
    : { ...rest, url: to, headers, method: 'GET' };
}

/**
 * Undici's own request() makes a stream of every answer, which is too expensive for the small answers expected here.
 */
function exchange(agent: Agent, request: SafeRequest, limit: Limit): Promise<SafeResponse> {
  const url = parseWebUrl(request.url);
  const { maxBytes = DEFAULT_MAX_BYTES, tooLarge = 'fail', bodyTimeoutMs } = request;
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    let status = 0;
    let headers: SafeResponse['headers'] = {};
    let connection: Dispatcher.DispatchController | null = null;
    let bodyTimer: NodeJS.Timeout | undefined;

    const fail = (error: Error) => {
      clearTimeout(bodyTimer);
      reject(error);
      connection?.abort(error);
    };
    const succeed = (wasCut: boolean) => {
      clearTimeout(bodyTimer);
      resolve({ url: url.href, status, headers, body: Buffer.concat(chunks), wasCut });
    };
    const cutOff = () => {
      succeed(true);
      connection?.abort(new Error('the rest of the answer is not wanted'));
    };

    limit.onStrike = fail;
    if (limit.struck) return fail(limit.struck);
    agent.dispatch(
      {
        origin: url.origin,
        path: url.pathname + url.search,
        method: request.method ?? 'GET',
        headers: request.headers ?? {},
        body: request.body ?? null,
      },
      {
        onRequestStart(controller) {
          connection = controller;
          if (limit.struck) controller.abort(limit.struck);
        },
        onResponseStart(_controller, statusCode, answered) {
          if (statusCode < 200) return;
          status = statusCode;
          headers = answered;
          // Only an answer that may be cut can be left early; its status is already known then.
          if (tooLarge === 'cut' && bodyTimeoutMs !== undefined) bodyTimer = setTimeout(cutOff, bodyTimeoutMs);
        },
        onResponseData(_controller, chunk) {
          if (size < maxBytes) chunks.push(chunk.subarray(0, maxBytes - size));
          size += chunk.length;
          if (size > maxBytes && tooLarge === 'fail') {
            fail(new SafeFetchError('too_large', `the answer is longer than ${maxBytes} bytes`));
          }
          // A little more is read and dropped so that the connection can be used again.
          else if (size > maxBytes + CUT_DRAIN_BYTES) cutOff();
        },
        onResponseEnd: () => succeed(size > maxBytes),
        onResponseError: (_controller, error) => {
          clearTimeout(bodyTimer);
          reject(error);
        },
      },
    );
  });
}

function parseWebUrl(text: string): URL {
  const url = URL.parse(text);
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') {
    throw new SafeFetchError('invalid_url', 'not an http or https URL without credentials');
  }
  return url;
}

async function checkUrl(policy: AddressPolicy, resolve: ResolveHost, text: string): Promise<void> {
  const url = parseWebUrl(text);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const port = Number(url.port) || (url.protocol === 'https:' ? 443 : 80);
  try {
    await allowedAddresses(policy, resolve, host, port);
  } catch (error) {
    // A name that cannot be resolved now is not refused: it is resolved again when connecting.
    if (error instanceof RefusedAddressError) throw asSafeFetchError(error);
  }
}

function asSafeFetchError(error: unknown): SafeFetchError {
  if (error instanceof SafeFetchError) return error;
  if (error instanceof RefusedAddressError) return new SafeFetchError('private_address', error.message);
  const { message = 'failed', code } = error as { message?: string; code?: string };
  return new SafeFetchError('unreachable', message === '' ? (code ?? 'failed') : message, { cause: error });
}
