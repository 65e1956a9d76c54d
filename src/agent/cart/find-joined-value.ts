import { foldText } from '../../words/fold-text.ts';
import { labelParts } from '../../words/label-parts.ts';
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
    const parts = new Set(labelParts(label));
    return asked.every((each) => parts.has(foldText(each)));
  };
  const found = axes.flatMap((axis) => axis.values.filter(holdsAll).map((value) => ({ axis, value })));
  return found.length === 1 ? (found[0] ?? null) : null;
}
