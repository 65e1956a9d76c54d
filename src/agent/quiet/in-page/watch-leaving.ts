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
    if (!destination?.sameDocument && !downloadRequest) noteLeaving();
  });
  addEventListener('beforeunload', noteLeaving);
}

export function isLeaving(activity: PageActivity): boolean {
  const LEAVING_MS = 1_500;
  return performance.now() - activity.leftAt < LEAVING_MS;
}
