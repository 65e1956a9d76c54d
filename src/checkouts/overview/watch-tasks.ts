import type { Mode, TaskSummary } from '@cartwright/contract';
import type { Database } from '../../platform/database.ts';
import { findLatestStep, selectStepsAfter, selectSummaries } from './task-list-store.ts';

export interface TaskWatch {
  /**
   * Calls back with every task of the owner that takes a step from the moment on at which it returns. Returns the
   * function that ends it.
   */
  subscribe(owner: { accountId: string; mode: Mode }, onChange: (task: TaskSummary) => void): Promise<() => void>;
  close(): void;
}

interface Subscriber {
  accountId: string;
  mode: Mode;
  onChange(task: TaskSummary): void;
}

const LOOK_EVERY_MS = 100;
const AFTER_FAILURE_MS = 2_000;
/** Sequence numbers are assigned before their transactions commit, so a lower one may appear after a higher one. */
const LOOK_BACK = 500;

/**
 * Reports steps as they happen, wherever the worker runs. One query for the newest steps serves every subscriber of
 * this process, and without subscribers there is none: writers pay nothing for being watched.
 */
export function createTaskWatch(database: Database): TaskWatch {
  const subscribers = new Set<Subscriber>();
  /** Settles when what has happened so far is known; null while nobody watches. */
  let watching: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;
  let seen = new Set<number>();
  let latest = 0;

  async function begin(): Promise<void> {
    latest = await findLatestStep(database);
    seen = new Set((await selectStepsAfter(database, latest - LOOK_BACK)).map((step) => step.id));
    lookAgain(LOOK_EVERY_MS);
  }

  async function look(): Promise<void> {
    const steps = await selectStepsAfter(database, latest - LOOK_BACK);
    const fresh = steps.filter((step) => !seen.has(step.id));
    latest = Math.max(latest, steps.at(-1)?.id ?? 0);
    seen = new Set(steps.map((step) => step.id));
    if (fresh.length > 0) await tell([...new Set(fresh.map((step) => step.taskId))]);
  }

  async function tell(taskIds: string[]): Promise<void> {
    for (const { accountId, mode, ...task } of await selectSummaries(database, taskIds)) {
      for (const subscriber of subscribers) {
        if (subscriber.accountId === accountId && subscriber.mode === mode) subscriber.onChange(task);
      }
    }
  }

  function lookAgain(ms: number): void {
    timer = setTimeout(async () => {
      const next = await look().then(
        () => LOOK_EVERY_MS,
        () => AFTER_FAILURE_MS,
      );
      if (subscribers.size > 0) lookAgain(next);
      else watching = null;
    }, ms).unref();
  }

  return {
    async subscribe({ accountId, mode }, onChange) {
      const subscriber = { accountId, mode, onChange };
      subscribers.add(subscriber);
      watching ??= begin();
      try {
        await watching;
      } catch (error) {
        subscribers.delete(subscriber);
        watching = null;
        throw error;
      }
      return () => subscribers.delete(subscriber);
    },
    close() {
      subscribers.clear();
      clearTimeout(timer);
    },
  };
}
