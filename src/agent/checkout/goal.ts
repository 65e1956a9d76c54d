import type { Run } from '../run/run.ts';
import type { Effect } from '../view/effect.ts';
import type { View } from '../view/view.ts';

/** A view where the goal looked again by itself. */
export type GoalResult = View | Effect;

/** Something that a checkout wants done, on whatever page it comes up. */
export interface Goal {
  /** Recipes remember it by this name. */
  name: string;
  /** Whether there may be something to do for it on this page. */
  appliesWhen(run: Run, view: View): boolean;
  act(run: Run, view: View): Promise<GoalResult>;
  /** It chooses among what the page offers: before everything is on offer it would choose wrongly. */
  choosesOffer?: true;
  /** What it finds settled for one order may not be so for the next: a recipe makes it look there again. */
  staysOpen?: true;
  /** The reply to such a choice may reset neighbouring fields. */
  changesPage?: true;
}
