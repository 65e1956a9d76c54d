import { installProbe } from './install-probe.ts';
import { isMove } from './is-move.ts';
import { noteChange, startActivity } from './page-activity.ts';
import { watchChanges } from './watch-changes.ts';
import { awaitsFrame, watchFrames } from './watch-frames.ts';
import { watchInput } from './watch-input.ts';
import { isLeaving, noteStep, watchLeaving } from './watch-leaving.ts';
import { isSetByInput, untilLate, watchTimers } from './watch-timers.ts';

/** Every function that the probe needs in the page. They find each other by name, and use nothing else of their files. */
const parts = [
  startActivity,
  noteChange,
  watchChanges,
  watchLeaving,
  isLeaving,
  noteStep,
  watchInput,
  watchTimers,
  isSetByInput,
  untilLate,
  watchFrames,
  awaitsFrame,
  isMove,
  installProbe,
];

/**
 * Init script that leaves a `QuietProbe` in each document. A page that recalculates after a pause looks finished although
 * it is not; knowing its pending timers replaces the long fixed waits that would otherwise be needed.
 */
export const probeScript = `(() => { ${parts.join('\n')}\ninstallProbe(); })()`;
