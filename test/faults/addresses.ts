/** No outgoing call reaches a private address: `npm run faults:addresses -- --json`. Exits 0 only when none did. */
import { runAddresses } from './address-run.ts';

const figures = await runAddresses();
const missed = Object.values(figures.callers).flatMap((caller) => caller.notRefused);
for (const [name, { notRefused, ...counts }] of Object.entries(figures.callers)) {
  console.log(
    `${name}: refused ${JSON.stringify(counts)}${notRefused.length > 0 ? `, not refused: ${notRefused}` : ''}`,
  );
}
console.log(`reached the canary: ${figures.reachedCanary}`);
const ok = missed.length === 0 && figures.reachedCanary === 0;
if (process.argv.includes('--json')) console.log(JSON.stringify({ ok, ...figures }));
process.exit(ok ? 0 : 1);
