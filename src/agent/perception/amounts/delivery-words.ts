import { foldLabel } from '../../../words/fold-text.ts';
import { compileKinds, longest, wordsOf } from '../../../words/match-phrases.ts';

const free = wordsOf('free');
const deliveries = compileKinds<string>('sections').get('shippingMethod');

export const isAboutDelivery = (heading: string): boolean =>
  deliveries !== undefined && longest(deliveries, foldLabel(heading)) !== null;

export const saysFree = (words: string): boolean => free.test(foldLabel(words));

/** An amount and its currency, without words. */
export const isBareAmount = (text: string): boolean =>
  /\d/.test(text) && !/[\p{L}%×*]/u.test(text.replace(/\p{L}{2,3}\.?/u, ''));

/** Without the remarks in brackets: "(free over £40)", "(2 x 3.00)", and without dates. A price alone in brackets stays. */
export function withoutRemarks(part: string): string {
  return withoutDates(part).replace(/[(（]([^()（）]*)[)）]/gu, (_, inside: string) =>
    isBareAmount(inside) ? ` ${inside} ` : '; ',
  );
}

/** "Nov 30, 20:00" holds no 30.20, and "19. 11." no 19.11. */
export function withoutDates(part: string): string {
  return part.replace(/\d{1,2}:\d{2}|\d{1,2}\.\s?\d{1,2}\.(?!\d)/g, ' ');
}
