// Measures the field classifier on real form fragments: `bench/forms.ts --dir D [--json] [--misses] [--part 0|1]`.
// Every fragment is loaded into real Chromium and read through the agent's own snapshot, hidden controls included.
//   fields  controls whose label is a checkout type; `recall` is the share classified as exactly that type
//   others  all other controls that take a value (no label, or another label); `falsePositiveRate` is the share of
//           them claimed as any checkout type. A label "username OR emailAddress" accepts emailAddress.
//   Fragments without a single mark carry no truth and are left out (`unmarked`).
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import {
  classifyFields,
  disposeSnapshot,
  type FieldKind,
  resolveRef,
  snapshot,
} from '../src/agent/perception/index.ts';
import { findChromium } from '../src/browser/find-chromium.ts';

const labels: Partial<Record<FieldKind, string>> = {
  firstName: 'firstName',
  lastName: 'lastName',
  fullName: 'fullName',
  phone: 'phone',
  phoneArea: 'phone',
  phoneLocal: 'phone',
  email: 'emailAddress',
  emailConfirm: 'emailAddress',
  street: 'addressStreet',
  street2: 'addressStreet2',
  city: 'addressCity',
  province: 'addressProvince',
  postalCode: 'addressPostalCode',
  country: 'addressCountryCode',
  // The corpus marks the country of a telephone number in the same way.
  phoneCountry: 'addressCountryCode',
  cardNumber: 'cardNumber',
  cardHolder: 'cardName',
  cardCvc: 'cardSecurityCode',
  cardExpiry: 'expiration',
  cardExpiryMonth: 'expirationMonth',
  cardExpiryYear: 'expirationYear',
};
const checkoutTypes = new Set(Object.values(labels));

const { values: options } = parseArgs({
  options: {
    dir: { type: 'string' },
    json: { type: 'boolean' },
    misses: { type: 'boolean' },
    part: { type: 'string' },
  },
});
if (!options.dir) {
  console.error('usage: bench/forms.ts --dir FOLDER [--json] [--misses] [--part 0|1]');
  process.exit(2);
}
const dir = resolve(options.dir);
const hash = (text: string): number => [...text].reduce((sum, c) => (sum * 31 + c.charCodeAt(0)) >>> 0, 7);
const files = readdirSync(dir)
  .filter((f) => f.endsWith('.html'))
  .filter((f) => options.part === undefined || hash(f) % 2 === Number(options.part));

const found = await findChromium({ cacheDir: resolve('.cache/chromium') });
const browser = await chromium.launch({ executablePath: found.executablePath, args: found.args, env: found.env });
const context = await browser.newContext({ javaScriptEnabled: true });
await context.route('**/*', (route) => route.abort());
const page = await context.newPage();

const table = new Map<string, { fields: number; hits: number; claimed: number }>();
const row = (type: string): { fields: number; hits: number; claimed: number } => {
  const known = table.get(type) ?? { fields: 0, hits: 0, claimed: 0 };
  table.set(type, known);
  return known;
};
let fields = 0;
let hits = 0;
let others = 0;
let falsePositives = 0;
let unmarked = 0;
const misses: string[] = [];
const started = performance.now();

for (const file of files) {
  // The marks are the truth: they are taken out of the page's sight before the classifier looks.
  const html = readFileSync(join(dir, file), 'utf8').replace(/<script\b[\s\S]*?<\/script>/gi, '');
  await page.setContent(html, { waitUntil: 'domcontentloaded' });
  const truth = await page.evaluate(() => {
    const all = [...document.querySelectorAll('[data-manual-scoring]')];
    const map = new Map(all.map((el) => [el, el.getAttribute('data-manual-scoring') ?? '']));
    for (const el of all) el.removeAttribute('data-manual-scoring');
    (window as unknown as { truth: Map<Element, string> }).truth = map;
    return all.length;
  });
  if (truth === 0) {
    unmarked += 1;
    continue;
  }
  const view = await snapshot(page, { includeHidden: true });
  const classes = classifyFields(view);
  let seen = 0;
  const controls = view.elements.filter((e) => ['input', 'select', 'textarea'].includes(e.tag) && e.role !== 'button');
  const marks = await Promise.all(
    controls.map(async (element) => {
      const handle = await resolveRef(view, element.ref);
      return handle?.evaluate(
        (el) => (window as unknown as { truth: Map<Element, string> }).truth.get(el as Element) ?? '',
      );
    }),
  );
  for (const [at, element] of controls.entries()) {
    const label = marks[at] ?? '';
    if (label !== '') seen += 1;
    const given = classes.get(element.ref);
    const claim = labels[given?.kind ?? 'other'] ?? '';
    const says = `${file}: ${label || '(none)'} → ${given?.kind} [${element.role}/${element.type}] label=${JSON.stringify(element.label.slice(0, 50))} name=${element.name} id=${element.id} ph=${element.placeholder} ac=${element.autocomplete} max=${element.maxLength} | ${given?.why}`;
    if (checkoutTypes.has(label)) {
      fields += 1;
      row(label).fields += 1;
      if (claim === label) {
        hits += 1;
        row(label).hits += 1;
      } else misses.push(`MISS ${says}`);
    } else {
      others += 1;
      if (claim !== '' && !label.split(' OR ').includes(claim)) {
        falsePositives += 1;
        row(claim).claimed += 1;
        misses.push(`CLAIM ${says}`);
      }
    }
  }
  if (seen < truth) misses.push(`UNSEEN ${file}: ${truth - seen} marked controls not in the snapshot`);
  await disposeSnapshot(view);
}
await browser.close();

const result = {
  recall: Number((hits / Math.max(1, fields)).toFixed(4)),
  falsePositiveRate: Number((falsePositives / Math.max(1, others)).toFixed(4)),
  fields,
  others,
  falsePositives,
  files: files.length,
  unmarked,
  msPerFile: Math.round((performance.now() - started) / Math.max(1, files.length)),
};
if (options.misses) for (const miss of misses.sort()) console.log(miss);
if (!options.json || options.misses) {
  for (const [type, r] of [...table].sort()) {
    console.log(
      `${type.padEnd(20)} ${String(r.hits).padStart(4)} of ${String(r.fields).padStart(4)}   claimed wrongly ${r.claimed}`,
    );
  }
  console.log(
    `recall ${(result.recall * 100).toFixed(1)} %, other controls claimed ${(result.falsePositiveRate * 100).toFixed(1)} %`,
  );
}
console.log(JSON.stringify(result));
