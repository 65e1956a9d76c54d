import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { compileCache, findFreePort, makeTempDir } from '../harness/index.ts';
import { root } from './read-blocks.ts';

const START_TIMEOUT_MS = 240_000;

export interface DocumentedService {
  url: string;
  key: string;
  env: Record<string, string>;
  /** Writes the addresses and the key of this service where the page has those of a first start. */
  fill(text: string): string;
  stop(): Promise<void>;
}

/** Runs the command from the pages, with its own ports and folder. */
export async function startAsDocumented(command: string): Promise<DocumentedService> {
  const dataDir = await makeTempDir('docs-');
  const [port, mallPort] = [await findFreePort(), await findFreePort()];
  const path = `${join(root, 'node_modules/.bin')}:${process.env.PATH}`;
  const base = { PATH: path, ...compileCache, HOME: dataDir, DATA_DIR: dataDir };
  const child = spawn('bash', ['-c', command], {
    cwd: root,
    detached: true,
    env: {
      ...base,
      PORT: String(port),
      MALL_PORT: String(mallPort),
      MERCHANT_CONCURRENCY: '2',
      // As the page on webhooks asks for.
      ALLOW_PRIVATE_HOSTS: '127.0.0.1',
      CACHE_DIR: join(root, '.cache/chromium'),
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((done) => child.once('close', () => done()));
  const { url, key } = await new Promise<{ url: string; key: string }>((done, fail) => {
    let output = '';
    const read = (chunk: Buffer) => {
      output += chunk;
      const [, url] = /ready at (http\S+)/.exec(output) ?? [];
      const [, key] = /Test key: (\S+)/.exec(output) ?? [];
      if (url && key && output.includes('curl')) done({ url, key });
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    setTimeout(() => fail(new Error(`not ready in time:\n${output}`)), START_TIMEOUT_MS).unref();
    void ended.then(() => fail(new Error(`ended before it was ready:\n${output}`)));
  });
  return {
    url,
    key,
    env: { ...base, CARTWRIGHT_URL: url, CARTWRIGHT_API_KEY: key },
    fill: (text) =>
      text
        .replaceAll('http://127.0.0.1:3000', url)
        .replaceAll(/127\.0\.0\.1:41(\d\d)(?!\d)/g, (_, shop) => `127.0.0.1:${mallPort + Number(shop)}`)
        .replaceAll('cw_test_…', key),
    async stop() {
      if (child.pid) process.kill(-child.pid, 'SIGTERM');
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
