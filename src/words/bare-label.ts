/**
 * A label without the surcharge and the note on stock that some shops write behind it: "Medium (+$12.50)" is "Medium",
 * "XL – sold out" is "XL".
 */
export function bareLabel(label: string): string {
  const [name = label] = label.split(/\s*(?:[([（]|\s[+–—-]\s*\D{0,4}\d|\+\s*\D{0,4}\d|\s[–—|-]\s)/);
  return name.trim() === '' ? label : name.trim();
}

/** "Black (RAL 9005) (only 7 left)" for "Black (RAL 9005)": a name may have brackets of its own before those of the shop. */
export function hasOnlyNotes(shown: string, asked: string): boolean {
  const [face, name] = [shown.trim().toLowerCase(), asked.trim().toLowerCase()];
  return name !== '' && face.startsWith(name) && /^\s*[([（]|^\s+[+–—|-]\s/.test(face.slice(name.length));
}
