import { readFileSync } from 'node:fs';
import { classifyActions, classifyFields } from './src/agent/perception/index.ts';
const page = JSON.parse(readFileSync(`/tmp/co/pages/${process.argv[2]}`, 'utf8'));
const f = classifyFields(page.snapshot), a = classifyActions(page.snapshot, f);
for (const e of page.snapshot.elements) console.log(e.order, e.frame, e.role, e.tag, e.type, `d${e.dialog} f${e.form} [${e.ancestors.slice(0, 5)}]`, e.visible ? '' : 'HIDDEN', e.covered ? 'covered' : '', e.disabled ? 'disabled' : '', `checked ${e.checked}`, JSON.stringify({ text: e.text.slice(0, 40), label: e.label.slice(0, 50), name: e.name, group: e.group, gl: e.groupLabel.slice(0,30), nearby: (e.nearby ?? '').slice(0, 60), sec: e.section.slice(0,30) }), page.truthOf[e.ref] ?? '', f.get(e.ref)?.kind ?? '', a.filter((x) => x.ref === e.ref).slice(0, 3).map((x) => `${x.kind} ${x.score}`).join(','));
