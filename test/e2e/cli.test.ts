import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { eventKinds } from '@cartwright/contract';
import { commands } from '../../packages/cli/src/commands/index.ts';
import { describeCommand } from '../../packages/cli/src/help.ts';
import { compileCache, makeTempDir, type RunningService, startService } from '../harness/index.ts';

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
    service = await startService({ dataDir, env: { ALLOW_PRIVATE_HOSTS: '127.0.0.0/8', MALL: 'on' } });
  });
  after(async () => {
    await service.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  /** What the service itself proposes to buy. */
  const productUrl = () => /"url":"([^"]+)"/.exec(service.stdout())?.[1] ?? '';
  const startWith = (env: Record<string, string>, words: string[]): ChildProcess =>
    spawn(process.execPath, [CLI, ...words], {
      env: {
        PATH: process.env.PATH,
        ...compileCache,
        CARTWRIGHT_URL: service.url,
        CARTWRIGHT_API_KEY: key,
        DATA_DIR: dataDir,
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  const start = (...words: string[]): ChildProcess => startWith({}, words);
  /** The last argument may be settings for the environment. */
  const run = async (...words: (string | Record<string, string>)[]): Promise<Run> => {
    const env = Object.assign({}, ...words.filter((word) => typeof word === 'object'));
    const child = startWith(
      env,
      words.filter((word) => typeof word === 'string'),
    );
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
    assert.equal((await run('keys', 'create', '--mode', 'live')).code, 4, 'live keys need an account that went live');
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

  test('mistakes are answered with a sentence and an exit code that says whose they are', async () => {
    const unknown = await run('webhook', 'frobnicate');
    assert.deepEqual([unknown.code, unknown.errors.includes('There is no command')], [2, true]);
    assert.match(unknown.errors, /Did you mean .*"webhook list"/);
    const missing = await run('keys', 'create');
    assert.deepEqual([missing.code, missing.errors.includes('--mode')], [2, true]);
    const wrongWord = await run('webhook', 'log', '--state', 'lost');
    assert.deepEqual([wrongWord.code, wrongWord.errors.includes('pending, delivered, failed')], [2, true]);
    const refused = await run('webhook', 'set', 'http://10.0.0.1/');
    assert.deepEqual([refused.code, refused.errors.includes('private_address')], [4, true]);
    const asJson = await run('webhook', 'set', 'http://10.0.0.1/', '--json');
    assert.partialDeepStrictEqual(JSON.parse(asJson.errors), { error: 'private_address' });
    const nobody = await run('webhook', 'list', { CARTWRIGHT_URL: 'http://127.0.0.1:9' });
    assert.deepEqual([nobody.code, nobody.errors.includes('npm start')], [3, true]);
    assert.match((await run('buy', '--help')).output, /Usage: cartwright buy URL/);
    assert.match((await run('help')).output, /Exit codes:\n {2}0 {4}done/);
  });

  test('every command explains itself and each of its options', () => {
    for (const command of commands) {
      assert.match(describeCommand(command), new RegExp(`Usage: cartwright ${command.name}\\b[\\s\\S]*--json`));
      for (const option of Object.values(command.options)) assert.ok(option.help.length > 3, command.name);
    }
  });

  test('doctor finds everything in order, and says how to fix what is not', async () => {
    const healthy = await run('doctor', productUrl());
    assert.equal(healthy.code, 0, healthy.output);
    const sick = await run('doctor', '--json', {
      CARTWRIGHT_URL: 'http://127.0.0.1:9',
      VAULT_KEY: 'c2hvcnQ=',
      DATABASE_URL: 'postgres://127.0.0.1:9/none',
      CHROMIUM_PATH: '/nowhere/chromium',
      PORT: new URL(service.url).port,
    });
    assert.equal(sick.code, 1);
    const findings = JSON.parse(sick.output) as { what: string; state: string; fix?: string }[];
    const wrong = findings.filter((finding) => finding.state === 'fail');
    assert.deepEqual(
      wrong.map((finding) => finding.what),
      ['postgres', 'chromium', 'port', 'vault key', 'service'],
    );
    assert.ok(wrong.every((finding) => finding.fix));
  });

  test('the shell completes commands and options', async () => {
    const { output: script } = await run('completion', 'bash');
    const complete = async (...words: string[]) => {
      const typed = ['cartwright', ...words].map((word) => `'${word}'`).join(' ');
      const ask = `COMP_WORDS=(${typed}); COMP_CWORD=${words.length}; _cartwright; echo "\${COMPREPLY[@]}"`;
      const child = spawn('bash', ['-c', `${script}\n${ask}`], { stdio: ['ignore', 'pipe', 'inherit'] });
      let completed = '';
      child.stdout.on('data', (chunk) => {
        completed += chunk;
      });
      await once(child, 'close');
      return completed.trim().split(' ');
    };
    assert.deepEqual(await complete('con'), ['confirm']);
    assert.deepEqual(await complete('keys', ''), ['create', 'list', 'revoke']);
    assert.deepEqual(await complete('webhook', 'test', '--e'), ['--endpoint', '--event']);
    assert.deepEqual(await complete('buy', 'https://shop.example/1', '--max-t'), ['--max-total']);
    assert.match((await run('completion', 'fish')).output, /complete -c cartwright .* -l max-total/);
    assert.match((await run('completion', 'zsh')).output, /^#compdef cartwright/);
  });

  test('from search to a bought product', async () => {
    const url = productUrl();
    const found = await json<{ product: { name: string }; variants: { price: number }[] }>('details', url);
    const { products } = await json<{ products: { directUrl: string }[] }>('search', found.product.name);
    assert.ok(products.some((product) => product.directUrl === url));
    const estimate = await json<{ total: number; subtotal: number }>('estimate', url, '--zip', '97201');
    assert.equal(estimate.subtotal, found.variants[0]?.price);
    const session = await json<{ url: string }>(
      ...['pay-session', '--email', 'ada@example.com', '--price', '49.90', '--purpose', 'A shirt'],
    );
    assert.match(session.url, /^http/);

    const tooDear = await run('buy', url, '--max-total', '0.5', '--json');
    assert.equal(tooDear.code, 1, tooDear.errors);
    assert.equal(JSON.parse(tooDear.output).failure.code, 'price_limit_exceeded');
    const bought = await run('buy', url, '--pictures', join(dataDir, 'pictures'));
    assert.equal(bought.code, 0, bought.output + bought.errors);
    assert.match(bought.output, /ADD_TO_CART[\s\S]*COMPLETED {2}order \S+ {2}\d+\.\d\d [A-Z]{3}/);
    const listed = await json<{ tasks: { merchant: string }[] }>('list', '--status', 'COMPLETED');
    assert.deepEqual(
      listed.tasks.map((task) => task.merchant),
      [new URL(url).host],
    );
    const [, picture = ''] = /(file:\S+\.jpg)/.exec(bought.output) ?? [];
    assert.deepEqual([...(await readFile(new URL(picture))).subarray(0, 2)], [0xff, 0xd8], 'a JPEG');
  });

  /** After the purchase above, which left a recipe. */
  test('what was learnt of a merchant is exported, and taken over where it is unknown', async () => {
    const merchants = async () =>
      (await json<{ merchant: string }[]>('recipes', 'list')).map(({ merchant }) => merchant);
    const [merchant = ''] = await merchants();
    assert.notEqual(merchant, '');
    const file = join(dataDir, 'recipes.json');
    assert.match((await run('recipes', 'export', merchant, '--file', file)).output, /^Wrote 1 recipe to /);
    const text = await readFile(file, 'utf8');
    assert.equal((await run('recipes', 'remove', merchant)).code, 0);
    assert.deepEqual(await merchants(), []);
    assert.equal((await run('recipes', 'export', merchant)).code, 2, 'nothing is known of it any more');

    const changed = join(dataDir, 'changed.json');
    await writeFile(changed, text.replace('"version": 1', '"version": 1, "theme": "another-theme"'));
    const refused = await run('recipes', 'import', changed);
    assert.notEqual(refused.code, 0, refused.output);
    assert.deepEqual(await merchants(), [], 'a copy that was changed is not taken over');
    assert.equal((await run('recipes', 'import', join(dataDir, 'nowhere.json'))).code, 2);

    assert.match((await run('recipes', 'import', file)).output, /^Imported 1 recipe\./);
    assert.deepEqual(await merchants(), [merchant]);
    const again = JSON.parse((await run('recipes', 'export')).output);
    assert.deepEqual(again, JSON.parse(text));
  });
});
