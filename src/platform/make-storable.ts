const LONGEST = 10_000;

/**
 * The same value with text that can be kept: without the null characters and halves of surrogate pairs that PostgreSQL
 * refuses, and not longer than anyone reads. For all text that comes from outside without being checked.
 */
export function makeStorable<Value>(value: Value): Value {
  return clean(value) as Value;
}

function clean(value: unknown): unknown {
  // Cut first: a cut may go through a pair.
  if (typeof value === 'string') return value.slice(0, LONGEST).toWellFormed().replaceAll('\u0000', '');
  if (Array.isArray(value)) return value.map(clean);
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [clean(key), clean(entry)]));
}
