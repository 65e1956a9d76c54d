import type { Run } from '../run/run.ts';
import type { View } from '../view/view.ts';

/** A view: it acted and looked already. `acted`: the page may have changed, look again. `idle`: nothing to do here. */
export type GoalResult = View | 'acted' | 'idle';

export type Goal = (run: Run, view: View) => Promise<GoalResult>;
