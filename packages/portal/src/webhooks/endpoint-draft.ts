import type {
  CreateWebhookRequest,
  EventKind,
  InProgressSpelling,
  UpdateWebhookRequest,
  WebhookAuth,
  WebhookEndpoint,
  WebhookScheme,
} from '@cartwright/sdk';
import { allKinds } from '../display/kind-words.ts';

/** The form as it is being filled in. `keep` leaves the authentication of an existing endpoint as it is. */
export interface EndpointDraft {
  url: string;
  description: string;
  scheme: WebhookScheme | 'keep';
  username: string;
  password: string;
  tokenUrl: string;
  clientId: string;
  clientSecret: string;
  scope: string;
  audience: string;
  clientAuth: 'header' | 'body';
  headers: { id: number; name: string; value: string }[];
  events: EventKind[];
  spelling: InProgressSpelling;
}

export function draftOf(endpoint: WebhookEndpoint | null): EndpointDraft {
  return {
    url: endpoint?.url ?? '',
    description: endpoint?.description ?? '',
    scheme: endpoint ? 'keep' : 'basic',
    username: '',
    password: '',
    tokenUrl: '',
    clientId: '',
    clientSecret: '',
    scope: '',
    audience: '',
    clientAuth: 'header',
    headers: [{ id: 0, name: '', value: '' }],
    events: endpoint?.events ?? allKinds,
    spelling: endpoint?.inProgressSpelling ?? 'IN_PROGRESS',
  };
}

export function toCreateRequest(draft: EndpointDraft): CreateWebhookRequest {
  return { ...fieldsOf(draft), auth: authOf(draft) ?? { scheme: 'none' } };
}

export function toUpdateRequest(draft: EndpointDraft): UpdateWebhookRequest {
  const auth = authOf(draft);
  return { ...fieldsOf(draft), ...(auth && { auth }) };
}

function fieldsOf(draft: EndpointDraft) {
  return {
    url: draft.url.trim(),
    description: draft.description.trim(),
    events: allKinds.filter((kind) => draft.events.includes(kind)),
    inProgressSpelling: draft.spelling,
  };
}

function authOf(draft: EndpointDraft): WebhookAuth | null {
  switch (draft.scheme) {
    case 'keep':
      return null;
    case 'none':
      return { scheme: 'none' };
    case 'basic':
      return { scheme: 'basic', username: draft.username, password: draft.password };
    case 'oauth2':
      return {
        scheme: 'oauth2',
        tokenUrl: draft.tokenUrl.trim(),
        clientId: draft.clientId,
        clientSecret: draft.clientSecret,
        ...(draft.scope && { scope: draft.scope }),
        ...(draft.audience && { audience: draft.audience }),
        clientAuth: draft.clientAuth,
      };
    case 'headers': {
      const named = draft.headers.filter(({ name }) => name.trim() !== '');
      return { scheme: 'headers', headers: Object.fromEntries(named.map(({ name, value }) => [name.trim(), value])) };
    }
  }
}
