import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after } from 'node:test';
import type { Mode, Permission } from '@cartwright/contract';
import { makeTempDir, type RunningService, startService } from '../harness/index.ts';

export interface Answer {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: answers are checked field by field
  body: any;
}

export interface CallOptions {
  key?: string | null;
  body?: unknown;
  rawBody?: string | Buffer;
  headers?: Record<string, string>;
}

export interface TestedService extends RunningService {
  key: string;
  call(method: string, path: string, options?: CallOptions): Promise<Answer>;
  operator(method: string, path: string, body?: unknown): Promise<Answer>;
  makeKey(wish: { mode?: Mode; permissions?: Permission[]; account?: string }): Promise<string>;
  /** Another account that may go live, with a key of each mode. */
  makeAccount(): Promise<{ id: string; test: string; live: string }>;
}

/** A real process with the API alone: tasks stay QUEUED, so that what is read back is what was sent. */
export async function openService(
  env: Record<string, string> = {},
  options: { database?: string } = {},
): Promise<TestedService> {
  const dataDir = await makeTempDir('spec-');
  const generous = { RATE_WRITES_PER_SECOND: '100000', RATE_READS_PER_SECOND: '100000' };
  const service = await startService({
    dataDir,
    ...options,
    env: { ROLES: 'api', LOG_LEVEL: 'warn', ...generous, ...env },
  });
  const operatorToken = (await readFile(join(dataDir, 'operator-token'), 'utf8')).trim();
  const key = service.testKey as string;

  const call: TestedService['call'] = async (method, path, call = {}) => {
    const sent = call.key === undefined ? key : call.key;
    const payload = call.rawBody ?? (call.body === undefined ? undefined : JSON.stringify(call.body));
    const response = await fetch(service.url + path, {
      method,
      headers: {
        ...(payload !== undefined && { 'Content-Type': 'application/json' }),
        ...(sent !== null && { 'X-API-Key': sent }),
        ...call.headers,
      },
      ...(payload !== undefined && { body: payload as BodyInit }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
  };
  const operator: TestedService['operator'] = (method, path, body) =>
    call(method, path, {
      key: null,
      headers: { 'X-Operator-Token': operatorToken },
      ...(body !== undefined && { body }),
    });
  const makeKey: TestedService['makeKey'] = async ({ mode = 'test', permissions, account }) => {
    const answer = await operator('POST', '/operator/keys', { mode, name: 'spec', permissions, account });
    if (answer.status !== 201) throw new Error(`no key: ${JSON.stringify(answer.body)}`);
    return answer.body.key;
  };
  const makeAccount: TestedService['makeAccount'] = async () => {
    const { id } = (await operator('POST', '/operator/accounts', { name: 'Another' })).body;
    await operator('POST', '/operator/go-live', { account: id });
    return { id, test: await makeKey({ account: id }), live: await makeKey({ account: id, mode: 'live' }) };
  };
  after(async () => {
    await service.stop();
  });
  return { ...service, key, call, operator, makeKey, makeAccount };
}
