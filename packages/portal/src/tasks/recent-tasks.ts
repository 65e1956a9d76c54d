import type { CheckoutTask, TaskStatus } from '@cartwright/contract';

export interface RecentTask {
  taskId: string;
  merchant: string;
  status: TaskStatus;
  openedAt: string;
}

const MOST = 20;
const keptAs = (keyHint: string) => `cartwright.recent-tasks.${keyHint}`;

/** Tasks opened on this machine with this key. The API has no list of tasks, so the portal keeps its own of what was looked at. */
export function readRecent(keyHint: string): RecentTask[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keptAs(keyHint)) ?? '[]');
    return Array.isArray(kept) ? (kept as RecentTask[]) : [];
  } catch {
    return [];
  }
}

export function rememberTask(keyHint: string, { tid, merchant, status }: CheckoutTask): void {
  const others = readRecent(keyHint).filter((one) => one.taskId !== tid);
  const latest: RecentTask = { taskId: tid, merchant, status, openedAt: new Date().toISOString() };
  localStorage.setItem(keptAs(keyHint), JSON.stringify([latest, ...others].slice(0, MOST)));
}

export function forgetRecent(keyHint: string): void {
  localStorage.removeItem(keptAs(keyHint));
}
