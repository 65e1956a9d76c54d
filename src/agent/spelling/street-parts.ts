export interface StreetParts {
  street: string;
  /** '' when the line has no house number. */
  houseNumber: string;
}

/** "12 Elm Street", "Lindenweg 4a", "Via Roma, 7" into street and number, for forms that ask for them separately. */
export function splitStreet(line: string): StreetParts {
  const text = line.trim();
  const leading = /^(\d+\s?[a-zA-Z]?(?:[-/]\d+)?),?\s+(?=\p{L})(.+)$/u.exec(text);
  if (leading) return { street: leading[2] ?? text, houseNumber: leading[1] ?? '' };
  const trailing = /^(.*\p{L}.*?),?\s+(\d+\s?[a-zA-Z]?(?:\s?[-/]\s?\d+\s?[a-zA-Z]?)?)$/u.exec(text);
  if (trailing) return { street: trailing[1] ?? text, houseNumber: trailing[2] ?? '' };
  return { street: text, houseNumber: '' };
}
