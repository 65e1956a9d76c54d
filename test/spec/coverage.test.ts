import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readSources } from '../architecture/source-files.ts';
import { type Requirement, requirements } from './requirements.ts';

const all = Object.entries<Requirement>(requirements);
const citing = ['test/**/*.test.ts', 'src/**/*.test.ts', 'packages/*/src/**/*.test.ts'].flatMap(readSources);
const cited = new Set(
  citing
    .flatMap((file) => [...file.text.matchAll(/\bspec\(\s*\[([^\]]*)\]/g)])
    .flatMap((call) => [...(call[1] as string).matchAll(/'([^']+)'/g)].map((match) => match[1])),
);

test('every rule whose capability is there is cited by a scenario', () => {
  const uncited = all.filter(([id, rule]) => !rule.awaits && !cited.has(id)).map(([id]) => id);
  assert.deepEqual(uncited, []);
});

test('no rule is marked open although a scenario proves it', () => {
  const closed = all.filter(([id, rule]) => rule.awaits && cited.has(id)).map(([id]) => id);
  assert.deepEqual(closed, []);
});

test('every rule names its source', () => {
  for (const [id, rule] of all) assert.ok(rule.source && rule.text, id);
});

const open = all.filter(([, rule]) => rule.awaits);
const byCapability = Object.entries(Object.groupBy(open, ([, rule]) => rule.awaits as string));
const breakdown = byCapability.map(([capability, list = []]) => `${capability} ${list.length}`).join(', ');
console.log(`requirements: ${all.length}, open: ${open.length}${breakdown ? ` (${breakdown})` : ''}`);
