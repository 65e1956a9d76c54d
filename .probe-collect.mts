import { mkdirSync, writeFileSync } from 'node:fs';
import { honestCases } from './packages/mall/generated/cases.ts';
import { openShop } from './packages/mall/generated/serve-shop.ts';
import { habitNames } from './packages/mall/generated/draw-design.ts';
import { buyByTruth } from './packages/mall/generated/truth-buyer.ts';
import { openTestPool } from './test/harness/browser-pool.ts';
import { installPerception, resolveRef, snapshot } from './src/agent/perception/index.ts';
const [from, count] = process.argv.slice(2).map(Number);
mkdirSync('/tmp/co/pages', { recursive: true });
const pool = openTestPool();
const seeds = Array.from({ length: count! }, (_, i) => from! + i);
async function one(seed: number) {
  const open = await openShop(seed);
  const cases = honestCases(open.shop);
  const wanted = cases[seed % cases.length]!;
  const context = await pool.open({ locale: open.shop.market.locale, timezone: 'Europe/Berlin' });
  await installPerception(context.context);
  let n = 0;
  const onLook = async (kind: string, seen: any) => {
    if (kind === 'product' || kind === 'cart') { if (n > 40) return; }
    const taken = await snapshot(context.page);
    const truthOf: Record<string, string> = {};
    for (const element of taken.elements) {
      const handle = await resolveRef(taken, element.ref).catch(() => null);
      const t = await handle?.evaluate((node: any) => (node as Element).closest?.('[data-truth]:not(body)')?.getAttribute('data-truth') ?? '').catch(() => '');
      if (t) truthOf[element.ref] = t;
    }
    const rows = seen.filter((s: any) => s.isVisible && /^(row|message|value):/.test(s.truth)).map((s: any) => ({ truth: s.truth, text: s.text }));
    writeFileSync(`/tmp/co/pages/${seed}-${String(n++).padStart(2, '0')}-${kind || 'none'}.json`, JSON.stringify({ seed, kind, market: open.shop.market.locale, currency: open.shop.market.currency, case: wanted.id, habits: habitNames(open.shop.design), truthOf, rows, snapshot: taken }));
  };
  try { await buyByTruth({ open, wanted, page: context.page, onLook }); console.log(seed, n); }
  catch (e) { console.log(seed, 'FAILED', String(e).slice(0, 200)); }
  finally { await context.close(); await open.close(); }
}
await Promise.all([0, 1].map(async () => { for (let s = seeds.shift(); s !== undefined; s = seeds.shift()) await one(s); }));
await pool.close();
