/**
 * The sum of the Luhn algorithm: that of a card number with the right check digit ends in zero. Asks for one digit at a
 * time, so that no copy of a number is made.
 */
export function luhnSum(length: number, digitAt: (index: number) => number): number {
  let sum = 0;
  for (let index = 0; index < length; index += 1) {
    const digit = digitAt(length - 1 - index);
    const doubled = index % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum;
}
