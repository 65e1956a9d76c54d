import type { PageVariant } from '../product-page/index.ts';

const places = 10;

/**
 * The default subset: the page's chosen variant first, then those that show most values not yet seen of each
 * dimension (buyable ones before others), then the rest in page order while there is room.
 */
export function selectVariants(variants: PageVariant[], dimensions: string[]): PageVariant[] {
  const first = variants.find((variant) => variant.chosen) ?? variants[0];
  if (!first) return [];
  const selected = [first];
  const seen = new Set(valuesOf(first, dimensions));
  const rest = variants.filter((variant) => variant !== first);
  while (selected.length < places && rest.length > 0) {
    const news = rest.map((variant) => valuesOf(variant, dimensions).filter((value) => !seen.has(value)).length);
    const best = rest.reduce((bestIndex, variant, index) => {
      const gain = (news[index] ?? 0) - (news[bestIndex] ?? 0);
      const buyable = variant.available && !rest[bestIndex]?.available;
      return gain > 0 || (gain === 0 && (news[index] ?? 0) > 0 && buyable) ? index : bestIndex;
    }, 0);
    const [variant] = rest.splice(best, 1);
    if (!variant) break;
    selected.push(variant);
    for (const value of valuesOf(variant, dimensions)) seen.add(value);
  }
  return selected;
}

function valuesOf(variant: PageVariant, dimensions: string[]): string[] {
  return dimensions.map((name) => JSON.stringify([name, variant.attributes[name] ?? '']));
}
