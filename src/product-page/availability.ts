import { productWords } from '../words/product-words.ts';

// Whether a shopper could buy it online now. Pre-order and back-order can be bought; in-store-only cannot.
const buyable = new Set([
  'instock',
  'limitedavailability',
  'onlineonly',
  'preorder',
  'presale',
  'backorder',
  'madetoorder',
  'availablefororder',
  'available',
  'yes',
  'true',
  'in',
  'pending',
]);
const notBuyable = new Set([
  'outofstock',
  'soldout',
  'discontinued',
  'instoreonly',
  'reserved',
  'unavailable',
  'oos',
  'no',
  'false',
]);

/** From a schema.org word, its URL, or the words merchants write instead. */
export function readAvailability(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value;
  if (typeof value !== 'string') return undefined;
  const word = (value.split(/[/#]/).pop() ?? '').toLowerCase().replace(/[^a-z]/g, '');
  if (buyable.has(word)) return true;
  if (notBuyable.has(word)) return false;
  return undefined;
}

const soldOutText = new RegExp(productWords('soldOut'), 'i');
const inStockText = new RegExp(productWords('inStock'), 'i');

/** From a sentence written for shoppers. Sold-out words win, since they often contain the in-stock ones. */
export function readAvailabilityText(text: string): boolean | undefined {
  if (soldOutText.test(text)) return false;
  if (inStockText.test(text)) return true;
  return undefined;
}
