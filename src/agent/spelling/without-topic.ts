/** A name and what parts it from the value behind it: "Color: ", "Desk lamp - ". */
const TOPIC = /^\p{L}.*?(?:[:：]\s*|\s[-–—|·/>]\s+)/gu;

/**
 * "Color: Navy" and "Color: Red", "Lamp - Navy" and "Lamp - Red": a name that the entries of a list begin with is that of
 * the list, or of what is chosen. One entry that only asks for a choice may do without it.
 */
export function withoutTopic(texts: readonly string[]): string[] {
  const least = Math.max(2, texts.length - 1);
  const isShared = (topic: string) => texts.filter((text) => text.startsWith(topic)).length >= least;
  const topic = texts.flatMap(topicsOf).find(isShared) ?? '';
  return texts.map((text) => (text.startsWith(topic) ? text.slice(topic.length) : text));
}

/** The longest first: the name of a product may hold a dash of its own. */
function topicsOf(text: string): string[] {
  const topics: string[] = [];
  for (let at = 0; ; ) {
    const [found = ''] = [...text.slice(at).matchAll(TOPIC)].map(([whole]) => whole);
    if (found === '') return topics.toReversed();
    at += found.length;
    topics.push(text.slice(0, at));
  }
}
