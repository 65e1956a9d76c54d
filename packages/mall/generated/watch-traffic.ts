import type { Page } from 'playwright-core';

/** Requests under way, without those that pages make forever. */
export function watchTraffic(page: Page) {
  let open = 0;
  let isFresh = true;
  page.on('request', () => {
    open += 1;
  });
  const done = () => {
    open -= 1;
  };
  page.on('requestfinished', done);
  page.on('requestfailed', done);
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) isFresh = true;
  });
  return {
    hasNavigated() {
      const was = isFresh;
      isFresh = false;
      return was;
    },
    async quiet() {
      for (let turn = 0; turn < 100 && open > 0; turn += 1) await page.waitForTimeout(40);
    },
  };
}
