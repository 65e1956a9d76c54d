import { freemem } from 'node:os';

export interface RoomSettings {
  maxContexts: number;
  /** A further context waits while less than this is free on the machine. */
  minFreeMb: number;
}

/** Room for browser contexts: who may open one, who waits, and who would give theirs back. */
export interface ContextRoom {
  /** Resolves when there is room, first come first served. Rejects when the signal aborts first. */
  enter(signal?: AbortSignal): Promise<void>;
  leave(): void;
  /**
   * Offers the room of a context that is only kept open. `onWanted` is called once, when somebody waits for room; the
   * longest offered goes first. Returns how to take the offer back.
   */
  lend(onWanted: () => void): () => void;
  stats(): { open: number; waiting: number; longestWaitMs: number };
}

const MEMORY_POLL_MS = 500;

export function createContextRoom({ maxContexts, minFreeMb }: RoomSettings): ContextRoom {
  let open = 0;
  let longestWaitMs = 0;
  const waiting: (() => void)[] = [];
  const lent = new Set<() => void>();

  const hasRoom = () => open < maxContexts && (open === 0 || freemem() / 2 ** 20 > minFreeMb);
  /** As many as wait are asked to give their room back, no more. */
  const callIn = () => {
    for (const onWanted of [...lent].slice(0, waiting.length)) {
      lent.delete(onWanted);
      onWanted();
    }
  };
  const wait = (signal?: AbortSignal) =>
    new Promise<void>((done) => {
      const wake = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', wake);
        const at = waiting.indexOf(wake);
        if (at >= 0) waiting.splice(at, 1);
        done();
      };
      const timer = setTimeout(wake, MEMORY_POLL_MS);
      signal?.addEventListener('abort', wake, { once: true });
      waiting.push(wake);
      callIn();
    });

  return {
    enter: async (signal) => {
      const began = performance.now();
      while (!hasRoom()) {
        signal?.throwIfAborted();
        await wait(signal);
      }
      signal?.throwIfAborted();
      longestWaitMs = Math.max(longestWaitMs, performance.now() - began);
      open += 1;
    },
    leave: () => {
      open -= 1;
      waiting[0]?.();
    },
    lend: (onWanted) => {
      lent.add(onWanted);
      if (waiting.length > 0) callIn();
      return () => void lent.delete(onWanted);
    },
    stats: () => ({ open, waiting: waiting.length, longestWaitMs: Math.round(longestWaitMs) }),
  };
}
