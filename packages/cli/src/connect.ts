import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createApi } from './call-api.ts';
import { type Context, UsageError } from './command.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

const DEFAULT_URL = 'http://127.0.0.1:3000';

/** Where the service is and who is calling, as the environment says. */
export function connect(
  environment: Environment,
  signal: AbortSignal,
): Pick<Context, 'anonymous' | 'api' | 'withoutSignal' | 'operator'> {
  const url = environment.CARTWRIGHT_URL || DEFAULT_URL;
  if (!URL.canParse(url)) throw new UsageError(`CARTWRIGHT_URL is not a URL: ${url}`);
  const withKey = { url, credentials: () => ({ 'X-API-Key': readKey(environment) }) };
  const asOperator = { url, credentials: () => ({ 'X-Operator-Token': readOperatorToken(environment) }) };
  return {
    anonymous: createApi({ url, signal }),
    api: createApi({ ...withKey, signal }),
    withoutSignal: createApi(withKey),
    operator: createApi({ ...asOperator, signal }),
  };
}

export function readKey(environment: Environment): string {
  const key = environment.CARTWRIGHT_API_KEY;
  if (key) return key;
  throw new UsageError(
    'Set CARTWRIGHT_API_KEY to a key of the service. `cartwright keys create --mode test` makes one; npm start prints one on its first start.',
  );
}

export function operatorTokenFile(environment: Environment): string {
  return join(environment.DATA_DIR || './data', 'operator-token');
}

export function readOperatorToken(environment: Environment): string {
  if (environment.CARTWRIGHT_OPERATOR_TOKEN) return environment.CARTWRIGHT_OPERATOR_TOKEN;
  const file = operatorTokenFile(environment);
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  throw new UsageError(
    `This is for the operator of the service. There is no token at ${file}: run it where the service's DATA_DIR is, or set CARTWRIGHT_OPERATOR_TOKEN.`,
  );
}
