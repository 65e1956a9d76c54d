import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import type { BrowserContext } from 'playwright-core';
import { type AddressPolicy, isDestinationAllowed, normaliseHost } from '../platform/address-policy.ts';

/**
 * A remote browser resolves names itself, so its connections cannot be checked where they are made. Each request is
 * checked against what its host resolves to here; the network around a browser farm has to do the rest.
 */
export async function guardRemoteContext(context: BrowserContext, policy: AddressPolicy): Promise<void> {
  await context.route('**/*', async (route) => {
    const allowed = await isUrlAllowed(policy, route.request().url());
    if (allowed) await route.continue().catch(() => undefined);
    else await route.abort('addressunreachable').catch(() => undefined);
  });
}

async function isUrlAllowed(policy: AddressPolicy, text: string): Promise<boolean> {
  const url = new URL(text);
  if (url.protocol === 'data:' || url.protocol === 'blob:' || url.protocol === 'about:') return true;
  if (!/^(https?|wss?):$/.test(url.protocol)) return false;
  const host = normaliseHost(url.hostname);
  const port = Number(url.port || (/^(https|wss):$/.test(url.protocol) ? 443 : 80));
  const addresses = isIP(host)
    ? [host]
    : await lookup(host, { all: true }).then(
        (all) => all.map((a) => a.address),
        () => [],
      );
  return addresses.length > 0 && addresses.every((address) => isDestinationAllowed(policy, { host, port, address }));
}
