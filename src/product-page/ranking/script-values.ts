import type { CheerioAPI } from 'cheerio';

/** A value that inline scripts give to a key that is named after a field. */
export type ScriptValue = { text: string; count: number; first: boolean };
export type ScriptValues = { price: ScriptValue[]; sku: ScriptValue[]; brand: ScriptValue[] };

const maxScriptLength = 400_000;
const maxValues = 40;
const keys = {
  price:
    /\b(?:price|sale_?price|final_?price|current_?price|selling_?price|our_?price|product_?price|price_?amount|value)$/i,
  sku: /\b(?:sku|product_?sku|product_?id|product_?code|item_?id|item_?number|article_?(?:id|number)|part_?number|style_?id)$/i,
  brand: /\b(?:brand|brand_?name|product_?brand|manufacturer|vendor|item_?brand)$/i,
} as const;
const pair =
  /["']?([A-Za-z_][\w-]{1,30})["']?\s*[:=]\s*(?:"((?:[^"\\\n]|\\.){1,60})"|'((?:[^'\\\n]|\\.){1,60})'|(\d[\d.]{0,14}))/g;

/**
 * Shops hand product data to their own scripts and to analytics under names that hardly differ. Such a value is only a
 * hint: scripts speak of other products, too.
 */
export function readScriptValues($: CheerioAPI): ScriptValues {
  const found = { price: new Map<string, number>(), sku: new Map<string, number>(), brand: new Map<string, number>() };
  for (const script of $('script:not([src])').toArray()) {
    const text = $(script).text();
    if (text.length > maxScriptLength || /ld\+json/i.test($(script).attr('type') ?? '')) continue;
    for (const [, key = '', double, single, bare] of text.matchAll(pair)) {
      const value = (double ?? single ?? bare ?? '').trim();
      if (value === '') continue;
      for (const [field, pattern] of Object.entries(keys)) {
        if (!pattern.test(key)) continue;
        const counts = found[field as keyof typeof found];
        if (counts.size < maxValues || counts.has(value)) counts.set(value, (counts.get(value) ?? 0) + 1);
      }
    }
  }
  const list = (counts: Map<string, number>) =>
    [...counts].map(([text, count], index): ScriptValue => ({ text, count, first: index === 0 }));
  return { price: list(found.price), sku: list(found.sku), brand: list(found.brand) };
}
