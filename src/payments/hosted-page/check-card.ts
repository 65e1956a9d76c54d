import { luhnSum } from '../../platform/check-digit.ts';
import { type CardNetwork, findNetwork } from '../card-networks.ts';

export type CardField = 'number' | 'expiry' | 'cvv' | 'holder';
/** `code` names a text of the page: error_<code>. */
export interface CardProblem {
  field: CardField;
  code:
    | 'number_missing'
    | 'number_invalid'
    | 'number_length'
    | 'expiry_missing'
    | 'expiry_invalid'
    | 'expiry_past'
    | 'cvv_missing'
    | 'cvv_length'
    | 'holder_missing';
}

export interface TypedCard {
  number: Buffer;
  /** As typed: `04 / 31`, `04/2031`, `0431`. */
  expiry: string;
  cvv: Buffer;
  holder: string;
}

export interface CheckedCard {
  problems: CardProblem[];
  network: CardNetwork | null;
  expiryMonth: string;
  expiryYear: string;
}

const longestHolder = 200;

/** What can be checked on a card without its bank. The page checks the same while typing; this check decides. */
export function checkCard(card: TypedCard, now = new Date()): CheckedCard {
  const network = findNetwork(card.number.toString('latin1', 0, 6));
  const { month, year } = readExpiry(card.expiry);
  const codes = [
    checkNumber(card.number, network),
    checkExpiry(card.expiry, month, year, now),
    checkCvv(card.cvv, network),
    card.holder.trim() === '' || card.holder.length > longestHolder ? ('holder_missing' as const) : null,
  ];
  const problems = codes
    .filter((code) => code !== null)
    .map((code) => ({ field: code.slice(0, code.indexOf('_')) as CardField, code }));
  return { problems, network, expiryMonth: month, expiryYear: year };
}

function checkNumber(number: Buffer, network: CardNetwork | null): CardProblem['code'] | null {
  if (number.length === 0) return 'number_missing';
  if (network && !network.lengths.includes(number.length)) {
    return number.length < Math.max(...network.lengths) ? 'number_length' : 'number_invalid';
  }
  return network && hasCheckDigit(number) ? null : 'number_invalid';
}

/** UnionPay has cards without a check digit, but those are not used online. */
function hasCheckDigit(number: Buffer): boolean {
  return luhnSum(number.length, (index) => (number[index] as number) - 0x30) % 10 === 0;
}

function readExpiry(text: string): { month: string; year: string } {
  const match =
    /^\s*(\d{1,2})\s*[/\-. ]\s*(\d{2}|\d{4})\s*$/.exec(text) ?? /^\s*(\d{2})(\d{2}|\d{4})\s*$/.exec(text) ?? [];
  const [, month = '', year = ''] = match;
  return { month: month.padStart(2, '0'), year: year.length === 2 ? `20${year}` : year };
}

function checkExpiry(text: string, month: string, year: string, now: Date): CardProblem['code'] | null {
  if (text.trim() === '') return 'expiry_missing';
  const months = Number(year) * 12 + Number(month);
  const current = now.getUTCFullYear() * 12 + now.getUTCMonth() + 1;
  if (year === '' || Number(month) < 1 || Number(month) > 12 || months > current + 25 * 12) return 'expiry_invalid';
  return months < current ? 'expiry_past' : null;
}

function checkCvv(cvv: Buffer, network: CardNetwork | null): CardProblem['code'] | null {
  if (cvv.length === 0) return 'cvv_missing';
  return cvv.length === (network?.cvvLength ?? 3) ? null : 'cvv_length';
}
