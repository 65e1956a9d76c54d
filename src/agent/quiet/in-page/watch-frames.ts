import type { PageActivity } from './page-activity.ts';
import { isSetByInput } from './watch-timers.ts';

/** As for timers: only work that input set off, and what that asks for in turn; what moves for show asks forever. */
export function watchFrames(activity: PageActivity): void {
  window.requestAnimationFrame = new Proxy(window.requestAnimationFrame, {
    apply(target, self, args: [FrameRequestCallback]) {
      const [work] = args;
      if (typeof work !== 'function' || !isSetByInput(activity, 1) || activity.depth > 2)
        return Reflect.apply(target, self, args);
      const level = activity.depth + 1;
      const run = (time: number) => {
        activity.frames.delete(id);
        activity.depth = level;
        try {
          work(time);
        } finally {
          activity.depth = 0;
        }
      };
      const id: number = Reflect.apply(target, self, [run]);
      activity.frames.set(id, performance.now());
      return id;
    },
  });
  window.cancelAnimationFrame = new Proxy(window.cancelAnimationFrame, {
    apply(target, self, args: [number]) {
      activity.frames.delete(args[0]);
      return Reflect.apply(target, self, args);
    },
  });
}

/** A page that is not drawn at all never gets its frame, and is not waited for. */
export function awaitsFrame({ frames }: PageActivity): boolean {
  const LATEST_FRAME_MS = 500;
  const now = performance.now();
  return [...frames.values()].some((asked) => now - asked < LATEST_FRAME_MS);
}
