import type { CheerioAPI } from 'cheerio';
import { merchantOf } from '../../platform/merchant-of.ts';
import { foldForSearch } from '../../words/fold-for-search.ts';
import { cleanText } from '../json-value.ts';
import type { Candidate, Features } from './candidate.ts';
import { findKnownBrand } from './known-brands.ts';
import type { PageEvidence } from './page-evidence.ts';

const brandMark = /brand|manufacturer|marke(?!t)|marca|vendor/i;
const frames = new Set(['nav', 'header', 'footer']);
const isFrame = (node: { name: string }) => frames.has(node.name);
const notABrand = /^(?:n\/?a|none|null|undefined|unknown|generic|no brand|other|brand|-+|true|false)$/i;

/** Sources that name the brand of this product; each is rare, and what is learnt of one holds for the others. */
const statements = ['linked', 'micro', 'meta', 'labelled', 'platform'];

/** Every name that the page offers as the maker of the product. */
export function brandCandidates(evidence: PageEvidence): Candidate<string>[] {
  const { $, linked, micro, meta, platform, plain, siteName, pageUrl } = evidence;
  const byName = new Map<string, { value: string; features: Features }>();
  const note = (text: string | undefined, features: Features) => {
    const value = cleanText(text ?? '');
    const name = foldForSearch(value);
    if (name === '' || value.length > 50 || notABrand.test(value) || /[|${}<>]/.test(value) || !/\p{L}/u.test(value))
      return;
    const known = byName.get(name);
    byName.set(name, { value: known?.value ?? value, features: { ...known?.features, ...features } });
  };
  note(linked?.brand, { linked: 1 });
  note(micro?.brand, { micro: 1 });
  note(meta.brand, { meta: 1 });
  note(plain.brand, { labelled: 1 });
  note(platform.brand, { platform: 1 });
  for (const { text, count, first } of evidence.scripts.brand.slice(0, 6)) {
    note(text, { scripted: 1, firstScripted: first ? 1 : 0, oftenScripted: count > 1 ? 1 : 0 });
  }
  const shown = plain.texts.filter(({ text, ancestors }) => text.length <= 50 && !ancestors.some(isFrame));
  for (const { text } of shown.filter(({ marks }) => brandMark.test(marks)).slice(0, 3)) note(text, { marked: 1 });
  const links = shown.filter(({ node }) => node.name === 'a' && brandMark.test(node.attribs.href ?? ''));
  for (const { text } of links.slice(0, 3)) note(text, { brandLink: 1 });
  note(findKnownBrand(plain.name ?? ''), { known: 1 });
  note(onlyValue($, 'data-brand'), { attribute: 1 });
  const host = merchantOf(pageUrl);
  note(siteName, { site: 1 });
  const heading = foldForSearch(plain.name ?? '');
  const title = foldForSearch($('title').first().text());
  const domain = foldForSearch(host).replaceAll(' ', '');
  return [...byName].map(([name, { value, features }]) => ({
    value,
    features: {
      ...features,
      stated: statements.some((source) => features[source]) ? 1 : 0,
      startsHeading: heading.startsWith(`${name} `) ? 1 : 0,
      inHeading: ` ${heading} `.includes(` ${name} `) ? 1 : 0,
      inTitle: ` ${title} `.includes(` ${name} `) ? 1 : 0,
      isShop: domain.includes(name.replaceAll(' ', '')) && name.length > 2 ? 1 : 0,
      sources: Math.max(0, Object.values(features).filter((amount) => amount > 0).length - 1),
      wordy: name.split(' ').length > 3 ? 1 : 0,
      hasDigit: /\d/.test(name) ? 1 : 0,
    },
  }));
}

/** An attribute that the page gives to several products says nothing about the one it sells. */
function onlyValue($: CheerioAPI, attribute: string): string | undefined {
  const values = $(`[${attribute}]`)
    .toArray()
    .map((node) => $(node).attr(attribute) ?? '');
  return new Set(values.map(foldForSearch)).size === 1 ? values[0] : undefined;
}
