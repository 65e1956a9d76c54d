/** A card network, recognised by its numbers. The hosted page and the vault use this one table. */
export interface CardNetwork {
  id: string;
  /** As written in payment forms. */
  name: string;
  /** Where there is little room. */
  shortName: string;
  /** Matches the first digits, from the published number ranges. */
  prefix: RegExp;
  lengths: readonly number[];
  cvvLength: number;
  /** How the digits are grouped for reading. */
  groups: readonly number[];
}

const fours = [4, 4, 4, 4, 3];

/** Tried in order: narrow ranges come before the wide ones that contain them. */
export const cardNetworks: readonly CardNetwork[] = [
  { id: 'visa', name: 'Visa', shortName: 'Visa', prefix: /^4/, lengths: [13, 16, 19], cvvLength: 3, groups: fours },
  {
    id: 'mastercard',
    name: 'Mastercard',
    shortName: 'Mastercard',
    prefix: /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/,
    lengths: [16],
    cvvLength: 3,
    groups: fours,
  },
  {
    id: 'amex',
    name: 'American Express',
    shortName: 'Amex',
    prefix: /^3[47]/,
    lengths: [15],
    cvvLength: 4,
    groups: [4, 6, 5],
  },
  {
    id: 'discover',
    name: 'Discover',
    shortName: 'Discover',
    prefix: /^(6011|64[4-9]|65)/,
    lengths: [16, 17, 18, 19],
    cvvLength: 3,
    groups: fours,
  },
  {
    id: 'diners',
    name: 'Diners Club',
    shortName: 'Diners',
    prefix: /^(30[0-5]|309|36|38|39)/,
    lengths: [14, 16, 19],
    cvvLength: 3,
    groups: [4, 6, 4],
  },
  {
    id: 'jcb',
    name: 'JCB',
    shortName: 'JCB',
    prefix: /^35(2[89]|[3-8])/,
    lengths: [16, 17, 18, 19],
    cvvLength: 3,
    groups: fours,
  },
  {
    id: 'unionpay',
    name: 'UnionPay',
    shortName: 'UnionPay',
    prefix: /^(62|81)/,
    lengths: [16, 17, 18, 19],
    cvvLength: 3,
    groups: fours,
  },
  {
    id: 'maestro',
    name: 'Maestro',
    shortName: 'Maestro',
    prefix: /^(50|5[6-8]|6304|6390|67)/,
    lengths: [12, 13, 14, 15, 16, 17, 18, 19],
    cvvLength: 3,
    groups: fours,
  },
];

/** Judged by the first digits alone. Null when no known network matches. */
export function findNetwork(firstDigits: string): CardNetwork | null {
  return cardNetworks.find(({ prefix }) => prefix.test(firstDigits)) ?? null;
}
