/**
 * Proves that one can buy at drawn shops: a buyer who reads the truth walks each of them to an order, in a real
 * browser, and the books must show it. `npm run prove:generated -- --shops 60 --seed 1`.
 */
import { parseArgs } from 'node:util';
import { proveShop } from '../test/generated/prove-shop.ts';
import { openTestPool } from '../test/harness/browser-pool.ts';

const { values: options } = parseArgs({
  options: {
    shops: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
    parallel: { type: 'string', default: '2' },
    only: { type: 'string', multiple: true, default: [] },
    json: { type: 'boolean', default: false },
  },
});
const first = Number(options.seed);
const seeds = Array.from({ length: Number(options.shops) }, (_, index) => first + index);
/** `--only payments=frames` fixes a habit. */
const wanted = Object.fromEntries(options.only.map((pair) => pair.split('=')));
const pool = openTestPool();
const failures: { seed: number; reason: string }[] = [];
let proven = 0;
await Promise.all(
  Array.from({ length: Number(options.parallel) }, async () => {
    for (let seed = seeds.shift(); seed !== undefined; seed = seeds.shift()) {
      const reasons = await proveShop(pool, seed, wanted);
      if (reasons.length === 0) proven += 1;
      for (const reason of reasons) {
        failures.push({ seed, reason });
        process.stderr.write(`${seed}: ${reason}\n`);
      }
    }
  }),
);
await pool.close();
console.log(options.json ? JSON.stringify({ proven, failures }) : `${proven} proven, ${failures.length} failures`);
process.exitCode = failures.length > 0 ? 1 : 0;
