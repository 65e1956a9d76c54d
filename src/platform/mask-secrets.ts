const keyPattern = /\bcw_(test|live)_[A-Za-z0-9]+/g;
const digitRuns = /(?<![0-9A-Za-z-])\d(?:[ -]?\d){11,18}(?![0-9A-Za-z-])/g;

/** Last defence for anything written for people to read: API keys and whatever passes for a card number. */
export function maskSecrets(text: string): string {
  return text.replace(keyPattern, 'cw_$1_[secret]').replace(digitRuns, (run) => {
    const digits = run.replace(/\D/g, '');
    return passesLuhn(digits) ? `[card …${digits.slice(-4)}]` : run;
  });
}

export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let index = 0; index < digits.length; index++) {
    const digit = Number(digits[digits.length - 1 - index]);
    const doubled = index % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}
