import { parsePrices } from '../../../words/price-text.ts';
import { isCurrency } from './is-currency.ts';

/** `$230.10 (includes $36.74 VAT)`: what stands in brackets behind an amount speaks of it. An amount in brackets is one. */
export function withoutRemark(text: string): string {
  return text.replace(/(?<=\d[^(（]*)\s*[(（].*[)）]$/u, '');
}

/**
 * `(of which 180,40 kr tax)`: words of its own in brackets, behind a name or alone: `お急ぎ便 (120,000￥まで補償)`, where few
 * signs are many words. An amount alone in brackets is taken away: `(12,00 kr)`.
 */
export function tellsInBrackets(text: string): boolean {
  const told = /^(?:[^\d()（）]*\p{L}{2}[^\d()（）]*)?([(（].*[)）])$/u.exec(text)?.[1];
  if (told === undefined) return false;
  const bare = parsePrices(told).reduce((rest, { sign }) => rest.replace(sign, ''), told);
  return (bare.match(/\p{L}{2,}/gu) ?? []).some((word) => !isCurrency(word));
}
