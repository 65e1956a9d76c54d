/** A stream of numbers that depends on its name alone, so that a new dimension changes no other draw of the same seed. */
export function randomOf(...name: readonly (string | number)[]): () => number {
  let state = 2166136261;
  for (const letter of name.join('\u0000')) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function pick<Item>(items: readonly Item[], random: () => number): Item {
  const found = items[Math.floor(random() * items.length)];
  if (found === undefined) throw new Error('nothing to pick from');
  return found;
}

export function pickWeighted<Item extends { weight?: number }>(items: readonly Item[], random: () => number): Item {
  const sum = items.reduce((total, { weight = 1 }) => total + weight, 0);
  let left = random() * sum;
  for (const item of items) {
    left -= item.weight ?? 1;
    if (left < 0) return item;
  }
  return pick(items, random);
}

export function shuffle<Item>(items: readonly Item[], random: () => number): Item[] {
  return items
    .map((item) => ({ item, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

/** Letters and digits that look machine-made, e.g. for class names of a bundler. */
export function scramble(length: number, ...name: readonly (string | number)[]): string {
  const random = randomOf('scramble', ...name);
  const letters = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
  let text = pick([...'abcdefghkmnpqrstxyz'], random);
  while (text.length < length) text += pick([...letters], random);
  return text;
}
