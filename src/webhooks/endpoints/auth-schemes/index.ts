import type { WebhookAuth, WebhookAuthView } from '@cartwright/contract';
import type { SafeFetcher } from '../../../platform/safe-fetch.ts';
import { type AuthScheme, fixedHeaders } from './auth-scheme.ts';
import { basicScheme } from './basic.ts';
import { customHeadersScheme } from './custom-headers.ts';
import { oauth2Scheme } from './oauth2.ts';

export { AuthFailure, type AuthScheme } from './auth-scheme.ts';

export function createAuthScheme(fetcher: SafeFetcher, auth: WebhookAuth): AuthScheme {
  switch (auth.scheme) {
    case 'none':
      return fixedHeaders({});
    case 'basic':
      return basicScheme(auth);
    case 'oauth2':
      return oauth2Scheme(fetcher, auth);
    case 'headers':
      return customHeadersScheme(auth);
  }
}

/** What may be shown again: which scheme and for whom, nothing secret. Values of custom headers count as secret. */
export function viewAuth(auth: WebhookAuth): WebhookAuthView {
  switch (auth.scheme) {
    case 'none':
      return { scheme: 'none' };
    case 'basic':
      return { scheme: 'basic', username: auth.username };
    case 'oauth2':
      return {
        scheme: 'oauth2',
        tokenUrl: auth.tokenUrl,
        clientId: auth.clientId,
        scope: auth.scope ?? null,
        audience: auth.audience ?? null,
        clientAuth: auth.clientAuth ?? 'header',
      };
    case 'headers':
      return { scheme: 'headers', headerNames: Object.keys(auth.headers) };
  }
}
