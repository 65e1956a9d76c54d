import { luhnSum } from '../../src/platform/check-digit.ts';
import type { TestCard } from '../harness/type-card.ts';

/** A card number that exists nowhere else: a random one with the right check digit. */
export function canaryCard(): TestCard {
  const digits = [4, ...Array.from({ length: 14 }, () => Math.floor(Math.random() * 10))];
  const sum = luhnSum(digits.length + 1, (index) => digits[index] ?? 0);
  const number = [...digits, (10 - (sum % 10)) % 10].join('');
  const cvv = String(100 + Math.floor(Math.random() * 900));
  return { number, cvv, month: '12', year: '2031', holder: 'Ada Palmer' };
}
