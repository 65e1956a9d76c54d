import { dialCode } from './countries.ts';

export interface PhoneParts {
  dial: string;
  /** National number without trunk prefix. */
  national: string;
}

export function splitPhone(phone: string, country: string): PhoneParts {
  const digits = phone.replace(/\D/g, '');
  const dial = dialCode(country) ?? '';
  const international = phone.trim().startsWith('+') || digits.startsWith('00');
  const bare = digits.replace(/^00/, '');
  const withoutZero = (number: string) => (WITHOUT_ZERO.has(dial) ? number : number.replace(/^0+/, ''));
  if (international && dial && bare.startsWith(dial)) return { dial, national: withoutZero(bare.slice(dial.length)) };
  if (dial === '1' && digits.length === 11 && digits.startsWith('1')) return { dial, national: digits.slice(1) };
  return { dial, national: withoutZero(digits) };
}

/**
 * Spellings in the order in which they are tried: as given but without what parts its digits, which forms refuse more often
 * than they ask for it and some only once the order was sent; then what forms commonly insist on, and as given.
 */
export function phoneForms(phone: string, country: string): string[] {
  const { dial, national } = splitPhone(phone, country);
  const joined = /\p{L}/u.test(phone) ? phone : phone.replace(/(?<=^\s*\+.*)\(0\)|[\s()./-]/g, '');
  if (dial === '1' && national.length === 10) {
    const [area, middle, end] = [national.slice(0, 3), national.slice(3, 6), national.slice(6)];
    return unique([
      joined,
      national,
      `(${area}) ${middle}-${end}`,
      `${area}-${middle}-${end}`,
      `+1${national}`,
      `+1 ${area}-${middle}-${end}`,
      phone,
    ]);
  }
  return unique([
    joined,
    ...(WITHOUT_ZERO.has(dial) ? [] : [`0${national}`]),
    `+${dial}${national}`,
    national,
    `+${dial} ${national}`,
    `00${dial}${national}`,
    phone,
  ]);
}

/** Countries where a number is dialled at home just as from abroad: with a zero before it, it is another one or none. */
const WITHOUT_ZERO: ReadonlySet<string> = new Set(
  '30 34 39 45 47 48 65 351 352 354 356 357 371 372 376 378 420 502 503 504 505 506 507 852 853 965 968 973 974'.split(
    ' ',
  ),
);

function unique(forms: string[]): string[] {
  return [...new Set(forms)];
}
