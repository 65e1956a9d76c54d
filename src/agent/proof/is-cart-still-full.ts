import { readCartLines } from '../perception/index.ts';
import type { Run } from '../run/run.ts';
import { raceSignals } from '../run/run.ts';
import { type CartMatch, matchCart } from '../safety/match-cart.ts';
import { readPageBeside } from '../view/look.ts';

const LOAD_TIMEOUT_MS = 8_000;

/**
 * Whether the merchant's cart still holds everything that is being bought. A merchant empties the cart when it takes an
 * order, so a full one says that none was taken yet. Read in a page beside, so that the checkout stays as it is; a cart
 * that cannot be read so says nothing, and nothing is not enough.
 */
export async function isCartStillFull(run: Run): Promise<boolean> {
  const match = await readCartBeside(run);
  const isComplete = match?.matched.every(({ expected, quantity }) => quantity === expected.quantity);
  return match !== null && match.missing.length === 0 && match.matched.length > 0 && isComplete === true;
}

/** Whether the merchant's cart can be read and holds nothing of what was being bought any more. */
export async function isCartEmptied(run: Run): Promise<boolean> {
  const match = await readCartBeside(run);
  return match !== null && match.matched.length === 0 && match.extra.length === 0;
}

async function readCartBeside(run: Run): Promise<CartMatch | null> {
  const { cartUrl, addedItems } = run.memory;
  if (cartUrl === null) return null;
  run.memory.opensAside = true;
  const page = await raceSignals(run.browser.context.newPage(), [run.browser.died]).catch(() => null);
  run.memory.opensAside = false;
  if (!page) return null;
  try {
    const answer = await page.goto(cartUrl, { timeout: LOAD_TIMEOUT_MS });
    const view = await readPageBeside(run, page);
    if (!answer?.ok()) return null;
    return matchCart(readCartLines(view.snapshot, view.fields, view.actions), addedItems);
  } catch {
    return null;
  } finally {
    await page.close().catch(() => undefined);
  }
}
