import { ApiError } from './api-error.ts';

/**
 * JSON that the store can hold. PostgreSQL takes neither the null character nor half a surrogate pair; both can only
 * come as escapes, so the strings are walked only when the raw text contains one.
 */
export function parseJson(raw: string): unknown {
  if (isTooDeep(raw))
    throw new ApiError('invalid_request', { message: `The body nests deeper than ${maxDepth} levels.` });
  let value: unknown;
  try {
    value = JSON.parse(raw);
  } catch {
    throw new ApiError('malformed_json');
  }
  if (/\\u(?:0000|d[89a-f])/i.test(raw)) {
    const details = unstorable(value, '').slice(0, 50);
    if (details.length > 0) throw new ApiError('invalid_request', { details });
  }
  return value;
}

const maxDepth = 64;

/** Decided on the text: parsing, storing and writing a value again all recurse, and each has its own limit. */
function isTooDeep(raw: string): boolean {
  let depth = 0;
  let inString = false;
  for (let index = 0; index < raw.length; index++) {
    const char = raw[index];
    if (inString) {
      if (char === '\\') index++;
      else if (char === '"') inString = false;
    } else if (char === '"') inString = true;
    else if (char === '{' || char === '[') {
      if (++depth > maxDepth) return true;
    } else if (char === '}' || char === ']') depth--;
  }
  return false;
}

function unstorable(value: unknown, path: string): { path: string; message: string }[] {
  if (typeof value === 'string')
    return isStorable(value) ? [] : [{ path, message: 'has characters that cannot be stored' }];
  if (Array.isArray(value)) return value.flatMap((item, index) => unstorable(item, `${path}[${index}]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    isStorable(key)
      ? unstorable(item, path === '' ? key : `${path}.${key}`)
      : [{ path, message: 'has a field name that cannot be stored' }],
  );
}

function isStorable(text: string): boolean {
  return !text.includes('\u0000') && text.isWellFormed();
}
