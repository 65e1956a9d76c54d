import type { Database } from '../../platform/database.ts';
import type { LiveHooks } from '../lanes/merchant-lane.ts';
import { findWanted, forgetLiveView, storeLivePicture, withholdLivePicture } from '../stores/live-view-store.ts';

const LOOK_EVERY_MS = 1_000;

export interface LiveView {
  hooks: LiveHooks;
  close(): void;
}

/**
 * Lets people watch a running purchase. Pictures start when somebody asks for them, and one per second is kept. Nothing
 * here can disturb the purchase: a failure only means a missing picture.
 */
export function openLiveView(database: Database, taskId: string): LiveView {
  let begin: (() => void) | null = null;
  let isWanted = false;
  let latest: Uint8Array | null = null;
  let isHidden = false;

  const look = async () => {
    isWanted = (await findWanted(database, [taskId])).length > 0;
    if (isHidden) {
      if (isWanted) await withholdLivePicture(database, taskId);
      return;
    }
    if (isWanted && begin) {
      begin();
      begin = null;
    }
    if (isWanted && latest) await storeLivePicture(database, taskId, latest);
    latest = null;
  };
  const timer = setInterval(() => void look().catch(() => undefined), LOOK_EVERY_MS).unref();

  return {
    hooks: {
      onWanted(start) {
        begin = start;
      },
      show(frame) {
        if (!isHidden) latest = frame;
      },
      hide() {
        isHidden = true;
        latest = null;
        void look().catch(() => undefined);
      },
    },
    close() {
      clearInterval(timer);
      if (isWanted) forgetLiveView(database, taskId).catch(() => undefined);
    },
  };
}
