import { setTimeout as delay } from 'node:timers/promises';
import { countOpen, waitForQuiet } from '../audit.ts';
import type { Buyer, Item } from '../buyer.ts';
import type { World } from '../world.ts';

/** Every point at which a worker is killed. Each purchase passes most of them; the feed below covers the others. */
export const killPoints = [
  'claim.taken',
  'attempt.begun',
  'step.PAGE_NAVIGATION',
  'step.ADD_TO_CART',
  'step.ADDRESS_FILLING',
  'step.SHIPPING_SELECTED',
  'press.recorded',
  'press.made',
  'step.CREDIT_CARD_INPUT',
  'step.ORDER_REVIEW',
  'attempt.prepared',
  'review.stored',
  'confirmation.asked',
  'barrier.arrived',
  'barrier.opened',
  'intent.before',
  'intent.committed',
  'lane.before-click',
  'lane.after-click',
  'placed.unrecorded',
  'placed.recorded',
  'lookup.begun',
  'lookup.done',
  'attempt.failed',
] as const;

const PATIENCE_MS = 10_000;
const OPEN_AT_MOST = 12;
/** Deaths after which an order must be looked up. */
const causesLookup = ['lane.after-click', 'placed.unrecorded', 'intent.committed'];

/** kill -9 at each point, `times` times each, with two workers that are replaced as they die. */
export async function runKillPoints(
  world: World,
  buyer: Buyer,
  { times, points = killPoints, deadline }: { times: number; points?: readonly string[]; deadline: number },
): Promise<{ killPoints: number; kills: number; fewestKillsAPoint: number }> {
  const hits = new Map(points.map((point) => [point, 0]));
  const armed = new Map<string, number>();
  const isDone = () => Date.now() > deadline || [...hits.values()].every((count) => count >= times);
  const feed = startFeed(world, buyer, isDone);
  const confirming = buyer.startConfirming();

  function choose(): string {
    const needsLookup = [...armed.keys()].some((point) => point.startsWith('lookup.'));
    const open = points.filter((point) => (hits.get(point) ?? 0) < times && !armed.has(point));
    const cause = causesLookup[Math.floor(Math.random() * causesLookup.length)] ?? '';
    if (needsLookup) return cause;
    return open[Math.floor(Math.random() * open.length)] ?? points[0] ?? cause;
  }

  async function runSlot(): Promise<void> {
    while (!isDone()) {
      const point = choose();
      armed.set(point, 1);
      const worker = world.startWorker({ faults: `${point}=kill` });
      await worker.ready.catch(() => undefined);
      await Promise.race([worker.gone, delay(PATIENCE_MS)]);
      const wasHit = worker.lines.some((line) => line === `fault kill at ${point}`);
      if (wasHit) hits.set(point, (hits.get(point) ?? 0) + 1);
      worker.signal('SIGKILL');
      await worker.gone;
      armed.delete(point);
    }
  }

  await Promise.all([runSlot(), runSlot()]);
  await feed;
  const survivor = world.startWorker();
  await survivor.ready;
  await waitForQuiet(world);
  await confirming.stop();
  survivor.signal('SIGTERM');
  await survivor.gone;
  const counts = [...hits.values()];
  return {
    killPoints: counts.filter((count) => count > 0).length,
    kills: counts.reduce((sum, count) => sum + count, 0),
    fewestKillsAPoint: Math.min(...counts),
  };
}

async function startFeed(world: World, buyer: Buyer, isDone: () => boolean): Promise<void> {
  const kinds: { items: Item[]; options?: Parameters<Buyer['order']>[1] }[] = [
    { items: ['hammer'] },
    { items: ['hammer'], options: { verifyBeforePlacement: true } },
    { items: ['hammer', 'mug-elsewhere'] },
    { items: ['error-always'] },
  ];
  for (let n = 0; !isDone(); n += 1) {
    const kind = kinds[n % kinds.length];
    if (kind && (await countOpen(world)) < OPEN_AT_MOST) await buyer.order(kind.items, kind.options);
    else await delay(100);
  }
}
