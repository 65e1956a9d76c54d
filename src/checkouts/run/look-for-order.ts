import { setTimeout as delay } from 'node:timers/promises';
import type { PlaceOutcome } from '../lanes/merchant-lane.ts';

const TRIES = 3;
const PAUSE_MS = 2_000;

/**
 * Looks for an order that may exist, more than once, because merchants show a new order with a delay. Believes only an
 * order that was found or a refusal that was read: looking afterwards cannot prove that nothing was submitted.
 */
export async function lookForOrder(
  ask: () => Promise<PlaceOutcome>,
  signal?: AbortSignal,
): Promise<Extract<PlaceOutcome, { kind: 'placed' | 'declined' | 'unknown' }>> {
  let note = '';
  for (let tries = 0; tries < TRIES && !signal?.aborted; tries += 1) {
    if (tries > 0) await delay(PAUSE_MS);
    try {
      const outcome = await ask();
      if (outcome.kind === 'placed' || outcome.kind === 'declined') return outcome;
      note = outcome.note;
    } catch (error) {
      note = String(error);
    }
  }
  return { kind: 'unknown', note };
}
