/** Where one of three or more looks different and all others alike, that one is the chosen one. -1 when none stands out. */
export function oddOneOut(looks: readonly string[]): number {
  const [one, ...more] = [...Map.groupBy(looks.keys(), (at) => looks[at])].toSorted(
    ([, a], [, b]) => a.length - b.length,
  );
  const at = one?.[1][0];
  return looks.length >= 3 && more.length === 1 && one?.[1].length === 1 && at !== undefined ? at : -1;
}
