import type { CDPSession, Page } from 'playwright-core';
import type { AgentIdentity } from './agent-identity.ts';

export interface OwnSite {
  /** Registrable domain, or host with port where there is none. Only narrows what the browser asks about. */
  site: string;
  /** Decides. */
  isOwn(url: string): boolean;
}

interface PausedRequest {
  requestId: string;
  resourceType: string;
  request: { url: string; method: string; headers: Record<string, string> };
}

/**
 * Puts the agent's signature on the page's requests to one site. Requests to any other host are neither held up nor
 * signed, redirects away included, so nobody else learns who is buying.
 */
export async function signOwnRequests(
  page: Page,
  identity: Pick<AgentIdentity, 'signRequest'>,
  own: OwnSite,
): Promise<void> {
  const client = await page.context().newCDPSession(page);
  client.on('Fetch.requestPaused', (paused) => void letGo(client, paused, identity, own, page.url()));
  await client.send('Fetch.enable', { patterns: urlPatterns(own.site).map((urlPattern) => ({ urlPattern })) });
}

async function letGo(
  client: CDPSession,
  { requestId, resourceType, request }: PausedRequest,
  identity: Pick<AgentIdentity, 'signRequest'>,
  own: OwnSite,
  pageUrl: string,
): Promise<void> {
  const mayCarry = own.isOwn(request.url) && (resourceType === 'Document' || isSameOrigin(request, pageUrl));
  const signed = mayCarry ? { ...request.headers, ...identity.signRequest(request) } : null;
  const headers = signed && Object.entries(signed).map(([name, value]) => ({ name, value }));
  // The page may be gone by now, and the request with it.
  await client.send('Fetch.continueRequest', headers ? { requestId, headers } : { requestId }).catch(() => undefined);
}

/** A further header on a request to another origin would make the browser ask that origin's leave first. */
function isSameOrigin({ url, headers }: PausedRequest['request'], pageUrl: string): boolean {
  const { origin } = new URL(url);
  const from = Object.entries(headers).find(([name]) => name.toLowerCase() === 'origin')?.[1];
  return URL.canParse(pageUrl) && new URL(pageUrl).origin === origin && (from === undefined || from === origin);
}

function urlPatterns(site: string): string[] {
  return [`*://${site}/*`, `*://${site}:*/*`, `*://*.${site}/*`, `*://*.${site}:*/*`];
}
