import type { QuietProbe } from '../quiet-probe.ts';
import { isMove } from './is-move.ts';
import { startActivity } from './page-activity.ts';
import { watchChanges } from './watch-changes.ts';
import { awaitsFrame, watchFrames } from './watch-frames.ts';
import { watchInput } from './watch-input.ts';
import { isLeaving, watchLeaving } from './watch-leaving.ts';
import { untilLate, watchTimers } from './watch-timers.ts';

export function installProbe(): void {
  const key = Symbol.for('page-quiet');
  if (key in window) return;
  // As it was before timers are watched.
  const nativeSetTimeout = window.setTimeout;
  const born = performance.timeOrigin;
  const activity = startActivity();
  watchChanges(activity);
  watchLeaving(activity);
  watchInput(activity);
  watchTimers(activity);
  watchFrames(activity);
  const probe: QuietProbe = {
    moving: () => document.getAnimations().some(isMove),
    sinceChange: () => performance.now() - Math.max(activity.lastChange, activity.lastInput),
    sinceTouch: () => performance.now() - activity.lastTouch,
    pendingTimers: () => activity.pending.size,
    awaitsFrame: () => awaitsFrame(activity),
    untilLateTimer: () => untilLate(activity),
    leaving: () => isLeaving(activity),
    state: () => `${born} ${activity.changes}`,
    sleep: (ms) => new Promise((done) => nativeSetTimeout.call(window, done, ms)),
  };
  Object.defineProperty(window, key, { value: probe });
}
