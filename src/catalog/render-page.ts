import { setTimeout as delay } from 'node:timers/promises';
import { load } from 'cheerio';
import type { BrowserPool } from '../browser/index.ts';

/** The page as a browser draws it, as soon as it shows enough or has had its time. Empty when it cannot be drawn. */
export type RenderPage = (url: string, isEnough: (html: string) => boolean) => Promise<string>;

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
        const html = await opened.page.content();
        if (isEnough(html) || Date.now() > deadline) return html;
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
