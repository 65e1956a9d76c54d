import { installPerception, snapshot } from '../src/agent/perception/index.ts';
import type { BrowserPool } from '../src/browser/index.ts';

const ELEMENTS_PER_ROW = 8;
const ROWS = 1_250;
const TRIES = 9;

/** Median time of one snapshot of a page of ten thousand elements, in milliseconds. */
export async function measureSnapshot(pool: Pick<BrowserPool, 'open'>): Promise<number> {
  const purchase = await pool.open({ locale: 'en-US', timezone: 'America/New_York' });
  try {
    await installPerception(purchase.context);
    await purchase.page.goto('about:blank');
    const row = (i: number) =>
      `<div><p>Item <b>${i}</b></p><span>€ ${i},00</span><a href="/p/${i}">More</a><ul><li>a<li>b</ul></div>`;
    await purchase.page.setContent(Array.from({ length: ROWS }, (_, i) => row(i)).join(''));
    const elements = await purchase.page.locator('body *').count();
    if (elements < ROWS * ELEMENTS_PER_ROW) throw new Error(`the page has only ${elements} elements`);
    const took: number[] = [];
    for (let i = 0; i < TRIES; i += 1) took.push((await snapshot(purchase.page)).took);
    return took.toSorted((a, b) => a - b)[Math.floor(TRIES / 2)] ?? 0;
  } finally {
    await purchase.close();
  }
}
