/**
 * The agent against hand-written scripts that know each shop by heart, in the same browser and the same run: a first
 * visit without any knowledge of the shop, a second one with the recipe of the first, and the memory of a further
 * purchase in parallel. Orders are counted in the merchants' own ledgers.
 */
import { parseArgs } from 'node:util';
import type { MallMerchant, MallProduct } from '@cartwright/mall';
import { scripts } from '../packages/mall/src/merchants/scripts.ts';
import { type Bought, homeFor, startBuyer } from '../test/e2e/agent-buyer.ts';
import { treeMemoryMb } from './idle-memory.ts';
import { describeTimeline, watchTimeline } from './purchase-timeline.ts';
import { measureSnapshot } from './snapshot-speed.ts';

const PERSON = { firstName: 'Ada', lastName: 'Palmer', email: 'ada.palmer@example.com' };

const { values: options } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '3' },
    shop: { type: 'string', multiple: true, default: [] },
    timeline: { type: 'boolean', default: false },
  },
});
const say = (line: string) => process.stderr.write(`${line}\n`);
const buyer = await startBuyer();
const timeline = watchTimeline(buyer.pool);

type Side = 'script' | 'first' | 'recipe';
type Round = Record<Side, number>;

/** Noise should not always hit the same side. The recipe is what the first visit left behind. */
const ORDERS: readonly (readonly Side[])[] = [
  ['script', 'first', 'recipe'],
  ['first', 'recipe', 'script'],
  ['first', 'script', 'recipe'],
];

const shops = buyer.mall.merchants.filter(
  ({ shop }) => scripts[shop] && (options.shop.length === 0 || options.shop.includes(shop)),
);
const rounds: (Round & { shop: string })[] = [];
const seconds: number[] = [];
let tried = 0;
let bought = 0;
let modelCalls = 0;

await warmUp();
for (let round = 0; round < Number(options.rounds); round += 1) {
  for (const merchant of shops) {
    const product = merchant.products.find((each) => each.behaviour === 'normal') as MallProduct;
    buyer.recipes.all.clear();
    const times: Partial<Round> = {};
    for (const side of ORDERS[round % ORDERS.length] ?? []) {
      const took = side === 'script' ? await timeScript(merchant, product) : await timeAgent(merchant, product, side);
      if (took !== null) times[side] = took;
    }
    const { script, first, recipe } = times;
    if (script !== undefined && first !== undefined && recipe !== undefined)
      rounds.push({ shop: merchant.shop, script, first, recipe });
  }
}
for (const { shop } of shops) sayShop(shop);
const mbPerPurchase = await measureMemory();
const snapshotMs = await measureSnapshot(buyer.pool);
await buyer.close();

const ratio = (side: Side) => round2(median(rounds.map((round) => round[side] / round.script)));
const result = {
  success: tried === 0 ? 0 : round2(bought / tried),
  firstVisitRatio: ratio('first'),
  recipeRatio: ratio('recipe'),
  recipeToFirst: round2(median(rounds.map(({ recipe, first }) => recipe / first))),
  p50Seconds: round2(quantile(seconds, 0.5)),
  p95Seconds: round2(quantile(seconds, 0.95)),
  modelCalls,
  mbPerPurchase: round2(mbPerPurchase),
  snapshotMs: Math.round(snapshotMs),
  purchases: tried,
  shops: shops.length,
};
console.log(options.json ? JSON.stringify(result) : result);

function sayShop(shop: string): void {
  const own = rounds.filter((round) => round.shop === shop);
  if (own.length === 0) {
    say(`${shop}: no complete round`);
    return;
  }
  const of = (side: Side) => median(own.map((round) => round[side]));
  const ratioOf = (side: Side) => median(own.map((round) => round[side] / round.script)).toFixed(2);
  say(
    `${shop}: script ${of('script').toFixed(2)} s, first ${of('first').toFixed(2)} s (${ratioOf('first')}), recipe ${of('recipe').toFixed(2)} s (${ratioOf('recipe')})`,
  );
}

/** The first use of anything pays for loading it; neither side should be charged for that. */
async function warmUp(): Promise<void> {
  const [merchant] = shops;
  const product = merchant?.products.find((each) => each.behaviour === 'normal');
  if (!merchant || !product) throw new Error('no shop to buy at');
  await timeScript(merchant, product);
  await buyer.buy(merchant.shop, product);
}

/** Timed like the agent: from requesting its own page until that page is closed. */
async function timeScript(merchant: MallMerchant, product: MallProduct): Promise<number | null> {
  const where = homeFor(merchant);
  const started = performance.now();
  const context = await buyer.pool.open({ locale: 'en-US', timezone: 'America/New_York' });
  try {
    await scripts[merchant.shop]?.(context.page, {
      productUrl: product.url,
      customer: { ...PERSON, phone: where.phone, ...where.address },
      card: { number: '4242424242424242', month: '12', year: '2031', cvv: '123', name: 'Ada Palmer' },
      variant: (product.variants ?? []).map((group) => group.values.find((value) => !value.soldOut)?.label ?? ''),
    });
  } catch (error) {
    say(`${merchant.shop}: the script failed: ${error instanceof Error ? error.message.split('\n')[0] : error}`);
    await context.close();
    return null;
  }
  await context.close();
  return (performance.now() - started) / 1000;
}

async function timeAgent(merchant: MallMerchant, product: MallProduct, side: Side): Promise<number | null> {
  const before = buyer.mall.orders(merchant.shop).length;
  const where = homeFor(merchant);
  timeline.take();
  const done = await buyer.buy(merchant.shop, product, {
    useRecipes: true,
    order: { contact: { ...PERSON, phone: where.phone }, shippingAddress: where.address },
    ...(options.timeline ? { log: timeline.log, pool: timeline.pool } : {}),
  });
  if (options.timeline) say(`${merchant.shop} ${side}: ${done.seconds} s; ${describeTimeline(timeline.take())}`);
  tried += 1;
  modelCalls += done.steps.reduce((sum, step) => sum + step.modelUse.calls, 0);
  const isBought = done.outcome?.kind === 'placed' && buyer.mall.orders(merchant.shop).length === before + 1;
  if (!isBought) {
    say(`${merchant.shop}: ${describe(done)}`);
    return null;
  }
  bought += 1;
  seconds.push(done.seconds);
  return done.seconds;
}

function describe(done: Bought): string {
  if (done.prepared.kind === 'failed') return `${done.prepared.code}: ${done.prepared.note}`;
  return JSON.stringify(done.outcome);
}

/** What each further purchase at the same time costs: open orders are held at their review and counted. */
async function measureMemory(): Promise<number> {
  const held: (() => Promise<void>)[] = [];
  const sizes: number[] = [];
  for (const merchant of shops.slice(0, 3)) {
    const product = merchant.products.find((each) => each.behaviour === 'normal') as MallProduct;
    const prepared = (await buyer.buy(merchant.shop, product, { hold: true })).prepared;
    if (prepared.kind === 'ready') held.push(() => prepared.close());
    sizes.push(treeMemoryMb(process.pid));
  }
  for (const release of held) await release();
  const [first = 0] = sizes;
  return sizes.length < 2 ? 0 : ((sizes.at(-1) ?? first) - first) / (sizes.length - 1);
}

function quantile(values: readonly number[], at: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * at))] ?? 0;
}

function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

function round2(value: number): number {
  return Number(value.toFixed(2));
}
