import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const LAUNCHER = join(import.meta.dirname, '..', '..', 'src', 'platform', 'embedded-postgres', 'index.ts');

export interface PostgresHolder {
  url: string;
  serverPid: number;
  stop(): Promise<void>;
  kill9(): Promise<void>;
}

/** Starts an embedded PostgreSQL from another process, which can then be ended, or killed, like a service. */
export async function startPostgresHolder(
  dataDir: string,
  { account = {}, launcher = LAUNCHER }: { account?: { uid?: number; gid?: number }; launcher?: string } = {},
): Promise<PostgresHolder> {
  const args = [join(import.meta.dirname, 'hold-postgres.ts'), launcher, dataDir];
  const child = spawn(process.execPath, args, { ...account, env: {}, stdio: ['ignore', 'pipe', 'pipe'] });
  const exited = once(child, 'close');
  let complaint = '';
  child.stderr.on('data', (chunk) => {
    complaint += chunk;
  });
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    child.kill(signal);
    await exited;
  };
  const line = await Promise.race([once(child.stdout, 'data').then(([chunk]) => String(chunk)), exited.then(() => '')]);
  if (line === '') throw new Error(complaint);
  return { ...JSON.parse(line), stop: () => end('SIGTERM'), kill9: () => end('SIGKILL') };
}
