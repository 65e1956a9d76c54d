/**
 * The agent against hand-written scripts that know each shop by heart, in the same browser and the same run: a first
 * visit without any knowledge of the shop, a second one with the recipe of the first, and the memory of a further
 * purchase in parallel. Orders are counted in the merchants' own ledgers.
 */
import { parseArgs } from 'node:util';
import type { MallMerchant, MallProduct } from '@cartwright/mall';
import { scripts } from '../packages/mall/src/scripts/index.ts';
import { type Bought, homeFor, startBuyer } from '../test/e2e/agent-buyer.ts';
import { treeMemoryMb } from './idle-memory.ts';

const { values: options } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '3' },
    shop: { type: 'string', multiple: true, default: [] },
  },
});
const say = (line: string) => process.stderr.write(`${line}\n`);
const buyer = await startBuyer();

interface Round {
  script: number;
  first: number;
  recipe: number;
}

const shops = buyer.mall.merchants.filter(
  ({ shop }) => scripts[shop] && (options.shop.length === 0 || options.shop.includes(shop)),
);
const rounds: Round[] = [];
const seconds: number[] = [];
let tried = 0;
let bought = 0;
let modelCalls = 0;

await warmUp();
for (const merchant of shops) {
  const product = merchant.products.find((each) => each.behaviour === 'normal') as MallProduct;
  for (let round = 0; round < Number(options.rounds); round += 1) {
    buyer.recipes.all.clear();
    const script = await timeScript(merchant, product);
    const first = await timeAgent(merchant, product, false);
    await timeAgent(merchant, product, true);
    const recipe = await timeAgent(merchant, product, true);
    if (script === null || first === null || recipe === null) continue;
    rounds.push({ script, first, recipe });
    say(
      `${merchant.shop}: script ${script.toFixed(2)} s, first ${first.toFixed(2)} s (${(first / script).toFixed(2)}), recipe ${recipe.toFixed(2)} s (${(recipe / script).toFixed(2)})`,
    );
  }
}
const mbPerPurchase = await measureMemory();
await buyer.close();

const ratio = (pick: (round: Round) => number) => round2(median(rounds.map((round) => pick(round) / round.script)));
const result = {
  success: tried === 0 ? 0 : round2(bought / tried),
  firstVisitRatio: ratio((round) => round.first),
  recipeRatio: ratio((round) => round.recipe),
  p50Seconds: round2(quantile(seconds, 0.5)),
  p95Seconds: round2(quantile(seconds, 0.95)),
  modelCalls,
  mbPerPurchase: round2(mbPerPurchase),
  purchases: tried,
  shops: shops.length,
};
console.log(options.json ? JSON.stringify(result) : result);

/** The first use of anything pays for loading it; neither side should be charged for that. */
async function warmUp(): Promise<void> {
  const [merchant] = shops;
  const product = merchant?.products.find((each) => each.behaviour === 'normal');
  if (!merchant || !product) throw new Error('no shop to buy at');
  await timeScript(merchant, product);
  await buyer.buy(merchant.shop, product);
}

async function timeScript(merchant: MallMerchant, product: MallProduct): Promise<number | null> {
  const where = homeFor(merchant);
  const context = await buyer.pool.open({ locale: 'en-US', timezone: 'America/New_York' });
  const started = performance.now();
  try {
    await scripts[merchant.shop]?.(context.page, {
      productUrl: product.url,
      customer: {
        firstName: 'Ada',
        lastName: 'Palmer',
        email: 'ada.palmer@example.com',
        phone: where.phone,
        ...where.address,
      },
      card: { number: '4242424242424242', month: '12', year: '2031', cvv: '123', name: 'Ada Palmer' },
      variant: (product.variants ?? []).map((group) => group.values.find((value) => !value.soldOut)?.label ?? ''),
    });
    return (performance.now() - started) / 1000;
  } catch (error) {
    say(`${merchant.shop}: the script failed: ${error instanceof Error ? error.message.split('\n')[0] : error}`);
    return null;
  } finally {
    await context.close();
  }
}

async function timeAgent(merchant: MallMerchant, product: MallProduct, useRecipes: boolean): Promise<number | null> {
  const before = buyer.mall.orders(merchant.shop).length;
  const done = await buyer.buy(merchant.shop, product, { useRecipes });
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
