import type { Page } from 'playwright-core';

const WAKING_MS = 3_000;

/** Until the document is old enough for its scripts to listen. */
export async function awaitWaking(run: {
  page: Page;
  guard: <Result>(work: Promise<Result>) => Promise<Result>;
}): Promise<void> {
  const age = await run.guard(run.page.evaluate(() => performance.now())).catch(() => WAKING_MS);
  if (age < WAKING_MS) await run.guard(new Promise<void>((done) => setTimeout(done, WAKING_MS - age)));
}
