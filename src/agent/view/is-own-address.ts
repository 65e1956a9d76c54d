import type { PostalAddress } from '../../orders/index.ts';
import { foldText } from '../../words/fold-text.ts';

/** Whether a text is the customer's address: it names the town or the postal code, and something of the street. */
export function isOwnAddress(text: string, { addressLine1, city, postalCode }: PostalAddress): boolean {
  const words = new Set(foldText(text).split(' '));
  const names = (part: string) =>
    foldText(part)
      .split(' ')
      .some((word) => words.has(word));
  return names(addressLine1) && (names(city) || names(postalCode));
}
