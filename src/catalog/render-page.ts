import { setTimeout as delay } from 'node:timers/promises';
import type { BrowserPool } from '../browser/index.ts';
import { maxPageBytes } from './fetch-page.ts';

/** Renders the page in a browser and returns its HTML repeatedly until it is enough or the time is up. */
export type RenderPage = (url: string, isEnough: (html: string) => Promise<boolean>) => Promise<void>;

const loadWithinMs = 15_000;
const drawnWithinMs = 6_000;
const lookEveryMs = 250;

export function createRenderPage(browser: Pick<BrowserPool, 'open'>): RenderPage {
  return async (url, isEnough) => {
    const opened = await browser.open({ locale: 'en-US', timezone: 'UTC' }, AbortSignal.timeout(loadWithinMs));
    try {
      await opened.page.goto(url, { waitUntil: 'domcontentloaded', timeout: loadWithinMs });
      const deadline = Date.now() + drawnWithinMs;
      for (;;) {
        // Cut inside the browser: a page may grow without end, and this process must not receive all of it.
        const html = await opened.page.evaluate(
          (max) => document.documentElement.outerHTML.slice(0, max),
          maxPageBytes,
        );
        if ((await isEnough(html)) || Date.now() > deadline) return;
        await delay(lookEveryMs);
      }
    } finally {
      await opened.close();
    }
  };
}
