import type { PageActivity } from './page-activity.ts';

export function watchLeaving(activity: PageActivity): void {
  const noteLeaving = () => {
    activity.leftAt = performance.now();
  };
  const navigation = (window as unknown as { navigation?: EventTarget }).navigation;
  navigation?.addEventListener('navigate', (event) => {
    const { destination, downloadRequest } = event as Event & {
      destination?: { sameDocument: boolean };
      downloadRequest?: string | null;
    };
    if (destination?.sameDocument) noteStep(activity);
    else if (!downloadRequest) noteLeaving();
  });
  addEventListener('beforeunload', noteLeaving);
}

/**
 * A shop in one document goes to another step when the answer is there, perhaps long after the press. What it draws with
 * a timer then was set off by that press all the same.
 */
export function noteStep(activity: PageActivity): void {
  activity.changes += 1;
  activity.lastInput = performance.now();
}

export function isLeaving(activity: PageActivity): boolean {
  const LEAVING_MS = 1_500;
  return performance.now() - activity.leftAt < LEAVING_MS;
}
