/** What a page asks for is short; what is longer is not taken apart. */
const LONGEST_BODY = 200_000;

/**
 * Whether what is posted only asks: many storefronts post every question to one address, and by the rules of that language
 * only a `mutation` changes anything. A body that names a stored question by its number tells nothing.
 */
export function isGraphqlRead(method: string, body: string | null): boolean {
  if (method !== 'POST' || body === null || body.length > LONGEST_BODY) return false;
  try {
    const posted: unknown = JSON.parse(body);
    const operations: unknown[] = Array.isArray(posted) ? posted : [posted];
    return operations.length > 0 && operations.every(onlyAsks);
  } catch {
    return false;
  }
}

function onlyAsks(operation: unknown): boolean {
  if (typeof operation !== 'object' || operation === null || !('query' in operation)) return false;
  const { query } = operation;
  return (
    typeof query === 'string' && /^\s*(query\b|fragment\b|\{)/.test(query) && !/\b(mutation|subscription)\b/.test(query)
  );
}
