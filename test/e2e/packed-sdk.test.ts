import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { promisify } from 'node:util';
import { makeTempDir, type RunningService, startService } from '../harness/index.ts';

const ROOT = join(import.meta.dirname, '../..');
const run = promisify(execFile);

const plainJavaScript = `
import { ApiError, createClient, createWebhookReceiver, exampleOrder } from '@cartwright/sdk';

const cartwright = createClient({ url: process.env.URL, apiKey: process.env.KEY });
const order = exampleOrder('https://shop.example/products/1');
const first = await cartwright.checkouts.create(order, { idempotencyKey: 'order-1' });
const again = await cartwright.checkouts.create(order, { idempotencyKey: 'order-1' });
const task = await cartwright.checkouts.read({ taskId: first.taskId });
const error = await cartwright.checkouts.read({ taskId: crypto.randomUUID() }).catch((caught) => caught);
const steps = [];
for await (const step of cartwright.checkouts.steps(first.taskId)) {
  steps.push(step.status);
  if (steps.length === 1) await cartwright.checkouts.cancel({ taskId: first.taskId });
  if (step.systemStatus === 'CANCELLED') break;
}
console.log(JSON.stringify({
  once: first.taskId === again.taskId,
  status: task.status,
  error: error instanceof ApiError && [error.status, error.code, error.requestId.slice(0, 4)],
  steps: [steps[0], steps.at(-1)],
  receiver: typeof createWebhookReceiver({ secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw' }).handle,
}));
`;

const typed = `
import { type CheckoutTask, createClient, isTerminal, type WebhookEvent } from '@cartwright/sdk';

const cartwright = createClient({ url: 'http://127.0.0.1:3000', apiKey: 'cw_test_x' });
export async function total(taskId: string): Promise<number | undefined> {
  const task: CheckoutTask = await cartwright.checkouts.read({ taskId });
  // @ts-expect-error a status is one of nine words
  if (task.status === 'DONE') return 0;
  return isTerminal(task.status) ? task.derivedDetails.pricing?.total : undefined;
}
export const isBought = (event: WebhookEvent) => event.kind === 'task' && event.status === 'COMPLETED';
// @ts-expect-error a search needs words
export const nothing = () => cartwright.products.search({});
`;

describe('the packed SDK, installed into an empty project', () => {
  let service: RunningService;
  let folder: string;
  let project: string;

  before(async () => {
    service = await startService({ env: { ROLES: 'api' } });
    folder = await makeTempDir('packed-');
    project = join(folder, 'project');
    // npm pack changes the manifest temporarily while other tests import the packages, so it runs on a copy.
    for (const path of ['tsconfig.json', 'LICENSE', 'scripts/pack-compiled.mjs', 'packages/contract', 'packages/sdk']) {
      await cp(join(ROOT, path), join(folder, path), { recursive: true });
    }
    await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
    await mkdir(project);
    await writeFile(join(project, 'package.json'), '{"type":"module","private":true}');
    const pack = async (path: string) => {
      const options = { cwd: path, env: { ...process.env, npm_config_workspaces: 'false' } };
      const { stdout } = await run('npm', ['pack', '--json', '--pack-destination', project], options);
      return `./${(JSON.parse(stdout) as { filename: string }[])[0]?.filename}`;
    };
    const tarballs = [
      await pack(join(folder, 'packages/contract')),
      await pack(join(folder, 'packages/sdk')),
      await pack(join(ROOT, 'node_modules/zod')),
    ];
    await run('npm', ['install', '--offline', '--no-audit', '--no-fund', ...tarballs], { cwd: project });
  });
  after(async () => {
    await service.stop();
    await rm(folder, { recursive: true, force: true });
  });

  test('it carries compiled code and types, needs the contract alone, and leaves the sources as they were', async () => {
    const manifest = JSON.parse(await readFile(join(project, 'node_modules/@cartwright/sdk/package.json'), 'utf8'));
    assert.deepEqual(Object.keys(manifest.dependencies), ['@cartwright/contract']);
    assert.deepEqual(manifest.exports, { '.': { types: './dist/index.d.ts', default: './dist/index.js' } });
    const source = JSON.parse(await readFile(join(folder, 'packages/sdk/package.json'), 'utf8'));
    assert.deepEqual(source.exports, { '.': './src/index.ts' });
  });

  test('plain JavaScript uses it against the running service', async () => {
    await writeFile(join(project, 'use.js'), plainJavaScript);
    const env = { PATH: process.env.PATH, URL: service.url, KEY: service.testKey ?? '' };
    const { stdout } = await run(process.execPath, ['use.js'], { cwd: project, env });
    assert.deepEqual(JSON.parse(stdout), {
      once: true,
      status: 'QUEUED',
      error: [404, 'not_found', 'req_'],
      steps: ['QUEUED', 'CANCELLED'],
      receiver: 'function',
    });
  });

  test('TypeScript checks its callers, with either kind of module resolution', async () => {
    await writeFile(join(project, 'use.ts'), typed);
    for (const resolution of [
      ['nodenext', 'nodenext'],
      ['esnext', 'bundler'],
    ] as const) {
      const [module, moduleResolution] = resolution;
      const compilerOptions = { strict: true, noEmit: true, target: 'es2022', lib: ['es2022', 'dom'], types: [] };
      const config = { compilerOptions: { ...compilerOptions, module, moduleResolution }, files: ['use.ts'] };
      await writeFile(join(project, 'tsconfig.json'), JSON.stringify(config));
      await run(join(ROOT, 'node_modules/.bin/tsc'), ['-p', project]).catch((error) => assert.fail(error.stdout));
    }
  });
});
