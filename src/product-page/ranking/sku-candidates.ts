import type { Candidate, Features } from './candidate.ts';
import type { PageEvidence } from './page-evidence.ts';

const codeMark =
  /(?:^|[^a-z])(?:sku|asin)|(?:product|item|article|artikel|style|part)[-_]?(?:code|id|no\b|nr|num|ref)|reference/;

/** Every code that the page offers as the merchant's article number. Spelling aside, equal codes are one candidate. */
export function skuCandidates(evidence: PageEvidence): Candidate<string>[] {
  const { linked, micro, meta, plain, pageUrl } = evidence;
  const byCode = new Map<string, { value: string; features: Features }>();
  const note = (text: string | undefined, features: Features) => {
    const value = text?.trim() ?? '';
    const code = squeeze(value);
    if (code.length < 2 || value.length > 40) return;
    const known = byCode.get(code);
    byCode.set(code, { value: known?.value ?? value, features: { ...known?.features, ...features } });
  };
  note(plain.articleLabel, { labelled: 1 });
  note(linked?.sku, { linked: 1 });
  note(micro?.sku, { micro: 1 });
  note(meta.sku, { meta: 1 });
  note(plain.article.input, { input: 1 });
  for (const [index, id] of plain.article.inUrl.slice(0, 4).entries())
    note(id, index === 0 ? { lastInUrl: 1 } : { inUrl: 1 });
  note(plain.article.attribute, { attribute: 1 });
  note(linked?.mpn ?? plain.mpn, { mpn: 1 });
  note(linked?.gtin ?? plain.gtin, { gtin: 1 });
  for (const { text, count, first } of evidence.scripts.sku.slice(0, 12)) {
    note(text, { scripted: 1, firstScripted: first ? 1 : 0, oftenScripted: count > 1 ? 1 : 0 });
  }
  const marked = plain.texts.filter(({ text, marks }) => text.length <= 50 && codeMark.test(marks));
  for (const { text } of marked.slice(0, 3))
    note(/(?:[:#.]\s*|^\p{L}+\s+)([^\s:#]+)$/u.exec(text)?.[1] ?? text, { marked: 1 });
  const address = squeeze(pageUrl);
  return [...byCode].map(([code, { value, features }]) => ({
    value,
    features: {
      ...features,
      inAddress: code.length >= 4 && address.includes(code) ? 1 : 0,
      sources: Math.max(0, Object.values(features).filter((amount) => amount > 0).length - 1),
      hasDigit: /\d/.test(code) ? 1 : 0,
      hasLetter: /\p{L}/u.test(code) ? 1 : 0,
      short: code.length < 4 ? 1 : 0,
      long: code.length > 16 ? 1 : 0,
      hasSpace: /\s/.test(value) ? 1 : 0,
    },
  }));
}

function squeeze(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
