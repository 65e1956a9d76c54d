import {
  type CreateWebhookRequest,
  eventKinds,
  type Mode,
  type UpdateWebhookRequest,
  type WebhookAuth,
  type WebhookCreated,
  type WebhookEndpoint,
} from '@cartwright/contract';
import type { Sql } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { newId } from '../../platform/ids.ts';
import { SafeFetchError, type SafeFetcher } from '../../platform/safe-fetch.ts';
import type { Sealer } from '../../platform/sealing.ts';
import { hastenDeliveries } from '../sending/delivery-store.ts';
import { viewAuth } from './auth-schemes/index.ts';
import { sealAuth, sealSecret, viewEndpoint } from './endpoint.ts';
import {
  findEndpoint,
  insertEndpoint,
  markRemoved,
  type Owner,
  replaceSecret,
  selectEndpoints,
  updateEndpoint,
} from './endpoint-store.ts';
import { newSigningSecret } from './sign-delivery.ts';

export interface EndpointDependencies {
  fetcher: SafeFetcher;
  sealer: Sealer;
}

const MOST_ENDPOINTS = 10;

export async function createEndpoint(
  { fetcher, sealer }: EndpointDependencies,
  sql: Sql,
  owner: Owner,
  request: CreateWebhookRequest,
): Promise<WebhookCreated> {
  const auth = request.auth ?? { scheme: 'none' };
  await checkTarget(fetcher, owner.mode, { url: request.url, auth });
  const id = newId();
  const secret = newSigningSecret();
  const row = await insertEndpoint(
    sql,
    {
      id,
      ...owner,
      url: request.url,
      auth: viewAuth(auth),
      sealedAuth: sealAuth(sealer, id, auth),
      sealedSecret: sealSecret(sealer, id, secret),
      kinds: request.events ?? [...eventKinds],
      inProgressSpelling: request.inProgressSpelling ?? 'IN_PROGRESS',
      enabled: request.enabled ?? true,
      description: request.description ?? '',
    },
    MOST_ENDPOINTS,
  );
  if (!row) throw new ApiError('invalid_request', { message: `There can be at most ${MOST_ENDPOINTS} endpoints.` });
  return { ...viewEndpoint(row), secret };
}

export async function changeEndpoint(
  { fetcher, sealer }: EndpointDependencies,
  sql: Sql,
  owner: Owner,
  id: string,
  request: UpdateWebhookRequest,
): Promise<WebhookEndpoint> {
  const { auth, events, ...rest } = request;
  await checkTarget(fetcher, owner.mode, request);
  const row = await updateEndpoint(sql, owner, id, {
    ...rest,
    ...(events && { kinds: events }),
    ...(auth && { auth: viewAuth(auth), sealedAuth: sealAuth(sealer, id, auth) }),
  });
  if (!row) throw new ApiError('not_found');
  if (request.enabled) await hastenDeliveries(sql, [id]);
  return viewEndpoint(row);
}

export async function rotateSecret(
  { sealer }: EndpointDependencies,
  sql: Sql,
  owner: Owner,
  id: string,
  overlapHours = 24,
): Promise<WebhookCreated> {
  const secret = newSigningSecret();
  const row = await replaceSecret(sql, owner, id, { sealedSecret: sealSecret(sealer, id, secret), overlapHours });
  if (!row) throw new ApiError('not_found');
  return { ...viewEndpoint(row), secret };
}

export async function readEndpoint(sql: Sql, owner: Owner, id: string): Promise<WebhookEndpoint> {
  const row = await findEndpoint(sql, owner, id);
  if (!row) throw new ApiError('not_found');
  return viewEndpoint(row);
}

export async function listEndpoints(sql: Sql, owner: Owner): Promise<WebhookEndpoint[]> {
  return (await selectEndpoints(sql, owner)).map(viewEndpoint);
}

export async function removeEndpoint(sql: Sql, owner: Owner, id: string): Promise<void> {
  if (!(await markRemoved(sql, owner, id))) throw new ApiError('not_found');
}

async function checkTarget(
  fetcher: SafeFetcher,
  mode: Mode,
  { url, auth }: { url?: string | undefined; auth?: WebhookAuth | undefined },
): Promise<void> {
  if (mode === 'live' && auth?.scheme === 'none') {
    throw new ApiError('invalid_request', {
      details: [{ path: 'auth', message: 'live endpoints need one of basic, oauth2, headers' }],
    });
  }
  if (url !== undefined) await checkAddress(fetcher, 'url', url);
  if (auth?.scheme === 'oauth2') await checkAddress(fetcher, 'auth.tokenUrl', auth.tokenUrl);
}

async function checkAddress(fetcher: SafeFetcher, path: string, url: string): Promise<void> {
  try {
    await fetcher.checkUrl(url);
  } catch (error) {
    if (!(error instanceof SafeFetchError)) throw error;
    const code = error.code === 'private_address' ? 'private_address' : 'invalid_request';
    throw new ApiError(code, { details: [{ path, message: error.message }] });
  }
}
