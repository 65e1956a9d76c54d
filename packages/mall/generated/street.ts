/** Serves drawn shops for a person to look at: `npm run street -- --seed 7 [--count 3] [--only payments=frames] [--strange 0.1]`. */
import { parseArgs } from 'node:util';
import { honestCases, refusalCases } from './cases.ts';
import { habitNames } from './draw-design.ts';
import { type OpenShop, openShop } from './serve-shop.ts';

const { values: options } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '1' },
    port: { type: 'string', default: '0' },
    only: { type: 'string', multiple: true, default: [] },
    strange: { type: 'string', default: '0' },
  },
});
const wanted = Object.fromEntries(options.only.map((pair) => pair.split('=')));
const say = (line: string) => process.stdout.write(`${line}\n`);
const shops: OpenShop[] = [];
for (let index = 0; index < Number(options.count); index += 1) {
  const port = Number(options.port);
  const open = await openShop(Number(options.seed) + index, {
    wanted,
    strange: Number(options.strange),
    port: port === 0 ? 0 : port + index * 4,
  });
  shops.push(open);
  const { shop } = open;
  say(`${open.url}  ${shop.name}, seed ${open.seed}, ${shop.market.locale}, ${shop.market.currency}`);
  say(`${open.truthUrl}  the same with the truth beside every element`);
  for (const { id, slug, wishes, quantity, coupon, expected } of [...honestCases(shop), ...refusalCases(shop)]) {
    const wish = [slug, ...Object.values(wishes), `× ${quantity}`, coupon ?? ''].join(' ').trim();
    say(
      `  ${id}: ${wish}, ${expected ? `expected total ${expected.total / 10 ** shop.market.decimals}` : 'must be refused'}  ${open.productUrl(slug)}`,
    );
  }
  say(`  ${habitNames(shop.design).join(' ')}`);
}
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void Promise.all(shops.map((open) => open.close())));
