import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { test } from 'node:test';

const MAIN = join(import.meta.dirname, '..', 'chaos', 'main.ts');

/** The short form of `npm run chaos`: the same scenarios, a few times each. */
test('killed and stopped workers, races and outages leave one order per task and no task open', async () => {
  const child = spawn(process.execPath, [MAIN, '--json', '--only', 'races,stops,kills'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let complaints = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (complaints += chunk));
  const code = await new Promise((resolve) => child.once('close', resolve));
  assert.equal(code, 0, complaints || output);
  const result = JSON.parse(output.trim().split('\n').at(-1) ?? '{}') as Record<string, number>;
  assert.equal(result.duplicateOrders, 0);
  assert.equal(result.unfinished, 0);
  assert.ok((result.kills ?? 0) > 0 && (result.stops ?? 0) > 0 && (result.staleWritesRefused ?? 0) > 0, output);
});
