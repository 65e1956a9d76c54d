import { foldLabel } from './fold-text.ts';
import type { TotalRole } from './kinds.ts';
import { compileKinds, matchKinds, wordsOf } from './match-phrases.ts';
import { stems } from './name-stems.ts';
import { says } from './says.ts';

const phrases = compileKinds<TotalRole>('totals');
const addOn = new RegExp(stems('addOn'));
const taxIncluded = wordsOf('taxIncluded');
/** Of equally long readings the narrower one: `Total tax` is a tax, `Shipping discount` a discount. */
const narrow: TotalRole[] = ['discount', 'giftCard', 'tax', 'shipping', 'fee', 'subtotal', 'total'];

export function roleOfLabel(label: string): TotalRole {
  const text = foldLabel(label).slice(0, 80);
  const found = matchKinds(phrases, text).filter((m) => m.index <= 12);
  const longest = found[0]?.phrase.length ?? 0;
  if (longest === 0 || longest / text.length < 0.4)
    return text.length < 40 && says('feeName', text) ? 'fee' : 'unknown';
  const best = found.filter((m) => m.phrase.length >= longest - 1);
  const leads = best.some((m) => m.kind === 'total' && m.index === 0);
  if (leads && best.some((m) => m.kind === 'tax') && taxIncluded.test(text)) return 'total';
  const role = narrow.find((each) => best.some((m) => m.kind === each)) ?? 'unknown';
  return role === 'shipping' && addOn.test(text) ? 'fee' : role;
}
