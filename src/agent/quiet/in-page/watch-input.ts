import type { PageActivity } from './page-activity.ts';

export function watchInput(activity: PageActivity): void {
  const noteInput = () => {
    activity.changes += 1;
    activity.hadInput = true;
    activity.lastInput = performance.now();
  };
  for (const kind of ['click', 'mouseup', 'submit', 'keydown', 'input', 'change', 'keyup', 'focusout'])
    addEventListener(kind, noteInput, true);
}
