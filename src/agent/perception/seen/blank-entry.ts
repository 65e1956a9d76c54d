/** An entry of a list that answers nothing: one without a value, or of dashes and dots alone. */
export function isBlankEntry({ value, text }: { value: string; text: string }): boolean {
  return value === '' || /^[-–—\s.…]+$/.test(text);
}
