/**
 * Only the page's own script and styles, nothing from other sites, forms only to ourselves, and framing only by pages
 * that the account allows. `X-Frame-Options` cannot name several parents, so it is set only when framing is forbidden.
 */
export function pageHeaders(nonce: string, allowedParents: readonly string[]): Record<string, string> {
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${allowedParents.length === 0 ? "'none'" : allowedParents.join(' ')}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ];
  return {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': policy.join('; '),
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), clipboard-read=(), display-capture=()',
    'Cross-Origin-Resource-Policy': 'same-origin',
    // The address is the key to the page, so no other site may learn it; our own forms still send their origin.
    'Referrer-Policy': 'same-origin',
    'Cache-Control': 'no-store',
    Vary: 'Accept-Language',
    ...(allowedParents.length === 0 && { 'X-Frame-Options': 'DENY' }),
  };
}
