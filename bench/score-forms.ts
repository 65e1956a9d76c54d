// Scores the field classifier on form fragments whose controls carry their truth in `data-manual-scoring`.
// A file holds one fragment, or several separated by `<!-- form: name -->`.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { classifyFields, type FieldKind, resolveRef, snapshot } from '../src/agent/perception/index.ts';

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

export interface Fragment {
  name: string;
  html: string;
}

export interface FormScore {
  fields: number;
  hits: number;
  others: number;
  falsePositives: number;
  /** Fragments without a single mark: they carry no truth, unless their file has marked ones too. */
  unmarked: number;
  table: Map<string, { fields: number; hits: number; claimed: number }>;
  misses: string[];
}

export function readFragments(dir: string, file: string): Fragment[] {
  const parts = readFileSync(join(dir, file), 'utf8').split(/<!-- form: (.*?) -->/);
  if (parts.length === 1) return [{ name: file, html: parts[0] ?? '' }];
  return Array.from({ length: (parts.length - 1) / 2 }, (_, at) => ({
    name: `${file}#${parts[1 + 2 * at]}`,
    html: parts[2 + 2 * at] ?? '',
  }));
}

export function listForms(dir: string): string[] {
  return readdirSync(dir).filter((f) => f.endsWith('.html'));
}

interface TruthWindow {
  truth: Map<Element, string>;
}

/** The marks are the truth: they are taken out of the page's sight before the classifier looks. */
async function showFragment(page: Page, html: string): Promise<number> {
  await page.setContent(html.replace(/<script\b[\s\S]*?<\/script>/gi, ''), { waitUntil: 'domcontentloaded' });
  return page.evaluate(() => {
    const all = [...document.querySelectorAll('[data-manual-scoring]')];
    const map = new Map(all.map((el) => [el, el.getAttribute('data-manual-scoring') ?? '']));
    for (const el of all) el.removeAttribute('data-manual-scoring');
    (window as unknown as TruthWindow).truth = map;
    return all.length;
  });
}

export async function scoreForms(page: Page, fragments: Fragment[]): Promise<FormScore> {
  const score: FormScore = {
    fields: 0,
    hits: 0,
    others: 0,
    falsePositives: 0,
    unmarked: 0,
    table: new Map(),
    misses: [],
  };
  for (const fragment of fragments) await scoreFragment(page, fragment, score);
  return score;
}

async function scoreFragment(page: Page, { name, html }: Fragment, score: FormScore): Promise<void> {
  const row = (type: string): { fields: number; hits: number; claimed: number } => {
    const known = score.table.get(type) ?? { fields: 0, hits: 0, claimed: 0 };
    score.table.set(type, known);
    return known;
  };
  const truth = await showFragment(page, html);
  if (truth === 0 && !name.includes('#')) {
    score.unmarked += 1;
    return;
  }
  const view = await snapshot(page, { includeHidden: true });
  const classes = classifyFields(view);
  let seen = 0;
  const controls = view.elements.filter((e) => ['input', 'select', 'textarea'].includes(e.tag) && e.role !== 'button');
  const marks = await Promise.all(
    controls.map(async (element) => {
      const handle = await resolveRef(view, element.ref);
      return handle?.evaluate((el) => (window as unknown as TruthWindow).truth.get(el as Element) ?? '');
    }),
  );
  for (const [at, element] of controls.entries()) {
    const label = marks[at] ?? '';
    if (label !== '') seen += 1;
    const given = classes.get(element.ref);
    const claim = labels[given?.kind ?? 'other'] ?? '';
    const says = `${name}: ${label || '(none)'} → ${given?.kind} [${element.role}/${element.type}] label=${JSON.stringify(element.label.slice(0, 50))} name=${element.name} id=${element.id} ph=${element.placeholder} ac=${element.autocomplete} max=${element.maxLength} | ${given?.why}`;
    if (checkoutTypes.has(label)) {
      score.fields += 1;
      row(label).fields += 1;
      if (claim === label) {
        score.hits += 1;
        row(label).hits += 1;
      } else score.misses.push(`MISS ${says}`);
    } else {
      score.others += 1;
      if (claim !== '' && !label.split(' OR ').includes(claim)) {
        score.falsePositives += 1;
        row(claim).claimed += 1;
        score.misses.push(`CLAIM ${says}`);
      }
    }
  }
  if (seen < truth) score.misses.push(`UNSEEN ${name}: ${truth - seen} marked controls not in the snapshot`);
}
