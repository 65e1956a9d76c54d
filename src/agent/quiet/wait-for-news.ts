import type { Page } from 'playwright-core';
import type { QuietProbe } from './quiet-probe.ts';

/**
 * Returns when the page is no longer in the given state, or at the cap. Shorter than any fixed pause where the merchant
 * answers quickly. A document that goes away is news; changes inside of frames are not seen, so the cap should be short.
 */
export async function waitForNews(page: Page, state: string | null, capMs: number): Promise<void> {
  const pause = new Promise<void>((done) => setTimeout(done, capMs));
  if (state === null) return pause;
  const news = page.mainFrame().evaluate(probeNews, { state, capMs });
  await Promise.race([
    pause,
    news.then(
      () => undefined,
      () => undefined,
    ),
  ]);
}

/** Runs in the page. Self-contained: it is sent to the page as source. */
async function probeNews({ state, capMs }: { state: string; capMs: number }): Promise<void> {
  const probe = (window as unknown as Record<symbol, QuietProbe | undefined>)[Symbol.for('page-quiet')];
  const end = performance.now() + capMs;
  while (probe && probe.state() === state && performance.now() < end) await probe.sleep(10);
  if (!probe) await new Promise((done) => setTimeout(done, capMs));
}
