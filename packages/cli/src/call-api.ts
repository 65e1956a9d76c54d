import { errorBody } from '@cartwright/contract';

export interface Api {
  get<Answer>(path: string, query?: Record<string, string | number | undefined>): Promise<Answer>;
  post<Answer>(path: string, body: unknown): Promise<Answer>;
  patch<Answer>(path: string, body: unknown): Promise<Answer>;
  delete<Answer>(path: string): Promise<Answer>;
}

export interface ApiAccess {
  url: string;
  /** Asked only when a call is made, so that commands which need no credentials run without them. */
  credentials?: () => Record<string, string>;
  signal?: AbortSignal;
}

/** An answer that is not a success: its text is what the service said, for a person. */
export class ApiFailure extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

export function createApi(access: ApiAccess): Api {
  const call = async <Answer>(method: string, path: string, body?: unknown): Promise<Answer> => {
    const response = await fetch(new URL(path, withSlash(access.url)), {
      method,
      headers: {
        ...access.credentials?.(),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(access.signal && { signal: access.signal }),
    }).catch((error: Error) => {
      if (error.name === 'AbortError') throw error;
      throw new ApiFailure(0, 'unreachable', `Nothing answers at ${access.url}. Is the service running? (npm start)`);
    });
    const text = await response.text();
    if (!response.ok) throw failureOf(response.status, text);
    return (text === '' ? undefined : JSON.parse(text)) as Answer;
  };
  return {
    get: (path, query = {}) => call('GET', path + writeQuery(query)),
    post: (path, body) => call('POST', path, body),
    patch: (path, body) => call('PATCH', path, body),
    delete: (path) => call('DELETE', path),
  };
}

const withSlash = (url: string) => (url.endsWith('/') ? url : `${url}/`);

function writeQuery(query: Record<string, string | number | undefined>): string {
  const entries = Object.entries(query).filter(([, value]) => value !== undefined);
  if (entries.length === 0) return '';
  return `?${new URLSearchParams(entries.map(([name, value]) => [name, String(value)]))}`;
}

function failureOf(status: number, text: string): ApiFailure {
  const parsed = errorBody.safeParse(parseJson(text));
  if (!parsed.success) return new ApiFailure(status, 'unknown', `The service answered ${status}.`);
  const { error, message, details = [] } = parsed.data;
  const lines = details.map((detail) => `\n  ${detail.path}: ${detail.message}`);
  return new ApiFailure(status, error, `${message} (${error})${lines.join('')}`);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
