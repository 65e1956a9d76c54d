import type { Run } from '../run.ts';
import type { View } from '../view.ts';

/** `acted`: the page may have changed, look again. `idle`: nothing of this goal is open on this page. */
export type GoalResult = 'acted' | 'idle';

export type Goal = (run: Run, view: View) => Promise<GoalResult>;
