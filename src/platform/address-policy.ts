import ipaddr from 'ipaddr.js';

/** One entry of ALLOW_PRIVATE_HOSTS: a host name or literal with an optional port, or a network. */
export type AllowEntry =
  | { kind: 'host'; host: string; port: number | null }
  | { kind: 'network'; address: ipaddr.IPv4 | ipaddr.IPv6; bits: number };

export interface AddressPolicy {
  allow: readonly AllowEntry[];
}

/** What a caller asks to reach: the name as written in its URL, the port, and the address the name resolved to. */
export interface Destination {
  host: string;
  port: number;
  address: string;
}

export function parseAllowList(list: string): AllowEntry[] {
  return list
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map(parseAllowEntry);
}

function parseAllowEntry(text: string): AllowEntry {
  if (text.includes('/')) {
    try {
      const [address, bits] = ipaddr.parseCIDR(text);
      return { kind: 'network', address, bits };
    } catch {
      throw new Error(`not a network: ${text}`);
    }
  }
  const bracketed = /^\[([^\]]+)\](?::(\d+))?$/.exec(text);
  if (bracketed) return hostEntry(bracketed[1] ?? '', bracketed[2]);
  if (ipaddr.IPv6.isValid(text)) return hostEntry(text, undefined);
  const named = /^([^:\s]+)(?::(\d+))?$/.exec(text);
  if (!named) throw new Error(`not a host, host:port or network: ${text}`);
  return hostEntry(named[1] ?? '', named[2]);
}

function hostEntry(host: string, port: string | undefined): AllowEntry {
  const number = port === undefined ? null : Number(port);
  if (number !== null && (number < 1 || number > 65_535)) throw new Error(`not a port: ${port}`);
  return { kind: 'host', host: normaliseHost(host), port: number };
}

/** Lower case, no brackets, no trailing dot, literals in their canonical spelling. */
export function normaliseHost(host: string): string {
  const bare = host
    .toLowerCase()
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '');
  return ipaddr.isValid(bare) ? ipaddr.parse(bare).toString() : bare;
}

/**
 * True only for globally routable unicast addresses. Addresses that carry an IPv4 address inside (mapped, NAT64,
 * 6to4, Teredo, compatible) are refused altogether: a gateway could turn them into a private one.
 */
export function isPublicAddress(address: string): boolean {
  // ipaddr.js also accepts octal, hexadecimal and short forms; a socket never reports those, so only strict forms pass.
  const bare = address.replace(/%.*$/, '');
  if (ipaddr.IPv4.isValidFourPartDecimal(bare)) return isPublicIPv4(ipaddr.IPv4.parse(bare));
  if (ipaddr.IPv6.isValid(bare)) return isPublicIPv6(ipaddr.IPv6.parse(bare));
  return false;
}

const REFUSED_IPV4: readonly [ipaddr.IPv4, number][] = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
].map((network) => ipaddr.IPv4.parseCIDR(network));

// Only 2000::/3 is handed out for public unicast; these parts of it are not plain public hosts.
const REFUSED_IPV6: readonly [ipaddr.IPv6, number][] = [
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  '2620:4f:8000::/48',
  '3fff::/20',
].map((network) => ipaddr.IPv6.parseCIDR(network));

const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');

function isPublicIPv4(address: ipaddr.IPv4): boolean {
  return !REFUSED_IPV4.some((network) => address.match(network));
}

function isPublicIPv6(address: ipaddr.IPv6): boolean {
  return address.match(GLOBAL_UNICAST) && !REFUSED_IPV6.some((network) => address.match(network));
}

/** The one question every outgoing caller asks, at connect time, of the address it is about to connect to. */
export function isDestinationAllowed(policy: AddressPolicy, destination: Destination): boolean {
  return isPublicAddress(destination.address) || policy.allow.some((entry) => matchesEntry(entry, destination));
}

function matchesEntry(entry: AllowEntry, destination: Destination): boolean {
  if (entry.kind === 'host') {
    if (entry.port !== null && entry.port !== destination.port) return false;
    return entry.host === normaliseHost(destination.host);
  }
  const bare = destination.address.replace(/%.*$/, '');
  if (!ipaddr.isValid(bare)) return false;
  // A mapped address is the same machine as its IPv4 form, so an allowed IPv4 network covers both spellings.
  const address = ipaddr.process(bare);
  return address.kind() === entry.address.kind() && address.match(entry.address, entry.bits);
}
