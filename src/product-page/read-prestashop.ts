import type { CheerioAPI } from 'cheerio';
import type { VariantFacts } from './product-facts.ts';

const group = /^group\[\d+\]$/;

/**
 * PrestaShop shows the price and stock of one combination; `?group[1]=4&group[2]=8` asks for another. The choosers of
 * the form carry those names, in the order in which the values of a variant were combined.
 */
export function addressCombinations($: CheerioAPI, pageUrl: string, variants: VariantFacts[]): VariantFacts[] {
  const choosers = $('select,input[type="radio"]').toArray();
  const inOrder = [
    ...choosers.filter(({ name }) => name === 'select'),
    ...choosers.filter(({ name }) => name !== 'select'),
  ];
  const names = [...new Set(inOrder.map(({ attribs }) => attribs.name ?? '').filter((name) => group.test(name)))];
  if (names.length === 0) return variants;
  return variants.map((variant) => {
    const values = variant.id.split('/');
    if (values.length !== names.length) return variant;
    const url = new URL(pageUrl);
    for (const [index, name] of names.entries()) url.searchParams.set(name, values[index] ?? '');
    return { ...variant, url: url.href };
  });
}

/** Whether an address asks a PrestaShop for one combination of options. */
export function namesCombination(url: string): boolean {
  return [...(URL.parse(url)?.searchParams.keys() ?? [])].some((name) => group.test(name));
}
