import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createClient, createTransport } from '@cartwright/sdk';
import { type Context, type Environment, type PlainApi, UsageError } from './command.ts';

const DEFAULT_URL = 'http://127.0.0.1:3000';
/** The operator's requests, such as a crawl, may take long to answer. */
const OPERATOR_TIMEOUT_MS = 30 * 60_000;

/** Reads the service's address and the credentials from the environment. */
export function connect(environment: Environment): Pick<Context, 'client' | 'anonymous' | 'operator' | 'url'> {
  const url = environment.CARTWRIGHT_URL || DEFAULT_URL;
  if (!URL.canParse(url)) throw new UsageError(`CARTWRIGHT_URL is not a URL: ${url}`);
  return {
    url,
    client: createClient({ url, apiKey: () => readKey(environment) }),
    anonymous: createPlainApi(url, () => ({})),
    operator: createPlainApi(url, () => ({ 'X-Operator-Token': readOperatorToken(environment) })),
  };
}

function createPlainApi(url: string, headers: () => Record<string, string>): PlainApi {
  // Not retried: an operator who gets no answer decides what to do.
  const transport = createTransport({ url, headers, retries: 0, timeoutMs: OPERATOR_TIMEOUT_MS });
  return {
    get: (path) => transport({ method: 'GET', path }),
    post: (path, body) => transport({ method: 'POST', path, body }),
    delete: (path) => transport({ method: 'DELETE', path }),
  };
}

function readKey(environment: Environment): string {
  const key = environment.CARTWRIGHT_API_KEY;
  if (key) return key;
  throw new UsageError(
    'Set CARTWRIGHT_API_KEY to a key of the service. `cartwright keys create --mode test` makes one; npm start prints one on its first start.',
  );
}

function readOperatorToken(environment: Environment): string {
  if (environment.CARTWRIGHT_OPERATOR_TOKEN) return environment.CARTWRIGHT_OPERATOR_TOKEN;
  const file = join(environment.DATA_DIR || './data', 'operator-token');
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  throw new UsageError(
    `This command is for the operator of the service. There is no token at ${file}: run it where the service's DATA_DIR is, or set CARTWRIGHT_OPERATOR_TOKEN.`,
  );
}
