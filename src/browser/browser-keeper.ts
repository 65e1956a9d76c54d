import type { Browser } from 'playwright-core';

/** Keeps one browser running: started when first asked for, started again after it died. */
export interface BrowserKeeper {
  current(): Promise<Browser>;
  /** Lets go of this browser and closes it; the next one asked for is a fresh one. */
  retire(browser: Browser): Promise<void>;
  starts(): number;
  close(): Promise<void>;
}

export function createBrowserKeeper(start: () => Promise<Browser>): BrowserKeeper {
  let running: Promise<Browser> | null = null;
  let starts = 0;
  return {
    current: () => {
      if (running) return running;
      const starting = start();
      running = starting;
      const forget = () => {
        if (running === starting) running = null;
      };
      starting.then((ready) => {
        starts += 1;
        ready.on('disconnected', forget);
      }, forget);
      return starting;
    },
    retire: async (browser) => {
      running = null;
      await browser.close().catch(() => undefined);
    },
    starts: () => starts,
    close: async () => {
      const last = running;
      running = null;
      await last?.then((ready) => ready.close()).catch(() => undefined);
    },
  };
}
