import { lookup, Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';

export type ResolveHost = (host: string) => Promise<string[]>;

const LOOKUP_MS = 2_000;

/**
 * Addresses of a host name, IPv4 first. Asks the name servers on sockets rather than through the operating system,
 * whose few lookup threads one tenant's slow name could otherwise block for everybody. Names that the servers do
 * not know (the hosts file, a machine without name servers) are then asked of the operating system.
 */
export async function resolveHost(name: string): Promise<string[]> {
  const host = name.replace(/\.$/, '').toLowerCase();
  if (isIP(host)) return [host];
  // Loopback by definition, whatever a resolver says.
  if (host === 'localhost' || host.endsWith('.localhost')) return ['127.0.0.1', '::1'];
  // A name without a dot is never public: the hosts file or the container network knows it.
  if (!host.includes('.')) return lookUpLocally(host);
  const resolver = new Resolver({ timeout: LOOKUP_MS, tries: 2 });
  const answers = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  const addresses = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
  if (addresses.length > 0) return addresses;
  if (answers.some((answer) => answer.status === 'rejected' && isTimeout(answer.reason))) {
    throw new Error(`the name servers did not answer for ${host}`);
  }
  return lookUpLocally(host);
}

async function lookUpLocally(host: string): Promise<string[]> {
  const found = await lookup(host, { all: true });
  return found.map((entry) => entry.address);
}

function isTimeout(reason: unknown): boolean {
  return reason instanceof Error && 'code' in reason && reason.code === 'ETIMEOUT';
}
