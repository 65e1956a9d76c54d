/** A card's number or code may be written on a page, and must not stay in memory for its sake. */
const MAY_BE_SECRET = /\d{3}/;
const LONGEST = 300;
const MOST = 1_000;

/**
 * Keeps the answers of a pure function of a text. A page is read again after every action and mostly says what it said
 * before. At the limit everything is forgotten: the page that is being read comes back at once.
 */
export function remember<Answer extends string | boolean>(answer: (text: string) => Answer): (text: string) => Answer {
  const known = new Map<string, Answer>();
  return (text) => {
    const kept = known.get(text);
    if (kept !== undefined) return kept;
    const found = answer(text);
    if (text.length > LONGEST || MAY_BE_SECRET.test(text)) return found;
    if (known.size >= MOST) known.clear();
    known.set(text, found);
    return found;
  };
}
