import { type Minor, parseMinor } from '../../platform/money.ts';
import { currencyInText } from './read-currency.ts';

export type WrittenPrice = { amount: Minor; currency: string | undefined };

/** A price written for people, in any common locale. The hint is what the page says elsewhere about its currency. */
export function readPriceText(text: string, hint: string | undefined): WrittenPrice | undefined {
  const currency = currencyInText(text) ?? hint;
  const number = /\d[\d.,'’\s]*\d|\d/.exec(text)?.[0].replace(/[\s'’]/g, '');
  if (!number) return undefined;
  const decimal = /[.,](\d{1,2})$/.exec(number);
  const whole = (decimal ? number.slice(0, -decimal[0].length) : number).replace(/[.,]/g, '');
  const amount = parseMinor(decimal ? `${whole}.${decimal[1]}` : whole, hint ?? currency ?? 'USD');
  return amount === null ? undefined : { amount, currency };
}
