import type { Page } from 'playwright-core';
import { installPerception, type PageSnapshot, snapshot } from '../../src/agent/perception/index.ts';
import { shareBrowser } from './share-browser.ts';

export interface TestPage {
  page: Page;
  show(html: string, url?: string): Promise<void>;
  /** Shows the page and reads it as the agent does. */
  see(html: string, url?: string): Promise<PageSnapshot>;
  close(): Promise<void>;
}

/** A page in a browser that all tests of this process share. It is served from memory under the address that the test names. */
export async function openTestPage(): Promise<TestPage> {
  const browser = await shareBrowser();
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  await installPerception(context);
  const page = await context.newPage();
  const pages = new Map<string, string>();
  await page.route('**/*', (route) => {
    const body = pages.get(route.request().url());
    return body === undefined ? route.abort() : route.fulfill({ contentType: 'text/html; charset=utf-8', body });
  });
  const show = async (html: string, url = 'https://shop.test/page') => {
    pages.set(url, html.includes('<html') ? html : `<!doctype html><html><body>${html}</body></html>`);
    await page.goto(url);
  };
  return {
    page,
    show,
    async see(html, url) {
      await show(html, url);
      return snapshot(page);
    },
    close: () => context.close(),
  };
}
