import { setTimeout as delay } from 'node:timers/promises';
import { waitForQuiet } from '../audit.ts';
import type { Buyer } from '../buyer.ts';
import { LEASE_SECONDS, type World } from '../world.ts';

const points = [
  'step.ADD_TO_CART',
  'step.CREDIT_CARD_INPUT',
  'attempt.prepared',
  'intent.before',
  'intent.committed',
  'placed.unrecorded',
];
const PATIENCE_MS = 30_000;
/** A stopped process costs nothing, so several can be stopped in parallel. */
const SLOTS = 4;

/** Workers that stop for three lease times in mid-purchase and then continue as if nothing had happened. */
export async function runStoppedWorkers(
  world: World,
  buyer: Buyer,
  { times, deadline }: { times: number; deadline: number },
): Promise<{ stops: number }> {
  let stops = 0;
  let turn = 0;
  // It takes over what the others leave lying, and must not take everything before they get to it.
  const steady = world.startWorker({ env: { WORKER_CONCURRENCY: '1' } });
  await steady.ready;

  async function runSlot(): Promise<void> {
    while (stops < times && Date.now() < deadline) {
      const point = points[turn++ % points.length] ?? '';
      // Several stops per process: each `@N` is one more passing of the same point.
      const passes = [1, 3, 5].map((at) => `${point}=stop@${at}`).join(',');
      const worker = world.startWorker({ faults: passes });
      await worker.ready.catch(() => undefined);
      for (const _ of [1, 2, 3]) {
        const seen = countStops(worker.lines);
        const orders = Promise.all(Array.from({ length: 4 }, () => buyer.order(['hammer'])));
        await untilTrue(() => countStops(worker.lines) > seen || worker.isGone(), PATIENCE_MS);
        if (countStops(worker.lines) === seen) break;
        await delay(3 * LEASE_SECONDS * 1000);
        worker.signal('SIGCONT');
        stops += 1;
        await orders;
        await delay(500);
      }
      worker.signal('SIGTERM');
      // It may reach another of its stops while it ends.
      while (!worker.isGone()) {
        worker.signal('SIGCONT');
        await delay(100);
      }
    }
  }

  await Promise.all(Array.from({ length: SLOTS }, runSlot));
  await waitForQuiet(world);
  steady.signal('SIGTERM');
  await steady.gone;
  return { stops };
}

const countStops = (lines: readonly string[]) => lines.filter((line) => line.startsWith('fault stop')).length;

async function untilTrue(condition: () => boolean, milliseconds: number): Promise<void> {
  const deadline = Date.now() + milliseconds;
  while (!condition() && Date.now() < deadline) await delay(50);
}
