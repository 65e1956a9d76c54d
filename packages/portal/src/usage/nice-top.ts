/** The round number just above the largest value, so that the axis reads 0, half, all. */
export function niceTop(largest: number): number {
  if (largest <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(largest));
  return ([1, 2, 4, 5, 10].find((factor) => factor * power >= largest) as number) * power;
}
