/** What a piece of running work may do with its place among the process's `concurrency`. */
export interface Slot {
  /** Gives the place up while waiting and takes one again before it returns. */
  away<Result>(wait: () => Promise<Result>): Promise<Result>;
}

export interface Places {
  readonly slot: Slot;
  free(): number;
  /** Work begins. It is never refused: the caller has counted on this place. */
  take(): void;
  /** Work ended. */
  leave(): void;
  /** Lets work that has finished waiting go on, as far as there are places. */
  admitWaiting(): void;
}

/**
 * Counts the places taken by running work (`busy`). Work that waits for something outside gives its place up; to go on it
 * takes a free place or waits in `entering` until one is left. `onFreed` is called whenever a place was given up.
 */
export function createPlaces(concurrency: number, onFreed: () => void): Places {
  let busy = 0;
  const entering: (() => void)[] = [];

  function leave(): void {
    busy -= 1;
    onFreed();
  }

  return {
    slot: {
      async away(wait) {
        leave();
        try {
          return await wait();
        } finally {
          if (busy < concurrency) busy += 1;
          else await new Promise<void>((resolve) => entering.push(resolve));
        }
      },
    },
    free: () => concurrency - busy,
    take() {
      busy += 1;
    },
    leave,
    admitWaiting() {
      while (entering.length > 0 && busy < concurrency) {
        busy += 1;
        entering.shift()?.();
      }
    },
  };
}
