import type { Market } from './market.ts';

/** For `Intl`: shops in Arabic write Latin digits. */
export function numberLocale({ locale, rightToLeft }: Pick<Market, 'locale' | 'rightToLeft'>): string {
  return rightToLeft ? 'ar-AE-u-nu-latn' : locale;
}

/** A plain number as the market writes it, e.g. `1,5`. */
export function writeNumber(value: number, market: Market, format: Intl.NumberFormatOptions = {}): string {
  return new Intl.NumberFormat(numberLocale(market), format).format(value);
}
