import { foldLabel } from '../../../words/fold-text.ts';
import { compileKinds, matchKinds } from '../../../words/match-phrases.ts';
import { stems } from '../../../words/name-stems.ts';
import type { FieldSection, SnapshotElement } from '../seen/types.ts';

const sectionPhrases = compileKinds<
  'shipping' | 'billing' | 'payment' | 'login' | 'register' | 'newsletter' | 'shippingMethod' | 'contact'
>('sections');

const named = (source: string): RegExp => new RegExp(`(^|[^a-z])${source}`, 'i');
const NEWS = /newsletter|subscri|mailing[-_]?list|klaviyo|mailchimp/i;
const attributeMarks: [FieldSection, RegExp][] = [
  ['billing', named(`${stems('billing')}(?![a-z]{3,})`)],
  ['shipping', named(`(ship[-_]?to|${stems('shipping')})`)],
  ['newsletter', NEWS],
  ['search', new RegExp(stems('lookFor').replace('|filter', ''), 'i')],
  ['login', named(stems('signIn'))],
  ['register', /register|registration|sign[-_]?up|create[-_]?account/i],
  ['payment', /payment|credit[-_]?card|checkout-card|braintree|stripe|adyen/i],
];

const typedRoles = new Set(['textbox', 'select', 'combobox']);

/** "Billing ZIP code" stands in no billing section when the form has but one heading; the label says it itself. */
const billingLabel = new RegExp(`^${stems('billingLabel')}`);

/** "Sign up for our newsletter" over a mail field tells what it is for, as a heading would. */
export function asksForNewsletter({ label, placeholder }: SnapshotElement): boolean {
  return [label, placeholder].some((words) =>
    matchKinds(sectionPhrases, foldLabel(words)).some(
      ({ kind, cover }) => kind === 'newsletter' && cover >= MOST_WORDS,
    ),
  );
}

/** The share of a label that has to speak of news: "Email me news and my order" is no subscription. */
const MOST_WORDS = 0.7;

function opensDoor(words: string): boolean {
  return matchKinds(sectionPhrases, words.trim()).some(({ kind }) => kind === 'login' || kind === 'register');
}

/** Names and ids of the control itself are the surest sign of whose address it is; then headings; then wrappers. */
export function sectionOf(element: SnapshotElement): { section: FieldSection; byName: boolean } {
  const own = `${element.name} ${element.id}`.replace(/([a-z])([A-Z])/g, '$1_$2');
  for (const [section, mark] of attributeMarks.slice(0, 2)) if (mark.test(own)) return { section, byName: true };
  if (element.role === 'textbox' && NEWS.test(own)) return { section: 'newsletter', byName: true };
  if (typedRoles.has(element.role) && billingLabel.test(foldLabel(element.label)))
    return { section: 'billing', byName: false };
  for (const heading of [element.groupLabel, ...element.sections]) {
    const words = foldLabel(heading);
    const found = matchKinds(sectionPhrases, words);
    const [best] = found;
    if (!best) continue;
    // One signs in for a newsletter as well: what is said behind that word is what it is for.
    const news = found.find(({ kind }) => kind === 'newsletter');
    if (news && opensDoor(words.slice(0, news.index))) return { section: 'newsletter', byName: false };
    return { section: best.kind === 'shippingMethod' ? 'shipping' : best.kind, byName: false };
  }
  const context = element.context.replace(/([a-z])([A-Z])/g, '$1_$2');
  for (const [section, mark] of attributeMarks) if (mark.test(context)) return { section, byName: false };
  return { section: 'other', byName: false };
}
