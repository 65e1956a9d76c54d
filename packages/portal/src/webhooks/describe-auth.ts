import type { WebhookAuthView } from '@cartwright/sdk';

export function describeAuth(auth: WebhookAuthView): string {
  switch (auth.scheme) {
    case 'none':
      return 'none';
    case 'basic':
      return `Basic, as ${auth.username}`;
    case 'oauth2':
      return `OAuth 2, client ${auth.clientId}`;
    case 'headers':
      return `headers ${auth.headerNames.join(', ')}`;
  }
}
