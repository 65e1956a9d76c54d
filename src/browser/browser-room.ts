import { freemem } from 'node:os';

/** How many purchases may have a context at once, and those who wait for one, first come first served. */
export interface BrowserRoom {
  /** Resolves with a place taken. Rejects when the signal aborts first. */
  enter(signal?: AbortSignal): Promise<void>;
  leave(): void;
  isEmpty(): boolean;
  stats(): { open: number; waiting: number };
}

const MEMORY_POLL_MS = 500;

export function createBrowserRoom(limits: { maxContexts: number; minFreeMb: number }): BrowserRoom {
  let open = 0;
  const waiting: (() => void)[] = [];

  // The first one enters however little memory is free: it would wait for ever otherwise.
  const hasRoom = () => open < limits.maxContexts && (open === 0 || freemem() / 2 ** 20 > limits.minFreeMb);

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
    });
  }

  return {
    async enter(signal) {
      while (!hasRoom()) {
        signal?.throwIfAborted();
        await waitInLine(signal);
      }
      signal?.throwIfAborted();
      open += 1;
    },
    leave() {
      open -= 1;
      waiting[0]?.();
    },
    isEmpty: () => open === 0,
    stats: () => ({ open, waiting: waiting.length }),
  };
}
