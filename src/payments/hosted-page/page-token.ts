import { timingSafeEqual } from 'node:crypto';

/** What a token was made for: sending the page's own forms, or having proved the e-mail address. */
export type TokenPurpose = 'page' | 'address';

export interface PageTokens {
  issue(purpose: TokenPurpose, sessionId: string): string;
  isValid(purpose: TokenPurpose, sessionId: string, token: string): boolean;
}

const livesMs = { page: 12 * 60 * 60_000, address: 15 * 60_000 } as const satisfies Record<TokenPurpose, number>;

/**
 * Forms are accepted only from a page that we rendered for the same session. No cookie is involved: browsers block them
 * in another site's frame, and a token that is not sent automatically cannot be abused by other sites.
 */
export function createPageTokens(digest: (text: string) => Buffer[], now: () => number = Date.now): PageTokens {
  const sign = (purpose: TokenPurpose, sessionId: string, until: number) => digest(`${purpose}:${sessionId}:${until}`);
  return {
    issue(purpose, sessionId) {
      const until = now() + livesMs[purpose];
      return `${until}.${(sign(purpose, sessionId, until)[0] as Buffer).toString('base64url')}`;
    },
    isValid(purpose, sessionId, token) {
      const [, until = '', signature = ''] = /^(\d{1,15})\.([\w-]{43})$/.exec(token) ?? [];
      if (until === '' || Number(until) < now()) return false;
      const given = Buffer.from(signature, 'base64url');
      return sign(purpose, sessionId, Number(until)).some(
        (expected) => expected.length === given.length && timingSafeEqual(expected, given),
      );
    },
  };
}
