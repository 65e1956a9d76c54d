/** How often each thing was tried in one purchase, by a key of what and where. */
export interface Tries {
  /** True for the first `limit` times that a key is asked about. */
  mayTry(key: string, limit: number): boolean;
  /** Whether a key was asked about fewer than `limit` times; asking here does not count. */
  hasLeft(key: string, limit: number): boolean;
  count(key: string): number;
  /** Counts one more. */
  add(key: string): number;
  /** Of all keys that begin so, or fit. */
  forget(keys: RegExp | string): void;
}

export function countTries(): Tries {
  const counts = new Map<string, number>();
  const count = (key: string) => counts.get(key) ?? 0;
  const add = (key: string) => {
    counts.set(key, count(key) + 1);
    return count(key);
  };
  return {
    mayTry: (key, limit) => add(key) <= limit,
    hasLeft: (key, limit) => count(key) < limit,
    count,
    add,
    forget: (keys) => {
      const fits = (key: string) => (typeof keys === 'string' ? key.startsWith(keys) : keys.test(key));
      for (const key of counts.keys()) if (fits(key)) counts.delete(key);
    },
  };
}
