import type { Log } from './log.ts';

const HOUR_MS = 60 * 60 * 1_000;
const FIRST_AFTER_MS = 60_000;

/**
 * Runs chores once a day, the first time soon after the start. A failing one is logged and does not stop the others.
 */
export function startDailyChores(
  log: Log,
  chores: Readonly<Record<string, () => Promise<unknown>>>,
): { stop(): Promise<void> } {
  let running = Promise.resolve();
  const run = async () => {
    for (const [name, chore] of Object.entries(chores)) {
      await chore().catch((error) => log.warn({ error: String(error), chore: name }, 'a daily chore failed'));
    }
  };
  // At a random time, so that many processes do not run it together.
  const begin = () => {
    running = run();
    timer = setTimeout(begin, HOUR_MS * (23 + Math.random() * 2)).unref();
  };
  let timer = setTimeout(begin, FIRST_AFTER_MS * (1 + Math.random())).unref();
  return {
    stop: () => {
      clearTimeout(timer);
      return running;
    },
  };
}
