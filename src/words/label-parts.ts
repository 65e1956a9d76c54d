import { bareLabel } from './bare-label.ts';
import { foldText } from './fold-text.ts';
import { parsePrices } from './price-text.ts';

/** The parts of a value that answers several axes at once ("Size: M, Color: Pine"), each without its axis' name and price. */
export function labelParts(label: string): string[] {
  const [price] = parsePrices(label).filter(({ sign }) => sign !== '');
  const words = price ? label.slice(0, price.index).replace(/[^\p{L}\p{N})]+$/u, '') : label;
  return bareLabel(words)
    .split(/[,;/|·•–]|\s-\s/)
    .map((part) => foldText(bareLabel(part.replace(/^[^:]*:/, ''))))
    .filter((part) => part !== '');
}
