import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { eventKinds } from '@cartwright/contract';
import { makeTempDir, type RunningService, startService } from '../harness/index.ts';

const CLI = join(import.meta.dirname, '../../packages/cli/src/main.ts');

interface Run {
  code: number | null;
  output: string;
  errors: string;
}

describe('cartwright, the command line', () => {
  let service: RunningService;
  let dataDir: string;
  let key = '';
  before(async () => {
    dataDir = await makeTempDir('cli-');
    service = await startService({ dataDir, env: { ALLOW_PRIVATE_HOSTS: '127.0.0.0/8', MALL: 'off' } });
  });
  after(async () => {
    await service.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  const start = (...words: string[]): ChildProcess =>
    spawn(process.execPath, [CLI, ...words], {
      env: { PATH: process.env.PATH, CARTWRIGHT_URL: service.url, CARTWRIGHT_API_KEY: key, DATA_DIR: dataDir },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  const run = async (...words: string[]): Promise<Run> => {
    const child = start(...words);
    let output = '';
    let errors = '';
    child.stdout?.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr?.on('data', (chunk) => {
      errors += chunk;
    });
    const [code] = (await once(child, 'close')) as [number | null];
    return { code, output, errors };
  };
  const json = async <T>(...words: string[]): Promise<T> => {
    const { code, output, errors } = await run(...words, '--json');
    assert.equal(code, 0, errors);
    return JSON.parse(output) as T;
  };

  test('keys are made, listed and revoked', async () => {
    const made = await json<{ id: string; key: string }>('keys', 'create', '--mode', 'test', '--name', 'spare');
    assert.match(made.key, /^cw_test_/);
    key = made.key;
    const listed = await json<{ id: string; revokedAt: string | null }[]>('keys', 'list');
    assert.ok(listed.some((entry) => entry.id === made.id && entry.revokedAt === null));
    const other = await json<{ id: string }>('keys', 'create', '--mode', 'test');
    assert.equal((await run('keys', 'revoke', other.id)).code, 0);
    assert.equal((await run('keys', 'create', '--mode', 'live')).code, 1, 'live keys need an account that went live');
    assert.equal((await run('go-live')).code, 0);
    assert.match((await json<{ key: string }>('keys', 'create', '--mode', 'live')).key, /^cw_live_/);
  });

  test('an endpoint is set, changed, listed and removed', async () => {
    const url = 'http://127.0.0.1:9/hook';
    const { endpointId } = await json<{ endpointId: string }>('webhook', 'set', url, '--header', 'X-Key: abc');
    await json('webhook', 'set', '--id', endpointId, '--disable', '--event', 'COMPLETED');
    const [endpoint] = await json<{ enabled: boolean; events: string[]; auth: object }[]>('webhook', 'list');
    assert.deepEqual(
      [endpoint?.enabled, endpoint?.events, endpoint?.auth],
      [false, ['COMPLETED'], { scheme: 'headers', headerNames: ['X-Key'] }],
    );
    assert.equal((await run('webhook', 'remove', endpointId)).code, 0);
    assert.deepEqual(await json('webhook', 'list'), []);
  });

  test('listen receives samples of every kind with valid signatures, and the log and a replay agree', async () => {
    const listener = start('listen', '--register', '--json');
    const lines: { signature: string; payload: { status?: string; type?: string } }[] = [];
    listener.stdout?.on('data', (chunk: Buffer) => {
      for (const line of chunk.toString().split('\n').filter(Boolean)) lines.push(JSON.parse(line));
    });
    const arrived = async (count: number) => {
      const deadline = Date.now() + 10_000;
      while (lines.length < count && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 20));
      assert.equal(lines.length, count);
    };
    const deadline = Date.now() + 10_000;
    while ((await json<unknown[]>('webhook', 'list')).length === 0) assert.ok(Date.now() < deadline);

    const tested = await json<{ state: string }[]>('webhook', 'test');
    assert.equal(tested.length, eventKinds.length);
    assert.ok(tested.every((delivery) => delivery.state === 'delivered'));
    await arrived(eventKinds.length);
    assert.ok(lines.every((line) => line.signature === 'valid'));
    assert.deepEqual(
      lines.map((line) => line.payload.type ?? line.payload.status).toSorted(),
      [...eventKinds].toSorted(),
    );

    const log = await json<{ deliveries: { eventId: string; attempts: { status: number }[] }[] }>('webhook', 'log');
    const [newest] = log.deliveries;
    assert.equal(newest?.attempts[0]?.status, 204);
    assert.deepEqual(await json('webhook', 'replay', newest?.eventId ?? ''), { deliveries: 1 });
    await arrived(eventKinds.length + 1);

    listener.kill('SIGINT');
    const [code] = (await once(listener, 'close')) as [number | null];
    assert.equal(code, 0);
    assert.deepEqual(await json('webhook', 'list'), [], 'the endpoint goes with the listener');
  });

  test('the events of an order arrive: QUEUED first, CANCELLED last, each once', async () => {
    const listener = start('listen', '--register', '--json');
    const statuses: string[] = [];
    listener.stdout?.on('data', (chunk: Buffer) => {
      for (const line of chunk.toString().split('\n').filter(Boolean)) statuses.push(JSON.parse(line).payload.status);
    });
    const deadline = Date.now() + 30_000;
    while ((await json<unknown[]>('webhook', 'list')).length === 0) assert.ok(Date.now() < deadline);
    // Nothing listens there, so nothing can be bought before the cancellation comes.
    const order = await json<{ taskId: string }>('buy', 'http://127.0.0.1:9/products/1', '--no-watch');
    await run('cancel', order.taskId);
    while (!['CANCELLED', 'FAILED'].includes(statuses.at(-1) ?? '') && Date.now() < deadline) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    listener.kill('SIGINT');
    await once(listener, 'close');
    assert.equal(statuses[0], 'QUEUED');
    assert.equal(statuses.at(-1), 'CANCELLED');
    assert.equal(new Set(statuses).size, statuses.length);
  });

  test('mistakes are answered with a sentence and exit code 2 or 1', async () => {
    const unknown = await run('webhook', 'frobnicate');
    assert.deepEqual([unknown.code, unknown.errors.includes('There is no command')], [2, true]);
    const missing = await run('keys', 'create');
    assert.deepEqual([missing.code, missing.errors.includes('--mode')], [2, true]);
    const refused = await run('webhook', 'set', 'http://10.0.0.1/');
    assert.deepEqual([refused.code, refused.errors.includes('private_address')], [1, true]);
    assert.match((await run('buy', '--help')).output, /Usage: cartwright buy URL/);
  });

  test('doctor finds everything in order', async () => {
    const { code, output } = await run('doctor');
    assert.equal(code, 0, output);
  });
});
