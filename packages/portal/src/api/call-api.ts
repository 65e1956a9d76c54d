import type { ErrorBody } from '@cartwright/contract';
import { ApiFailure } from './api-failure.ts';

export interface CallInput {
  query?: Record<string, string | number | undefined>;
  body?: unknown;
}
export type CallApi = <Answer>(
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: `/${string}`,
  input?: CallInput,
) => Promise<Answer>;

/** The portal stands one level below the service. */
const serviceUrl = new URL('../', document.baseURI);

/** The same calls that any other client makes, with the key that the user signed in with. */
export function createCaller(key: string): CallApi {
  return async (method, path, { query = {}, body } = {}) => {
    const url = new URL(path.slice(1), serviceUrl);
    for (const [name, value] of Object.entries(query)) {
      if (value !== undefined) url.searchParams.set(name, String(value));
    }
    const headers: Record<string, string> = { 'X-API-Key': key };
    if (body !== undefined) headers['Content-Type'] = 'application/json';
    const response = await fetch(url, {
      method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
      credentials: 'omit',
      redirect: 'error',
    }).catch(() => {
      throw new ApiFailure(0, { error: 'unreachable', message: 'The service cannot be reached.' });
    });
    const answer: unknown = await response.json().catch(() => null);
    if (!response.ok) throw new ApiFailure(response.status, (answer ?? {}) as Partial<ErrorBody>);
    return answer as never;
  };
}
