export interface Times {
  count: number;
  /** The text without the count. */
  rest: string;
}

/** Most telling first: `2 × Mug`, `2 x 18.90` and `2 @ R$ 18.90` at the beginning, `Mug × 2` at the end, then anywhere. Prices are no counts. */
const WRITTEN = [
  /^(\d{1,3})\s?[×x✕*](?=\s|$)/i,
  /^(\d{1,3})\s?@(?=\P{Nd}{0,5}\d)/u,
  /(?:^|\s)[×x✕*]\s?(\d{1,3})$/,
  /(?<=^|[\s(（])[×x✕*]\s?(\d{1,3})(?![.,]?\d)/,
  /\b(\d{1,3})\s?[×x✕*](?=\s|$)/i,
];
/** A count alone in brackets. What says more in them is part of the name. */
const COUNT_ALONE = /^[(（]\s*(?:[×x✕*]\s?\d{1,3}|\d{1,3}\s?[×x✕*])\s*[)）]$/iu;
const MEASURES =
  /[(（][^()（）]*[)）]|\d+(?:[.,]\d+)?\s?[×x✕*]\s?\P{L}?\s?\d+(?:[.,]\d+)?\s?(?:[mc]?m|in|ft|[mc]?l|k?g|oz|"|″)(?!\p{L})/giu;

/** The quantity that a text names as summaries write it. Sizes such as `50 × 70 cm` and `(7 × Ø 12 cm)` are none. */
export function readTimes(text: string): Times | null {
  const trimmed = text.trim();
  const plain = trimmed.replace(MEASURES, (found) => (COUNT_ALONE.test(found) ? found : '_'.repeat(found.length)));
  for (const written of WRITTEN) {
    const match = written.exec(plain);
    if (!match) continue;
    const rest = `${trimmed.slice(0, match.index)}${trimmed.slice(match.index + match[0].length)}`;
    return {
      count: Number(match[1]),
      rest: rest
        .replace(/[(（]\s*[)）]/u, '')
        .replace(/\s+/g, ' ')
        .trim(),
    };
  }
  return null;
}
