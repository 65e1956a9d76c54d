import { type AuthScheme, fixedHeaders } from './auth-scheme.ts';

export function customHeadersScheme(auth: { headers: Record<string, string> }): AuthScheme {
  return fixedHeaders(auth.headers);
}
