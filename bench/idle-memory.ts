import { readdirSync, readFileSync } from 'node:fs';

/** Memory of a process and all its descendants in MB, shared pages counted once (proportional set size). */
export function treeMemoryMb(rootPid: number): number {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    const stat = readStat(name);
    if (stat !== null) parents.set(Number(name), stat);
  }
  const belongs = (pid: number): boolean =>
    pid === rootPid || (parents.has(pid) && belongs(parents.get(pid) as number));
  const kilobytes = [...parents.keys()].filter(belongs).map(proportionalKb);
  return kilobytes.reduce((sum, size) => sum + size, 0) / 1024;
}

function readStat(pid: string): number | null {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1]);
  } catch {
    return null;
  }
}

function proportionalKb(pid: number): number {
  try {
    return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0);
  } catch {
    return 0;
  }
}
