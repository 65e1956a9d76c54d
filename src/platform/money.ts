// Money is a whole number of minor units everywhere inside the service. Decimals exist only at the edges
// (requests, pages, answers), and the way in goes through digits, never through floating point arithmetic.

export type Minor = number;

const noMinorUnit = ['BIF', 'CLP', 'DJF', 'GNF', 'ISK', 'JPY', 'KMF', 'KRW', 'PYG', 'RWF', 'UGX', 'UYI', 'VND', 'VUV'];
const noMinorUnitToo = ['XAF', 'XOF', 'XPF'];
const threeDecimals = ['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND'];
const decimalsByCurrency = new Map<string, number>([
  ...[...noMinorUnit, ...noMinorUnitToo].map((code): [string, number] => [code, 0]),
  ...threeDecimals.map((code): [string, number] => [code, 3]),
  ['CLF', 4],
  ['UYW', 4],
]);

export class InvalidAmountError extends Error {
  override name = 'InvalidAmountError';
}

export function currencyDecimals(currency: string): number {
  return decimalsByCurrency.get(currency.toUpperCase()) ?? 2;
}

/**
 * A plain machine decimal ("1299.5", "-3", "1e3") to minor units, half away from zero. It knows no thousands separators
 * or currency signs: use the price parser for text written for people. Null when it is not such a number, or too large
 * to be exact.
 */
export function parseMinor(amount: number | string, currency: string): Minor | null {
  const match = /^([+-]?)(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d{1,3}))?$/.exec(String(amount).trim());
  if (!match) return null;
  const [, sign, whole = '', fraction = '', exponent = '0'] = match;
  if (whole === '' && fraction === '') return null;
  const digits = BigInt(whole + fraction);
  const shift = currencyDecimals(currency) + Number(exponent) - fraction.length;
  if (shift > 30) return digits === 0n ? 0 : null;
  const value = Number(shift >= 0 ? digits * 10n ** BigInt(shift) : divideHalfUp(digits, 10n ** BigInt(-shift)));
  if (!Number.isSafeInteger(value)) return null;
  return sign === '-' && value !== 0 ? -value : value;
}

/** As `parseMinor`, for callers that have validated already. Throws `InvalidAmountError`. */
export function toMinor(amount: number | string, currency: string): Minor {
  const minor = parseMinor(amount, currency);
  if (minor === null) throw new InvalidAmountError(`not an amount of ${currency}: ${String(amount).slice(0, 40)}`);
  return minor;
}

/** The number for a JSON answer: the closest double to the exact decimal, so it prints with the currency's digits. */
export function toDecimal(minor: Minor, currency: string): number {
  return Number(formatDecimal(minor, currency));
}

/** Exact text with all the currency's decimals: 1050 USD is "10.50". */
export function formatDecimal(minor: Minor, currency: string): string {
  assertMinor(minor);
  const decimals = currencyDecimals(currency);
  const digits = Math.abs(minor)
    .toString()
    .padStart(decimals + 1, '0');
  const sign = minor < 0 ? '-' : '';
  if (decimals === 0) return sign + digits;
  return `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

export function multiplyQuantity(minor: Minor, quantity: number): Minor {
  assertMinor(minor);
  return safe(minor * quantity);
}

export function sumMinor(amounts: Iterable<Minor>): Minor {
  let total = 0;
  for (const amount of amounts) total += assertMinor(amount);
  return safe(total);
}

/**
 * Splits a non-negative total in proportion to the weights by largest remainder: the parts always sum to the total.
 * Ties go to the earlier part. All-zero weights put everything on the first part.
 */
export function allocate(total: Minor, weights: readonly number[]): Minor[] {
  assertMinor(total);
  if (total < 0) throw new InvalidAmountError('only a non-negative total can be split');
  if (weights.length === 0) return [];
  const sum = weights.reduce((all, weight) => all + BigInt(assertMinor(weight)), 0n);
  if (sum === 0n) return weights.map((_, index) => (index === 0 ? total : 0));
  const shares = weights.map((weight, index) => {
    const product = BigInt(total) * BigInt(weight);
    return { index, part: Number(product / sum), remainder: product % sum };
  });
  let left = total - shares.reduce((all, share) => all + share.part, 0);
  const byRemainder = shares.toSorted((a, b) =>
    a.remainder === b.remainder ? a.index - b.index : a.remainder < b.remainder ? 1 : -1,
  );
  for (const share of byRemainder) {
    if (left === 0) break;
    share.part += 1;
    left -= 1;
  }
  return shares.map((share) => share.part);
}

function divideHalfUp(dividend: bigint, divisor: bigint): bigint {
  return (dividend * 2n + divisor) / (divisor * 2n);
}

function assertMinor(value: number): number {
  if (!Number.isSafeInteger(value)) throw new InvalidAmountError(`not a whole number of minor units: ${value}`);
  return value;
}

function safe(value: number): number {
  return assertMinor(value);
}
