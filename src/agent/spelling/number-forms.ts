/**
 * The spellings that a box for a number can hold: a browser throws away any other, and the box stays empty without a word.
 * A leading zero stays, a plus and spaces do not.
 */
export function numberForms(forms: readonly string[]): string[] {
  return forms.filter((form) => /^\d+$/.test(form));
}
