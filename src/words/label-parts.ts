import { bareLabel } from './bare-label.ts';
import { foldText } from './fold-text.ts';
import { parsePrices } from './price-text.ts';
import { withoutPriceBehind } from './says-just.ts';

/** The parts of a value that answers several axes at once ("Size: M, Color: Pine"), each without its axis' name and price. */
export function labelParts(label: string): string[] {
  const named = withoutPriceBehind(label);
  const [price] = (named === label ? parsePrices(label) : []).filter(({ sign }) => sign !== '');
  const words = price ? label.slice(0, price.index).replace(/[^\p{L}\p{N})]+$/u, '') : named;
  return bareLabel(words)
    .split(/(?<!\d),|,(?!\d)|[;/|·•–]|\s-\s/)
    .map((part) => foldText(bareLabel(part.replace(/^[^:]*:/, ''))))
    .filter((part) => part !== '');
}
