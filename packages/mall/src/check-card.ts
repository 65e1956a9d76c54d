export type CardEntry = { number: string; month: string; year: string; cvv: string; name?: string };

export type CardProblem =
  | 'number_missing'
  | 'number_invalid'
  | 'expiry_invalid'
  | 'expired'
  | 'cvv_invalid'
  | 'name_missing';

export type CardOutcome = 'approved' | 'declined' | 'challenge';

/** Shops word these themselves, in their own language. No field ever holds the number or the cvv. */
export type CardVerdict =
  | { problems: CardProblem[] }
  | { problems: []; last4: string; brand: string; outcome: CardOutcome };

export type GoodCard = { last4: string; brand: string; outcome: CardOutcome };

const declined = new Set(['4000000000000002', '4000000000009995']);
const challenged = new Set(['4000000000003220']);

function brandOf(number: string): string {
  if (/^4/.test(number)) return 'visa';
  if (/^(5[1-5]|2[2-7])/.test(number)) return 'mastercard';
  if (/^3[47]/.test(number)) return 'amex';
  return 'card';
}

function passesLuhn(number: string): boolean {
  let sum = 0;
  for (let index = 0; index < number.length; index += 1) {
    const digit = Number(number[number.length - 1 - index]);
    const weighted = index % 2 === 1 ? digit * 2 : digit;
    sum += weighted > 9 ? weighted - 9 : weighted;
  }
  return sum % 10 === 0;
}

function checkExpiry(entry: CardEntry, today: Date): CardProblem[] {
  const month = Number(entry.month);
  const year = Number(entry.year.length === 2 ? `20${entry.year}` : entry.year);
  if (!/^\d{1,2}$/.test(entry.month) || !/^(\d{2}|\d{4})$/.test(entry.year)) return ['expiry_invalid'];
  if (month < 1 || month > 12) return ['expiry_invalid'];
  return year * 12 + month < today.getUTCFullYear() * 12 + today.getUTCMonth() + 1 ? ['expired'] : [];
}

/** `name` is only checked by shops that ask for it. */
export function checkCard(entry: CardEntry, today = new Date()): CardVerdict {
  const number = entry.number.replace(/[\s-]/g, '');
  const problems: CardProblem[] = [];
  if (number === '') problems.push('number_missing');
  else if (!/^\d{13,19}$/.test(number) || !passesLuhn(number)) problems.push('number_invalid');
  problems.push(...checkExpiry(entry, today));
  if (!(brandOf(number) === 'amex' ? /^\d{4}$/ : /^\d{3}$/).test(entry.cvv.trim())) problems.push('cvv_invalid');
  if (entry.name !== undefined && entry.name.trim() === '') problems.push('name_missing');
  if (problems.length > 0) return { problems };
  const outcome = declined.has(number) ? 'declined' : challenged.has(number) ? 'challenge' : 'approved';
  return { problems: [], last4: number.slice(-4), brand: brandOf(number), outcome };
}

/** Splits '04/27', '04 / 2027' and '0427' as joined expiry fields receive them. */
export function splitExpiry(joined: string): { month: string; year: string } {
  const match =
    /^(\d{1,2})\s*[/-]\s*(\d{2}|\d{4})$/.exec(joined.trim()) ?? /^(\d{2})(\d{2}|\d{4})$/.exec(joined.trim());
  return { month: match?.[1] ?? '', year: match?.[2] ?? '' };
}
