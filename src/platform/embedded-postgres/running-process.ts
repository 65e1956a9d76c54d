import { readFile, readlink, writeFile } from 'node:fs/promises';
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

/** The server that postmaster.pid names, if that process still lives and is the server of this folder. */
export async function readRunningServer(cluster: string): Promise<RunningServer | 'starting' | undefined> {
  const lines = (await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid)) return undefined;
  if (process.platform === 'linux') {
    // A process id is handed out again sooner or later, in a restarted container at once.
    const workingDirectory = await readlink(`/proc/${pid}/cwd`).catch(() => '');
    if (workingDirectory !== '' && workingDirectory !== cluster) return undefined;
  }
  const port = Number(lines[3]);
  return Number.isInteger(port) && port > 0 ? { pid, port } : 'starting';
}

/** Writes down that this process is answerable for stopping the server. */
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
