import { foldLabel } from './fold-text.ts';
import type { TotalRole } from './kinds.ts';
import { compileKinds, matchKinds, wordsOf } from './match-phrases.ts';
import { stems } from './name-stems.ts';
import { productWords } from './product-words.ts';
import { says } from './says.ts';

const phrases = compileKinds<TotalRole>('totals');
const addOn = new RegExp(stems('addOn'));
const taxIncluded = wordsOf('taxIncluded');
/** "Product code: A-7" beside a price speaks of one product, "Products" of all goods. */
const itemNumber = new RegExp(`^${productWords('itemNumber')}(?!\\p{L})`, 'u');
/** Of equally long readings the narrower one: `Total tax` is a tax, `Shipping discount` a discount. */
const narrow: TotalRole[] = ['discount', 'giftCard', 'tax', 'shipping', 'fee', 'subtotal', 'total'];

/** Everything that a label may call its amount, the likeliest first, each with the share of its words that says so. */
export function rolesOfLabel(label: string): { kind: TotalRole; confidence: number }[] {
  const role = roleOfLabel(label);
  const found = matchKinds(phrases, foldLabel(label).slice(0, 80));
  const named = found.map(({ kind, cover }) => ({ kind, confidence: Number(Math.min(1, cover).toFixed(2)) }));
  const best = named.find(({ kind }) => kind === role) ?? { kind: role, confidence: role === 'unknown' ? 0 : BY_STEM };
  return [best, ...named.filter(({ kind }) => kind !== role)];
}

/** "Sum (2)": how many pieces it is of. */
const COUNTED = /(?<=\p{L}\s?)[(（]\s?\p{Nd}{1,3}\s?[)）]\s*[:：]?\s*$/u;

/** "Sum (VAT contained)": a remark in brackets on a sum that is called by the words before it. */
const REMARKED = /^(.*\p{L}.*?)\s*[(（]([^()（）]+)[)）]\s*[:：]?\s*$/u;

/** A role that is only known by a part of a word. */
const BY_STEM = 0.4;

export function roleOfLabel(label: string): TotalRole {
  const [, name, remark] = REMARKED.exec(label) ?? [];
  if (name && remark && taxIncluded.test(foldLabel(remark))) return roleOfName(name);
  const role = roleOfName(label);
  return (role === 'unknown' || role === 'fee') && isDelivery(withoutBrackets(label)) ? 'shipping' : role;
}

/** "Delivery (Parcel (insured up to € 100.00))" is called by what stands before the brackets. */
const isDelivery = (name: string): boolean => name !== '' && roleOfName(name) === 'shipping';

function withoutBrackets(label: string): string {
  const start = label.search(/[(（]/u);
  return start > 0 && /[)）]\s*[:：]?\s*$/u.test(label) ? label.slice(0, start).trim() : '';
}

function roleOfName(label: string): TotalRole {
  const text = foldLabel(label.replace(COUNTED, '')).slice(0, 80);
  const found = matchKinds(phrases, text).filter((m) => m.index <= 12);
  const longest = found[0]?.phrase.length ?? 0;
  if (longest === 0 || longest / text.length < 0.4)
    return text.length < 40 && says('feeName', text) ? 'fee' : 'unknown';
  const best = found.filter((m) => m.phrase.length >= longest - 1);
  const leads = best.some((m) => m.kind === 'total' && m.index === 0);
  if (leads && best.some((m) => m.kind === 'tax') && taxIncluded.test(text)) return 'total';
  const role = narrow.find((each) => best.some((m) => m.kind === each)) ?? 'unknown';
  if (role === 'subtotal' && itemNumber.test(text)) return 'unknown';
  return (role === 'shipping' || role === 'tax') && addOn.test(text) ? 'fee' : role;
}
