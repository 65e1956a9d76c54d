import { luhnSum } from './check-digit.ts';

const keyPattern = /\bcw_(test|live)_[A-Za-z0-9]+/g;
const digitRuns = /(?<![0-9A-Za-z-])\d(?:[ -]?\d){11,18}(?![0-9A-Za-z-])/g;

/** Last defence for anything written for people to read: API keys and whatever passes for a card number. */
export function maskSecrets(text: string): string {
  return text.replace(keyPattern, 'cw_$1_[secret]').replace(digitRuns, (run) => {
    const digits = run.replace(/\D/g, '');
    return luhnSum(digits.length, (index) => Number(digits[index])) % 10 === 0 ? `[card …${digits.slice(-4)}]` : run;
  });
}
