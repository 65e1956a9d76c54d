import { bigCommerce } from './bigcommerce.ts';
import { magento } from './magento.ts';
import { openCart } from './opencart.ts';
import type { PageMarks, Platform } from './platform.ts';
import { prestaShop } from './prestashop.ts';
import { shopify } from './shopify.ts';
import { squarespace } from './squarespace.ts';
import { wix } from './wix.ts';
import { wooCommerce } from './woocommerce.ts';

export const platforms: readonly Platform[] = [
  shopify,
  wooCommerce,
  magento,
  prestaShop,
  openCart,
  bigCommerce,
  squarespace,
  wix,
];

/** Null too when marks of two platforms meet on one page: then nothing is known about its cart. */
export function recognisePlatform(marks: PageMarks): Platform | null {
  const [found, second] = platforms.filter((platform) => platform.isRecognised(marks));
  return found && !second ? found : null;
}
