import { freemem } from 'node:os';

/** Limits how many purchases may have a context at once, and queues the others: first come, first served. */
export interface BrowserRoom {
  /** Resolves once a place is taken. Rejects when the signal aborts first. */
  enter(signal?: AbortSignal): Promise<void>;
  leave(): void;
  /**
   * Offers the room of a context that is only kept open. `onWanted` is called once, when somebody waits for room; the
   * longest offered goes first. Returns how to take the offer back.
   */
  lend(onWanted: () => void): () => void;
  isEmpty(): boolean;
  stats(): { open: number; waiting: number; longestWaitMs: number };
}

const MEMORY_POLL_MS = 500;

export function createBrowserRoom(limits: { maxContexts: number; minFreeMb: number }): BrowserRoom {
  let open = 0;
  let longestWaitMs = 0;
  const waiting: (() => void)[] = [];
  const lent = new Set<() => void>();

  // The first one enters however little memory is free; otherwise it would wait forever.
  const hasRoom = () => open < limits.maxContexts && (open === 0 || freemem() / 2 ** 20 > limits.minFreeMb);

  /** Only as many are asked to give their room back as are waiting. */
  function callIn(): void {
    for (const onWanted of [...lent].slice(0, waiting.length)) {
      lent.delete(onWanted);
      onWanted();
    }
  }

  function waitInLine(signal?: AbortSignal): Promise<void> {
    return new Promise((done) => {
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
  }

  return {
    async enter(signal) {
      const began = performance.now();
      while (!hasRoom()) {
        signal?.throwIfAborted();
        await waitInLine(signal);
      }
      signal?.throwIfAborted();
      longestWaitMs = Math.max(longestWaitMs, performance.now() - began);
      open += 1;
    },
    leave() {
      open -= 1;
      waiting[0]?.();
    },
    lend(onWanted) {
      lent.add(onWanted);
      if (waiting.length > 0) callIn();
      return () => void lent.delete(onWanted);
    },
    isEmpty: () => open === 0,
    stats: () => ({ open, waiting: waiting.length, longestWaitMs: Math.round(longestWaitMs) }),
  };
}
