import { spawn } from 'node:child_process';
import { ROOT } from './run-checks.ts';

export interface FileResult {
  file: string;
  ok: boolean;
  passed: number;
  failed: number;
  seconds: number;
  output: string;
}

const FILE_TIMEOUT_MS = 420_000;

/** Runs each test file as its own process, several at a time, and passes on each result as it arrives. */
export async function runTestFiles(
  files: readonly string[],
  options: { parallel: number; env: NodeJS.ProcessEnv; onResult(result: FileResult): void },
): Promise<FileResult[]> {
  const waiting = [...files];
  const results: FileResult[] = [];
  const work = async () => {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
      const result = await runFile(file, options.env);
      results.push(result);
      options.onResult(result);
    }
  };
  await Promise.all(Array.from({ length: options.parallel }, work));
  return results;
}

async function runFile(file: string, env: NodeJS.ProcessEnv): Promise<FileResult> {
  const begin = performance.now();
  const child = spawn(process.execPath, ['--test-reporter=spec', file], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  const timer = setTimeout(() => {
    output += `\n✖ ${file} did not end within ${FILE_TIMEOUT_MS / 1000} s\n`;
    child.kill('SIGKILL');
  }, FILE_TIMEOUT_MS);
  const stop = (signal: NodeJS.Signals) => child.kill(signal);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  const code = await new Promise<number | null>((done) => child.once('close', done));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.off(signal, stop);
  clearTimeout(timer);
  const count = (word: string) => Number(new RegExp(`^ℹ ${word} (\\d+)$`, 'm').exec(output)?.[1] ?? 0);
  const [passed, failed] = [count('pass'), count('fail') + count('cancelled')];
  // A file that runs no test proves nothing, whatever its exit code.
  const ok = code === 0 && failed === 0 && passed > 0;
  return {
    file,
    ok,
    passed,
    failed: ok ? 0 : Math.max(1, failed),
    seconds: (performance.now() - begin) / 1000,
    output,
  };
}
