import type { Page } from 'playwright-core';
import { signOwnRequests } from '../../browser/index.ts';
import type { AgentDeps } from './agent-deps.ts';
import { isMerchantUrl, type MerchantSite } from './merchant-site.ts';

/** Every page that is opened at the merchant says who is asking, where the operator has an identity. */
export async function signPage(
  page: Page,
  { identity }: Pick<AgentDeps, 'identity'>,
  site: MerchantSite,
): Promise<void> {
  if (!identity) return;
  await signOwnRequests(page, identity, { site: site.site, isOwn: (url) => isMerchantUrl(site, url) });
}
