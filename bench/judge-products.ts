// Product pages with known answers, and when an answer counts as right.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

export type Truth = { url: string } & Record<string, string[]>;
export type LabelledPage = { id: string; html: string; truth: Truth };
export type Tally = { right: number; stated: number; expected: number };

/** DIR holds ground-truth.json ({id: {url, price[], availability[], sku[], brand[], …}}) and html/ID.html.gz. */
export function readLabelledPages(dir: string): LabelledPage[] {
  const truths: Record<string, Truth> = JSON.parse(readFileSync(join(dir, 'ground-truth.json'), 'utf8'));
  return Object.entries(truths).map(([id, truth]) => ({
    id,
    truth,
    html: gunzipSync(readFileSync(join(dir, 'html', `${id}.html.gz`))).toString('utf8'),
  }));
}

/** Whether the stated value is one of those accepted. */
export function isRight(field: string, accepted: string[], stated: string): boolean {
  return accepted.some((value) => same(field, value, stated));
}

// A truth such as "2.449" may be either a decimal or a grouped whole number; both readings are accepted.
function same(field: string, expected: string, stated: string): boolean {
  if (field !== 'price') return squeeze(expected) === squeeze(stated);
  const grouped = /^\d{1,3}[.,]\d{3}$/.test(expected.trim()) ? Number(expected.replace(/\D/g, '')) : Number.NaN;
  return [Number(expected), grouped].includes(Number(stated));
}

function squeeze(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

export function count(tally: Tally, field: string, accepted: string[], stated: string | undefined): boolean {
  if (accepted.length > 0) tally.expected += 1;
  if (stated !== undefined) tally.stated += 1;
  const right = stated !== undefined && isRight(field, accepted, stated);
  if (right) tally.right += 1;
  return right;
}

export function f1({ right, stated, expected }: Tally): number {
  return stated + expected === 0 ? 1 : (2 * right) / (stated + expected);
}
