import { spawn } from 'node:child_process';
import { NODE_FLAGS } from '../test/harness/node-flags.ts';
import { VERDICT, type Verdict } from './report-batch.ts';
import { ROOT } from './run-checks.ts';

export interface FileResult {
  file: string;
  ok: boolean;
  passed: number;
  failed: number;
  seconds: number;
  /** What its process said; of several files in one process only the first that failed has it, else the first. */
  output: string;
}

const FILE_TIMEOUT_MS = 420_000;
const BATCH_TIMEOUT_MS = 3 * FILE_TIMEOUT_MS;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Their tests neither set nor end anything that a neighbour in the same process would notice, and nothing is started while
 * they are loaded, which happens to all at once.
 */
const SHARES_PROCESS = /^(src|packages|test\/architecture)\/|^test\/e2e\/agent-(?!pricing|remote-browser|service)/;
/** What a process loads and builds before its first test costs more than most files. */
const MOST_IN_BATCH = 30;
/** Batches get smaller towards the end, so that no core is still at work for long when the others have nothing left to do. */
const BATCHES_LEFT = 2;

/** Runs the files in processes of their own or in small batches, and passes on each result as it arrives. */
export async function runTestFiles(
  files: readonly string[],
  options: { parallel: number; env: NodeJS.ProcessEnv; onResult(result: FileResult): void },
): Promise<FileResult[]> {
  const waiting = intoBatches(files, options.parallel);
  const results: FileResult[] = [];
  const work = async () => {
    for (let batch = waiting.shift(); batch !== undefined; batch = waiting.shift()) {
      for (const result of await runBatch(batch, options.env)) {
        results.push(result);
        options.onResult(result);
      }
    }
  };
  // Asked to end, it ends what runs and begins nothing more; the results of the rest are missing then.
  const stop = () => void waiting.splice(0);
  for (const signal of SIGNALS) process.on(signal, stop);
  await Promise.all(Array.from({ length: options.parallel }, work));
  for (const signal of SIGNALS) process.off(signal, stop);
  return results;
}

/** Neighbours together. With one process at a time each file is alone: then it is asked what a file does by itself. */
function intoBatches(files: readonly string[], parallel: number): string[][] {
  const batches: string[][] = [];
  let most = 1;
  for (const [at, file] of files.entries()) {
    const last = batches.at(-1) ?? [];
    const isJoining = parallel > 1 && SHARES_PROCESS.test(file) && SHARES_PROCESS.test(last[0] ?? '');
    if (isJoining && last.length < most) last.push(file);
    else {
      batches.push([file]);
      most = Math.min(MOST_IN_BATCH, Math.ceil((files.length - at) / (BATCHES_LEFT * parallel)));
    }
  }
  return batches;
}

/** In one process, one after the other. */
export async function runBatch(files: readonly string[], env: NodeJS.ProcessEnv): Promise<FileResult[]> {
  const begin = performance.now();
  const { code, output } = await runNode(
    ['--test-reporter=./scripts/report-batch.ts', 'scripts/run-test-batch.ts', ...files],
    { env, timeoutMs: files.length > 1 ? BATCH_TIMEOUT_MS : FILE_TIMEOUT_MS },
  );
  const line = output.split('\n').find((one) => one.startsWith(VERDICT));
  const verdict: Verdict = line ? JSON.parse(line.slice(VERDICT.length)) : {};
  // A process that ends badly for no reason of a single file fails them all.
  const isExplained = code === 0 || files.some((file) => verdict[file]?.failed);
  const whole = (performance.now() - begin) / 1000;
  const results = files.map((file) => {
    const { passed = 0, failed = 0, seconds = 0 } = verdict[file] ?? {};
    // A file that runs no test proves nothing, whatever the exit code.
    const ok = isExplained && failed === 0 && passed > 0;
    return {
      file,
      ok,
      passed,
      failed: ok ? 0 : Math.max(1, failed),
      seconds: files.length > 1 ? seconds : whole,
      output: '',
    };
  });
  const speaker = results.find((result) => !result.ok) ?? results[0];
  if (speaker) speaker.output = output;
  return results;
}

async function runNode(
  args: string[],
  { env, timeoutMs }: { env: NodeJS.ProcessEnv; timeoutMs: number },
): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [...NODE_FLAGS, ...args], {
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
    output += `\n✖ did not end within ${timeoutMs / 1000} s\n`;
    child.kill('SIGKILL');
  }, timeoutMs);
  const stop = (signal: NodeJS.Signals) => child.kill(signal);
  for (const signal of SIGNALS) process.on(signal, stop);
  const code = await new Promise<number | null>((done) => child.once('close', done));
  for (const signal of SIGNALS) process.off(signal, stop);
  clearTimeout(timer);
  return { code, output };
}
