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
  request: { url: string; method: string; headers: Record<string, string> };
}

/**
 * Puts the agent's signature on the page's requests to one site. Requests to any other host are neither held up nor
 * signed, redirects away included, so nobody else learns who is buying. The headers are added after the browser decided
 * whether the request needs a CORS preflight, so they never cause one.
 */
export async function signOwnRequests(
  page: Page,
  identity: Pick<AgentIdentity, 'signRequest'>,
  own: OwnSite,
): Promise<void> {
  const client = await page.context().newCDPSession(page);
  client.on('Fetch.requestPaused', (paused) => void letGo(client, paused, identity, own));
  await client.send('Fetch.enable', { patterns: urlPatterns(own.site).map((urlPattern) => ({ urlPattern })) });
}

async function letGo(
  client: CDPSession,
  { requestId, request }: PausedRequest,
  identity: Pick<AgentIdentity, 'signRequest'>,
  own: OwnSite,
): Promise<void> {
  const signed = own.isOwn(request.url) ? { ...request.headers, ...identity.signRequest(request) } : null;
  const headers = signed && Object.entries(signed).map(([name, value]) => ({ name, value }));
  // The page may be gone by now, and the request with it.
  await client.send('Fetch.continueRequest', headers ? { requestId, headers } : { requestId }).catch(() => undefined);
}

function urlPatterns(site: string): string[] {
  return [`*://${site}/*`, `*://${site}:*/*`, `*://*.${site}/*`, `*://*.${site}:*/*`];
}
