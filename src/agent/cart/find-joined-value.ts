import { bareLabel } from '../../words/bare-label.ts';
import { foldText } from '../../words/fold-text.ts';
import { parsePrices } from '../../words/price-text.ts';
import type { VariantAxis, VariantValue } from '../perception/index.ts';

/**
 * The one value that answers several axes at once, as "Size: M, Color: Pine" does where size and colour were asked for.
 * Null when several do, or none: half an answer is no answer.
 */
export function findJoinedValue(
  axes: readonly VariantAxis[],
  asked: readonly string[],
): { axis: VariantAxis; value: VariantValue } | null {
  if (asked.length < 2) return null;
  const holdsAll = ({ label }: VariantValue) => {
    const parts = new Set(partsOf(label));
    return asked.every((each) => parts.has(foldText(each)));
  };
  const found = axes.flatMap((axis) => axis.values.filter(holdsAll).map((value) => ({ axis, value })));
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** Each part alone, without the name of its axis and without a price behind it. */
function partsOf(label: string): string[] {
  const [price] = parsePrices(label).filter(({ sign }) => sign !== '');
  const words = price ? label.slice(0, price.index).replace(/[^\p{L}\p{N})]+$/u, '') : label;
  return bareLabel(words)
    .split(/[,;/|·•–]|\s-\s/)
    .map((part) => foldText(bareLabel(part.replace(/^[^:]*:/, ''))))
    .filter((part) => part !== '');
}
