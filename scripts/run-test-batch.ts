// node scripts/run-test-batch.ts FILE.test.ts…: runs test files one after the other in this process, each with its hooks
// as a suite. Loading the program and starting a browser costs more than most of these tests.
import { join } from 'node:path';
import { suite } from 'node:test';
import '../test/harness/at-end.ts';
import { ROOT } from './run-checks.ts';

for (const file of process.argv.slice(2)) suite(file, async () => void (await import(join(ROOT, file))));
