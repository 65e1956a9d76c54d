import { type AuthScheme, fixedHeaders } from './auth-scheme.ts';

export function basicScheme(auth: { username: string; password: string }): AuthScheme {
  const credentials = Buffer.from(`${auth.username}:${auth.password}`, 'utf8').toString('base64');
  return fixedHeaders({ authorization: `Basic ${credentials}` });
}
