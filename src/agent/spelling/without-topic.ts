/** A name and what parts it from the value behind it: "Color: ", "Desk lamp - ", and "250 ml - " behind such a name. */
const TOPIC = /^\p{L}.*?(?:[:：]\s*|\s[-–—|·/>]\s+)/gu;
const MORE = /^[\p{L}\p{N}].*?(?:[:：]\s*|\s[-–—|·/>]\s+)/gu;

/**
 * "Color: Navy" and "Color: Red", "Lamp - Navy" and "Lamp - Red": a name that the entries of a list begin with is that of
 * the list, or of what is chosen. One entry that only asks for a choice may do without it. Returns what is left of them, the
 * shortest first: of "Lamp – 40 W - Navy" the watts may be a part of the lamp's name or of the value.
 */
export function withoutTopics(texts: readonly string[]): string[][] {
  const least = Math.max(2, texts.length - 1);
  const isShared = (topic: string) => texts.filter((text) => text.startsWith(topic)).length >= least;
  const topics = [...new Set(texts.flatMap(topicsOf))].filter(isShared).toSorted((a, b) => b.length - a.length);
  return [...topics, ''].map((topic) =>
    texts.map((text) => (text.startsWith(topic) ? text.slice(topic.length) : text)),
  );
}

/** The longest first: the name of a product may hold a dash of its own. */
function topicsOf(text: string): string[] {
  const topics: string[] = [];
  for (let at = 0; ; ) {
    const [found = ''] = [...text.slice(at).matchAll(at === 0 ? TOPIC : MORE)].map(([whole]) => whole);
    if (found === '') return topics.toReversed();
    at += found.length;
    topics.push(text.slice(0, at));
  }
}
