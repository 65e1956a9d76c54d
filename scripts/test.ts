// All that CI runs: the static checks, then every test against one throw-away database server.
// With arguments (files or patterns) only those tests run, without the checks.
import { rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { startEmbeddedPostgres } from '../src/platform/embedded-postgres/index.ts';
import { findTestChromium } from '../test/harness/find-test-chromium.ts';
import { makeTempDir } from '../test/harness/temp-dir.ts';
import { findFiles, runChecks, STATIC_CHECKS } from './run-checks.ts';
import { type FileResult, runTestFiles } from './run-test-files.ts';

const ALL_TESTS = ['packages/*/src/**/*.test.ts', 'src/**/*.test.ts', 'scripts/**/*.test.ts', 'test/**/*.test.ts'];

/** More failures than this have a common cause, and running them again shows nothing. A batch that died is fewer. */
const TOLD_APART = 15;

/** Many files wait more than they compute (for slow shops, for what never comes), so more run than there are cores. */
const AT_ONCE = availableParallelism() + 2;

const patterns = process.argv.slice(2);
// From the end of the alphabet: the long files of test/ come first, so that short ones fill all cores to the end.
const files = (await findFiles(patterns.length > 0 ? patterns : ALL_TESTS)).reverse();
if (files.length === 0) throw new Error(`No test matches ${patterns.join(' ')}`);

const checked = patterns.length > 0 || (await runChecks(STATIC_CHECKS));
// Unpacked once before anything is timed. Where there is no browser, the tests that need one say so themselves.
await findTestChromium(null, say).catch((error: Error) => say(error.message));
const dataDir = await makeTempDir('test-run-');
const server = await startEmbeddedPostgres({ dataDir, durable: false, maxConnections: 300 });
try {
  const testsPassed = await runAll({ ...process.env, TEST_POSTGRES_URL: server.url });
  if (!checked) say('✖ a check above failed');
  process.exitCode = checked && testsPassed ? 0 : 1;
} finally {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}

/** A file that failed fails the run. It runs once more, alone, only to tell whether it is broken or unsteady. */
async function runAll(env: NodeJS.ProcessEnv): Promise<boolean> {
  let done = 0;
  const onResult = (result: FileResult) => report(result, `${++done}/${files.length}`);
  const results = await runTestFiles(files, { parallel: AT_ONCE, env, onResult });
  if (results.length < files.length) {
    say(`✖ ended after ${results.length} of ${files.length} files`);
    return false;
  }
  const failed = results.filter((result) => !result.ok).map((result) => result.file);
  const sum = (key: 'passed' | 'failed') => results.reduce((total, result) => total + result[key], 0);
  const again = failed.length <= TOLD_APART ? await runTestFiles(failed, { parallel: 1, env, onResult: () => {} }) : [];
  const isUnsteady = (file: string) => again.some((result) => result.file === file && result.ok);
  for (const file of failed) say(`✖ ${file}${isUnsteady(file) ? ' (unsteady: it passed when run again alone)' : ''}`);
  say(`${sum('passed')} passed, ${sum('failed')} failed`);
  return failed.length === 0;
}

function report(result: FileResult, place: string): void {
  const { file, ok, passed, seconds, output } = result;
  say(`${ok ? '✔' : '✖'} ${place} ${file}: ${passed} passed in ${seconds.toFixed(1)} s`);
  const requirements = /^requirements: .*$/m.exec(output);
  if (requirements) say(requirements[0]);
  if (!ok) say(output);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
