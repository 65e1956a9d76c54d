/** Signs that let a pattern repeat: with more of them, trying one may take long. */
const MOST_REPEATS = 4;

/**
 * A field may say with a pattern of its own how it wants its value spelt: what it takes is tried first. A pattern comes
 * from the merchant, and one that nests its repetitions could keep us busy for ever: only plain ones are tried.
 */
export function fittingFirst(forms: readonly string[], pattern: string): string[] {
  const test = plainPattern(pattern);
  if (!test) return [...forms];
  return forms.toSorted((a, b) => Number(test.test(b)) - Number(test.test(a)));
}

function plainPattern(pattern: string): RegExp | null {
  const repeats = pattern.match(/[*+?{]/g) ?? [];
  if (pattern === '' || /[()|]/.test(pattern) || repeats.length > MOST_REPEATS) return null;
  try {
    return new RegExp(`^(?:${pattern})$`);
  } catch {
    return null;
  }
}
