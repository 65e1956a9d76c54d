// All that CI runs: the static checks, then every test against one throw-away database server.
// With arguments (files or patterns) only those tests run, without the checks.
import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { startEmbeddedPostgres } from '../src/platform/embedded-postgres/index.ts';
import { makeTempDir } from '../test/harness/temp-dir.ts';
import { findFiles, ROOT, runChecks, STATIC_CHECKS } from './run-checks.ts';

const ALL_TESTS = ['packages/*/src/**/*.test.ts', 'src/**/*.test.ts', 'scripts/**/*.test.ts', 'test/**/*.test.ts'];
const TEST_TIMEOUT_MS = 180_000;

async function runTests(files: string[], serverUrl: string): Promise<number> {
  const options = [
    '--test',
    '--test-reporter=spec',
    `--test-concurrency=${Math.max(2, availableParallelism())}`,
    `--test-timeout=${TEST_TIMEOUT_MS}`,
  ];
  const child = spawn(process.execPath, [...options, ...files], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, TEST_POSTGRES_URL: serverUrl },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal));
  return new Promise((done, fail) => {
    child.once('error', fail);
    child.once('exit', (code) => done(code ?? 1));
  });
}

const patterns = process.argv.slice(2);
const files = await findFiles(patterns.length > 0 ? patterns : ALL_TESTS);
if (files.length === 0) throw new Error(`No test matches ${patterns.join(' ')}`);

const checked = patterns.length > 0 || (await runChecks(STATIC_CHECKS));
const dataDir = await makeTempDir('test-run-');
const server = await startEmbeddedPostgres({ dataDir, durable: false, maxConnections: 300 });
try {
  const code = await runTests(files, server.url);
  if (!checked) process.stdout.write('✖ a check above failed\n');
  process.exitCode = checked ? code : 1;
} finally {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}
