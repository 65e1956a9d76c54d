import { isIP, type Socket } from 'node:net';
import { buildConnector } from 'undici';
import { type AddressPolicy, isDestinationAllowed } from './address-policy.ts';
import type { ResolveHost } from './resolve-host.ts';

export class RefusedAddressError extends Error {
  readonly code = 'private_address';
  constructor(host: string) {
    super(`${host} resolves to a private or reserved address`);
  }
}

const CONNECT_MS = 5_000;
const MAX_ADDRESSES = 4;

/**
 * Connects to a checked address, never to a name: a name could resolve differently between the check and the
 * connection. The certificate is still verified against the name.
 */
export function checkedConnector(policy: AddressPolicy, resolve: ResolveHost): buildConnector.connector {
  const connect = buildConnector({ timeout: CONNECT_MS, allowH2: false });

  const connectChecked = async (options: buildConnector.Options): Promise<Socket> => {
    const host = options.hostname.replace(/^\[|\]$/g, '');
    const port = Number(options.port) || (options.protocol === 'https:' ? 443 : 80);
    const addresses = await allowedAddresses(policy, resolve, host, port);
    let failure: Error | null = null;
    for (const address of alternateFamilies(addresses).slice(0, MAX_ADDRESSES)) {
      try {
        return await connectTo(connect, { ...options, hostname: address, ...(!isIP(host) && { servername: host }) });
      } catch (error) {
        failure = error as Error;
      }
    }
    throw failure ?? new Error(`${host} has no address`);
  };

  return (options, callback) => {
    connectChecked(options).then(
      (socket) => callback(null, socket),
      (error: Error) => callback(error, null),
    );
  };
}

/** IPv4 and IPv6 in turn: a host may have many addresses of a family that it does not listen on. */
function alternateFamilies(addresses: string[]): string[] {
  const [four, six] = [4, 6].map((family) => addresses.filter((address) => isIP(address) === family));
  const places = Math.max(four?.length ?? 0, six?.length ?? 0);
  return Array.from({ length: places }, (_, index) => [four?.[index], six?.[index]])
    .flat()
    .filter((address) => address !== undefined);
}

/** Throws RefusedAddressError when none of the host's addresses may be reached. */
export async function allowedAddresses(
  policy: AddressPolicy,
  resolve: ResolveHost,
  host: string,
  port: number,
): Promise<string[]> {
  const resolved = await resolve(host);
  const allowed = resolved.filter((address) => isDestinationAllowed(policy, { host, port, address }));
  if (resolved.length > 0 && allowed.length === 0) throw new RefusedAddressError(host);
  return allowed;
}

function connectTo(connect: buildConnector.connector, options: buildConnector.Options): Promise<Socket> {
  return new Promise((resolve, reject) => {
    connect(options, (error, socket) => (error ? reject(error) : resolve(socket as Socket)));
  });
}
