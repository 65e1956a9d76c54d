/**
 * A label without the surcharge and the note on stock that some shops write behind it: "Medium (+$12.50)" is "Medium",
 * "XL – sold out" is "XL".
 */
export function bareLabel(label: string): string {
  const [name = label] = label.split(/\s*(?:[([（]|\s[+–—-]\s*\D{0,4}\d|\+\s*\D{0,4}\d|\s[–—|-]\s)/);
  return name.trim() === '' ? label : name.trim();
}
