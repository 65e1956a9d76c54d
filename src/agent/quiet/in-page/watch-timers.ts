import { noteChange, type PageActivity } from './page-activity.ts';

/** Only timers that input set off, and those that they set in turn, two levels deep: others tick forever. */
export function watchTimers(activity: PageActivity): void {
  const { pending } = activity;
  window.setTimeout = new Proxy(window.setTimeout, {
    apply(target, self, args: [TimerHandler, number?, ...unknown[]]) {
      const [handler, delay = 0, ...rest] = args;
      if (typeof handler !== 'function' || !isSetByInput(activity, delay) || activity.depth > 2) {
        const late: number = Reflect.apply(target, self, args);
        if (!activity.hadInput) activity.late.set(late, performance.now() + delay);
        return late;
      }
      const level = activity.depth + 1;
      const run = (...given: unknown[]) => {
        pending.delete(id);
        // Frameworks set many for the very next moment; what one of them does shows by itself.
        if (delay >= 1) noteChange(activity);
        activity.depth = level;
        try {
          handler(...given);
        } finally {
          activity.depth = 0;
        }
      };
      const id: number = Reflect.apply(target, self, [run, delay, ...rest]);
      pending.add(id);
      return id;
    },
  });
  window.clearTimeout = new Proxy(window.clearTimeout, {
    apply(target, self, args: [number?]) {
      if (args[0] !== undefined) {
        pending.delete(args[0]);
        activity.late.delete(args[0]);
      }
      return Reflect.apply(target, self, args);
    },
  });
}

/** How long until the next of the longer timers fires. */
export function untilLate({ late }: PageActivity): number {
  const now = performance.now();
  for (const [id, due] of late) if (due < now) late.delete(id);
  return Math.min(...late.values()) - now;
}

/** Whether a timer set now is short and follows right upon input. */
export function isSetByInput({ hadInput, lastInput }: PageActivity, delay: number): boolean {
  const INPUT_WINDOW_MS = 300;
  /** The longest pause that shops leave between a change and the question for new sums. */
  const LONGEST_TIMER_MS = 2_200;
  /** A page that opens wakes up within this time; windows that ask for something come later. */
  const LONGEST_WAKING_MS = 1_700;
  const longest = hadInput ? LONGEST_TIMER_MS : LONGEST_WAKING_MS;
  // Also one for the next moment: on a busy machine that may come after the page has been asked whether it is quiet.
  return delay >= 0 && delay <= longest && performance.now() - lastInput < INPUT_WINDOW_MS;
}
