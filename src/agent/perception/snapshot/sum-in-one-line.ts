import { parsePrices } from '../../../words/price-text.ts';

export interface LineSum {
  /** What the sum is called, where the line says it itself. */
  label: string;
  /** The parts as written, each with its sign. */
  parts: readonly string[];
  total: string;
}

const OPERATOR = /\s([+＋–−-])\s/u;
const EQUALS = /\s?[=＝]\s?/u;
const ROUNDING = 0.005;

/**
 * A sum that is written out: `48,50 € + 6,50 € = 55,00 €`, with or without its name before it. Null where the two sides
 * differ, or what stands between the signs is anything but one amount each.
 */
export function readLineSum(text: string): LineSum | null {
  const [left = '', total = '', ...more] = text.split(EQUALS);
  if (more.length > 0 || total === '' || !OPERATOR.test(left)) return null;
  const { label = '', sum = '' } =
    /^(?:(?<label>[^\d=]*\p{L}[^\d=]*)[:：]\s*)?(?<sum>[^:：]*)$/u.exec(left)?.groups ?? {};
  const pieces = sum.trim().split(OPERATOR);
  const parts = pieces.flatMap((piece, at) => (at % 2 > 0 ? [] : [`${signBefore(pieces[at - 1])}${piece.trim()}`]));
  const values = [...parts, total.trim()].map(amountOf);
  if (values.some((value) => value === null)) return null;
  const whole = values.at(-1) ?? 0;
  const given = values.slice(0, -1).reduce<number>((all, value) => all + (value ?? 0), 0);
  return whole > 0 && Math.abs(given - whole) < ROUNDING ? { label: label.trim(), parts, total: total.trim() } : null;
}

const signBefore = (operator: string | undefined): string =>
  operator === undefined || /[+＋]/u.test(operator) ? '' : '-';

/** One amount with its currency, and nothing else. */
function amountOf(text: string): number | null {
  const bare = text.replace(/^[-–−]/u, '').trim();
  const [price, ...others] = parsePrices(bare);
  if (!price || others.length > 0 || price.sign === '') return null;
  const rest = `${bare.slice(0, price.index)}${bare.slice(price.index + price.length)}`.replace(price.sign, '');
  if (/[\p{L}\p{N}]/u.test(rest)) return null;
  return /^[-–−]/u.test(text) ? -Number(price.amount) : Number(price.amount);
}
