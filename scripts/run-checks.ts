import { spawn } from 'node:child_process';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '..');

export interface Check {
  name: string;
  program: string;
  args: string[];
}

const bin = (name: string): string => join(ROOT, 'node_modules', '.bin', name);

export const STATIC_CHECKS: Check[] = [
  { name: 'format and lint', program: bin('biome'), args: ['check', '--error-on-warnings', '.'] },
  { name: 'types', program: bin('tsc'), args: ['-p', 'tsconfig.json'] },
];

export const ARCHITECTURE_CHECK: Check = {
  name: 'architecture',
  program: process.execPath,
  args: ['--test', 'test/architecture/**/*.test.ts'],
};

export async function findFiles(patterns: string[]): Promise<string[]> {
  const found = new Set<string>();
  for await (const file of glob(patterns, { cwd: ROOT, exclude: ['**/node_modules/**'] })) found.add(file);
  return [...found].sort();
}

/** Runs the checks in parallel; prints a line for each, and the full output of those that fail. */
export async function runChecks(checks: Check[]): Promise<boolean> {
  const results = await Promise.all(checks.map(runCheck));
  return results.every(Boolean);
}

async function runCheck({ name, program, args }: Check): Promise<boolean> {
  const started = performance.now();
  const child = spawn(program, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  const code = await new Promise<number | null>((done, fail) => {
    child.once('error', fail);
    child.once('close', done);
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  if (code !== 0) process.stdout.write(`${output.trimEnd()}\n`);
  process.stdout.write(`${code === 0 ? '✔' : '✖'} ${name} (${seconds} s)\n`);
  return code === 0;
}
