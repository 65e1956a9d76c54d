import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const MAIN = join(import.meta.dirname, '..', '..', 'src', 'main.ts');
const READY_MS = 60_000;

export interface ServiceProcess {
  pid: number;
  ready: Promise<void>;
  /** Resolves when the process is gone, however it went. */
  gone: Promise<void>;
  isGone(): boolean;
  lines: string[];
  signal(name: NodeJS.Signals): void;
}

/** The service as its own process. `command` runs it elsewhere, such as in another network namespace. */
export function startServiceProcess(input: {
  env: Record<string, string>;
  cwd: string;
  onLine?: (line: string) => void;
  command?: readonly string[];
}): ServiceProcess {
  const [file = '', ...args] = [...(input.command ?? []), process.execPath, MAIN];
  const child = spawn(file, args, { cwd: input.cwd, env: input.env, stdio: ['ignore', 'pipe', 'pipe'] });
  const lines: string[] = [];
  let hasEnded = false;
  const gone = new Promise<void>((resolve) => child.once('close', () => resolve()));
  gone.then(() => {
    hasEnded = true;
  });
  const ready = new Promise<void>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`not ready in time:\n${lines.join('\n')}`)), READY_MS).unref();
    const read = (line: string) => {
      lines.push(line);
      input.onLine?.(line);
      if (!line.includes('Cartwright is ready')) return;
      clearTimeout(late);
      resolve();
    };
    for (const stream of [child.stdout, child.stderr]) createInterface({ input: stream }).on('line', read);
    gone.then(() => reject(new Error(`ended before it was ready:\n${lines.join('\n')}`)));
  });
  ready.catch(() => undefined);
  return { pid: child.pid ?? 0, ready, gone, isGone: () => hasEnded, lines, signal: (name) => kill(child, name) };
}

function kill(child: ChildProcess, name: NodeJS.Signals): void {
  if (child.exitCode === null && child.signalCode === null) child.kill(name);
}
