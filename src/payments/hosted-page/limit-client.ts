import ipaddr from 'ipaddr.js';
import type { Database } from '../../platform/database.ts';
import { countClientTry, forgetOldTries } from './client-try-store.ts';

const WINDOW_SECONDS = 10 * 60;
/** Enough for an office behind one address, too few for testing stolen cards. */
const MOST_TRIES = 30;
const IPV6_NETWORK_BITS = 64;

/**
 * Whether this client may try one more card. A private address is a proxy that nobody told us about, and all customers
 * come from it: it is not limited.
 */
export async function mayTryCard(
  deps: { database: Database; digestClient(text: string): Buffer[] },
  address: string,
): Promise<boolean> {
  const client = nameClient(address);
  if (client === null) return true;
  await forgetOldTries(deps.database);
  const [digest] = deps.digestClient(client);
  return (await countClientTry(deps.database, digest as Buffer, WINDOW_SECONDS)) <= MOST_TRIES;
}

/** Null for an address that is not public. One customer has a whole network of IPv6 addresses. */
function nameClient(address: string): string | null {
  if (!ipaddr.isValid(address)) return null;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return null;
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/${IPV6_NETWORK_BITS}`).toString();
}
