import type { PlaceOutcome } from '../proof/place-outcome.ts';
import { raceSignals } from '../run/race-signals.ts';
import type { Run } from '../run/run.ts';
import { type ClickMark, type Followed, learnOutcome } from './learn-outcome.ts';

/** A press with nothing left in its way. */
export interface Aimed {
  kind: 'aimed';
  click: () => Promise<void>;
  mark: ClickMark;
}

export async function pressAndLearn(run: Run, { click, mark }: Aimed): Promise<PlaceOutcome | Followed> {
  try {
    await click();
    return await learnOutcome(withoutCaller(run), mark);
  } finally {
    mark.sends.stop();
  }
}

/** After the click the caller's stop signal no longer counts: the outcome of the order has to be known first. */
export function withoutCaller(run: Run): Run {
  return { ...run, guard: (work) => raceSignals(work, [run.browser.died]) };
}
