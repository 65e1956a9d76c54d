import { readFileSync } from 'node:fs';
import { readTotals } from './src/agent/perception/index.ts';
import { roleOfLabel } from './src/agent/words/role-of-label.ts';
import { joinRows } from './src/agent/perception/snapshot/join-rows.ts';
const page = JSON.parse(readFileSync(`/tmp/co/pages/${process.argv[2]}`, 'utf8'));
page.snapshot.rows = joinRows(page.snapshot.texts);
for (const r of page.snapshot.rows) console.log(r.order, `[${r.ancestors.slice(0,6)}]`, r.landmark, roleOfLabel(r.label), r.label, '→', r.amountText);
const t = readTotals(page.snapshot);
console.log(JSON.stringify(t));
