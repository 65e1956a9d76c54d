import { setTimeout as delay } from 'node:timers/promises';
import { load } from 'cheerio';
import type { BrowserPool } from '../browser/index.ts';

/** Draws the page in a browser and shows it again and again until it is enough or has had its time. */
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
        if ((await isEnough(await opened.page.content())) || Date.now() > deadline) return;
        await delay(lookEveryMs);
      }
    } finally {
      await opened.close();
    }
  };
}

const shellText = 800;

/** A page with scripts and hardly any text leaves its content to the browser. Other pages say all they have to say. */
export function isDrawnByScript(html: string): boolean {
  const $ = load(html);
  if ($('script').length === 0) return false;
  $('script,style,noscript,template,nav,header,footer').remove();
  return $('body').text().replace(/\s+/g, ' ').trim().length < shellText;
}
