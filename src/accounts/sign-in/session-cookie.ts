const NAME = 'cartwright_session';

/** Hidden from scripts, sent only by the portal's own pages, and only over TLS where the service uses it. */
export function sessionCookie(token: string | null, publicUrl: string): string {
  const url = new URL(publicUrl);
  const path = `${url.pathname.replace(/\/$/, '')}/portal/`;
  const life = token === null ? 'Max-Age=0' : `Max-Age=${30 * 86_400}`;
  const secure = url.protocol === 'https:' ? '; Secure' : '';
  return `${NAME}=${token ?? ''}; Path=${path}; ${life}; HttpOnly; SameSite=Strict${secure}`;
}

export function readSessionCookie(header: string | undefined): string | null {
  const found = (header ?? '').split(';').map((part) => part.trim().split('='));
  const value = found.find(([name]) => name === NAME)?.[1];
  return value && /^[\w-]{43}$/.test(value) ? value : null;
}
