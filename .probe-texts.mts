import { readFileSync } from 'node:fs';
const page = JSON.parse(readFileSync(`/tmp/co/pages/${process.argv[2]}`, 'utf8'));
for (const t of page.snapshot.texts) if (/\d/.test(t.text) || process.argv[3]) console.log(t.order, t.frame, t.tag, t.landmark, 'h', t.heading, `[${t.ancestors.slice(0, 6)}]`, `${Math.round(t.box.x)},${Math.round(t.box.y)} ${Math.round(t.box.width)}x${Math.round(t.box.height)}`, t.struck ? 'struck' : '', t.covered ? 'covered' : '', JSON.stringify(t.text.slice(0, 90)));
