import { readFile, readlink, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

export async function waitUntilGone(pid: number, timeoutMs: number): Promise<boolean> {
  const deadline = Date.now() + timeoutMs;
  while (isAlive(pid)) {
    if (Date.now() > deadline) return false;
    await new Promise((done) => setTimeout(done, 25));
  }
  return true;
}

export interface RunningServer {
  pid: number;
  port: number;
}

/**
 * What postmaster.pid says: nothing is running, a server of this folder runs or is on its way, or the number in it has
 * since been given to an unrelated process (which happens at once in a restarted container).
 */
export async function readRunningServer(cluster: string): Promise<LockState> {
  return judgeLock(await readFile(lockFile(cluster), 'utf8').catch(() => ''), cluster);
}

type LockState = RunningServer | 'none' | 'starting' | 'stranger';

const lockFile = (cluster: string): string => join(cluster, 'postmaster.pid');

async function judgeLock(text: string, cluster: string): Promise<LockState> {
  const lines = text.split('\n');
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid)) return 'none';
  if (await isStranger(pid, cluster)) return 'stranger';
  const port = Number(lines[3]);
  return Number.isInteger(port) && port > 0 ? { pid, port } : 'starting';
}

/** In doubt a process counts as the server: two servers on one folder would destroy it. */
async function isStranger(pid: number, cluster: string): Promise<boolean> {
  const program = (await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => 'postgres')).trim();
  const folder = await readlink(`/proc/${pid}/cwd`).catch(() => cluster);
  return program !== 'postgres' && folder !== cluster;
}

/**
 * PostgreSQL would not start while that process lives. Another start may write a good file at any time, so the
 * file is moved aside, judged there, and moved back when it is a server's after all.
 */
export async function discardLockOfStranger(cluster: string): Promise<void> {
  const aside = `${lockFile(cluster)}.${process.pid}`;
  await rename(lockFile(cluster), aside).catch(() => {});
  const state = await judgeLock(await readFile(aside, 'utf8').catch(() => ''), cluster);
  if (state === 'none' || state === 'stranger') await rm(aside, { force: true });
  else await rename(aside, lockFile(cluster));
}

/** Records that this process is responsible for stopping the server. */
export async function claimOwnership(ownerFile: string): Promise<void> {
  await writeFile(ownerFile, `${process.pid} ${await startTime(process.pid)}`, { mode: 0o600 });
}

export async function isOwnedByAnother(ownerFile: string): Promise<boolean> {
  const [pid, started] = (await readFile(ownerFile, 'utf8').catch(() => '')).split(' ');
  const owner = Number(pid);
  if (!owner || owner === process.pid || !isAlive(owner)) return false;
  return (await startTime(owner)) === (started ?? '');
}

/** Tells a process from a later one with the same number; empty where the system does not say. */
async function startTime(pid: number): Promise<string> {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return line.slice(line.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}
